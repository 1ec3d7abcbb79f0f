import { readEstate, readEstateHalf, readFields, readOwnership, valueOr, type NetworkId } from '@tyto/chain'
import { nameRegistry } from '@tyto/contracts'
import { domainId, estateAfter, parseName, type ControlChange, type Estate } from '@tyto/identity'
import { isHex, type Address, type Hex } from '@tyto/primitives'
import type { Simulation } from '@tyto/simulator'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../chain/chain'
import { seededNames } from '../../chain/localNetwork'
import { chainReadOptions } from '../../chain/queries'
import { knownNames } from '../../session/knownNames'
import { estateCoins } from './estateQuery'
import { changesControl, controlIn, type SeenControl } from './seenControl'

/** A name before and after the transaction of a review. */
export interface ReviewedEstate {
  readonly before: Estate
  readonly after: Estate
  /** `accepted`: only once somebody else accepts. */
  readonly from: 'then' | 'accepted'
}

/** As many of the newest known names are asked whether they lead to a wallet that changes hands. */
const mostNames = 40

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
  return JSON.stringify(Object.values(seen).map((part) => (part instanceof Map ? [...part] : part)))
}

async function readReviewed(
  network: NetworkId,
  seen: SeenControl,
  signal: AbortSignal,
): Promise<readonly ReviewedEstate[]> {
  const { client, network: description } = chainOf(network)
  const half = (wallet: Address) => readEstateHalf(client, description, wallet, { signal })
  const estate = (id: Hex) => readEstate(client, description, { id, coins: estateCoins }, { signal })
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
          return [wallet, { domain, controller: did.controller }] as const
        }),
      ),
    )
  const now: ControlChange = {
    controllers: seen.controllers,
    statuses: seen.statuses,
    domains: await domains(seen.domains),
    pauses: seen.pauses,
  }
  const later: ControlChange = { controllers: seen.successors, domains: await domains(seen.offers) }
  const isLater = seen.successors.size > 0 || seen.offers.size > 0
  const changed = led.map((before): ReviewedEstate => {
    const after = estateAfter(before, isLater ? later : now)
    return { before, after, from: isLater ? 'accepted' : 'then' }
  })
  const made = seen.made.map(async (id): Promise<ReviewedEstate> => {
    const before = await estate(id)
    return { before, after: before, from: 'then' }
  })
  return [...(await Promise.all(named)).flat(), ...changed, ...(await Promise.all(made))]
}

/** The names whose control changes: those of this device that lead to a DID wallet of it, and those that other wallets belong to. */
async function estatesOf(
  network: NetworkId,
  seen: SeenControl,
  estate: (id: Hex) => Promise<Estate>,
  signal: AbortSignal,
): Promise<readonly Estate[]> {
  const { client, network: description } = chainOf(network)
  const dids = new Set([...seen.controllers, ...seen.statuses, ...seen.successors].map(([wallet]) => wallet))
  const others = [...new Set([...seen.domains, ...seen.offers, ...seen.pauses].map(([wallet]) => wallet))]
  const known = dids.size === 0 ? [] : [...new Set([...knownNames.get(), ...seededTexts()].flatMap(idOf))]
  const { dns, did_dns } = nameRegistry(description.registry).fields
  const [led, owned] = await Promise.all([
    Promise.all(
      known.slice(0, mostNames).map(async (id) => {
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

function idOf(text: string): readonly Hex[] {
  const name = parseName(text)
  const id = name.ok && name.value.topLevel !== 'zlp' ? domainId(name.value.domain) : null
  return isHex(id, 32) ? [id] : []
}

function seededTexts(): readonly string[] {
  return seededNames.map(({ domain }) => `${domain}.ssi`)
}
