import {
  readEstate,
  readEstateHalf,
  readEstateWallet,
  readFields,
  readOwnership,
  valueOr,
  type NetworkId,
} from '@tyto/chain'
import { nameRegistry } from '@tyto/contracts'
import { domainId, estateAfter, type ControlChange, type Estate } from '@tyto/identity'
import { isHex, type Address, type Hex } from '@tyto/primitives'
import type { Simulation } from '@tyto/simulator'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/network/chain'
import { chainReadOptions } from '../../chain/reads/queries'
import { emptyWallet } from './emptyWallet'
import { estateCoins, knownIds } from './estateQuery'
import { changesControl, controlIn, type SeenControl } from './seenControl'

/** A name before and after the transaction of a review. */
export interface ReviewedEstate {
  readonly before: Estate
  readonly after: Estate
  /** `accepted`: only once somebody else accepts. */
  readonly from: 'then' | 'accepted'
}

/** The names that a simulated transaction changes the control of; none where it changes none. */
export function reviewedEstatesQuery(network: NetworkId, simulation: Simulation) {
  const { registry } = chainOf(network).network
  const seen = controlIn(simulation, registry)
  return queryOptions<readonly ReviewedEstate[]>({
    ...chainReadOptions,
    enabled: changesControl(seen),
    queryKey: ['chain', network, 'reviewed estates', simulation.block.toString(), keyOf(seen)],
    queryFn: ({ signal }) => readReviewed(network, seen, signal),
  })
}

function keyOf(seen: SeenControl): string {
  return JSON.stringify(seen, (_, part: unknown) => (part instanceof Map ? [...part] : part))
}

async function readReviewed(
  network: NetworkId,
  simulated: SeenControl,
  signal: AbortSignal,
): Promise<readonly ReviewedEstate[]> {
  const seen = await withDomainsInPlainText(network, simulated, signal)
  const { client, network: description } = chainOf(network)
  const half = (wallet: Address) => readEstateHalf(client, description, wallet, { signal })
  const others = knownIds(network)
  const estate = (id: Hex) => readEstate(client, description, { id, coins: estateCoins, others }, { signal })
  const named = [...seen.names].map(async ([id, { ssi, did }]): Promise<readonly ReviewedEstate[]> => {
    const [before, ssiHalf, didHalf] = await Promise.all([estate(id), ssi && half(ssi), did && half(did)])
    // A name that nobody had carries nothing yet.
    if (before.ssi.wallet === null && before.did.wallet === null) return []
    const change = { ...(ssiHalf ? { ssi: ssiHalf } : {}), ...(didHalf ? { did: didHalf } : {}) }
    return [{ before, after: estateAfter(before, change), from: 'then' }]
  })
  const led = await estatesOf(network, seen, estate, signal)
  const domains = async (from: ReadonlyMap<Address, Hex>) =>
    new Map(
      await Promise.all(
        [...from].map(async ([wallet, domain]) => {
          const { did } = await readEstate(
            client,
            description,
            { id: domain, coins: [], isControlOnly: true },
            { signal },
          )
          return [wallet, { domain, controller: did.speaker }] as const
        }),
      ),
    )
  const now: ControlChange = {
    controllers: seen.controllers,
    statuses: seen.statuses,
    domains: await domains(seen.domains),
    pauses: seen.pauses,
    keepers: seen.keepers,
  }
  const later: ControlChange = { controllers: seen.successors, domains: await domains(seen.offers) }
  const isLater = seen.successors.size > 0 || seen.offers.size > 0 || seen.askedUsernames.size > 0
  const changed = await Promise.all(
    led.map(async (before): Promise<ReviewedEstate> => {
      const own = await ofDidWallet(network, seen, before, signal)
      const after = estateAfter(before, { ...(isLater ? later : now), ...own })
      return { before, after, from: isLater ? 'accepted' : 'then' }
    }),
  )
  const made = seen.made.map(async ({ address, domain }): Promise<ReviewedEstate> => {
    const before = await estate(domain)
    const { wallet: through, speaker: obeys } = before.did
    const wallet = { ...emptyWallet, address, domain, through, obeys }
    return { before, after: { ...before, wallets: [...before.wallets, wallet] }, from: 'then' }
  })
  return [...(await Promise.all(named)).flat(), ...changed, ...(await Promise.all(made))]
}

/** A soulbound wallet says in plain text to which domain it belongs, in the fields where a DID wallet says what it goes by. */
async function withDomainsInPlainText(
  network: NetworkId,
  seen: SeenControl,
  signal: AbortSignal,
): Promise<SeenControl> {
  const { client, network: description } = chainOf(network)
  const named = [...new Set([...seen.usernames.keys(), ...seen.askedUsernames.keys()])]
  const read = await Promise.all(
    named.map(async (wallet) => {
      const { by } = await readOwnership(client, description, wallet, { signal })
      return by === 'username' ? [wallet] : []
    }),
  )
  const plain = new Set(read.flat())
  const split = (names: ReadonlyMap<Address, string>, domains: ReadonlyMap<Address, Hex>) => ({
    names: new Map([...names].filter(([wallet]) => !plain.has(wallet))),
    domains: new Map([
      ...domains,
      ...[...names].flatMap(([wallet, domain]): readonly (readonly [Address, Hex])[] => {
        const id = domainId(domain)
        return plain.has(wallet) && isHex(id, 32) ? [[wallet, id]] : []
      }),
    ]),
  })
  const now = split(seen.usernames, seen.domains)
  const later = split(seen.askedUsernames, seen.offers)
  return {
    ...seen,
    usernames: now.names,
    domains: now.domains,
    askedUsernames: later.names,
    offers: later.domains,
  }
}

/** The other changes in the DID wallet behind a name, besides whom it obeys: guardians, subdomains, usernames. */
async function ofDidWallet(
  network: NetworkId,
  seen: SeenControl,
  { did, guardians }: Estate,
  signal: AbortSignal,
): Promise<ControlChange> {
  const { wallet } = did
  if (wallet === null) return {}
  const { client, network: description } = chainOf(network)
  const led = seen.subdomains.get(wallet) ?? new Map<string, Address>()
  const username = seen.usernames.get(wallet) ?? seen.askedUsernames.get(wallet)
  const more = seen.guardians.get(wallet)
  return {
    subdomains: new Map(
      await Promise.all(
        [...led].map(async ([subdomain, address]) => {
          return [
            subdomain,
            await readEstateWallet(client, description, { address, coins: estateCoins }, { signal }),
          ] as const
        }),
      ),
    ),
    ...(username === undefined ? {} : { username }),
    ...(more === undefined || guardians === null ? {} : { guardians: guardians + more }),
  }
}

/** The names whose control changes: those of this device that lead to a DID wallet of it, and those that other wallets belong to. */
async function estatesOf(
  network: NetworkId,
  seen: SeenControl,
  estate: (id: Hex) => Promise<Estate>,
  signal: AbortSignal,
): Promise<readonly Estate[]> {
  const { client, network: description } = chainOf(network)
  const { controllers, statuses, successors, guardians, subdomains, usernames, askedUsernames } = seen
  const dids = new Set(
    [controllers, statuses, successors, guardians, subdomains, usernames, askedUsernames].flatMap(
      (changed) => [...changed.keys()],
    ),
  )
  const moved = [...seen.domains, ...seen.offers, ...seen.pauses, ...seen.keepers]
  const others = [...new Set(moved.map(([wallet]) => wallet))]
  // Every name that this device knows is asked whether it leads to a wallet that changes hands.
  const known = dids.size === 0 ? [] : knownIds(network)
  const { dns, did_dns } = nameRegistry(description.registry).fields
  const [led, owned] = await Promise.all([
    Promise.all(
      known.map(async (id) => {
        const entry = await readFields(client, { ssi: dns.at(id), did: did_dns.at(id) }, { signal })
        const leads = [valueOr(entry.ssi, null), valueOr(entry.did, null)]
        return leads.some((wallet) => wallet !== null && dids.has(wallet)) ? [id] : []
      }),
    ),
    Promise.all(
      others.map(async (wallet) => {
        const { domain } = await readOwnership(client, description, wallet, { signal })
        return domain === null ? [] : [domain]
      }),
    ),
  ])
  return Promise.all([...new Set([...led, ...owned].flat())].map(estate))
}
