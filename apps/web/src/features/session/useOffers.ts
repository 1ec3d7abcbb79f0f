import { readOwnership, resolveName, type NetworkId } from '@tyto/chain'
import { decodeChainText, formatName, parseName, parseVersion, type Name } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/network/chain'
import { domainsByHash, useKnownNames } from '../../shared/session/names/knownNames'
import { useAccount } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'

/** A wallet that waits for this account. */
interface KnownOffer {
  readonly name: Name
  /** The domain that it is offered to; null where it is not known here, and where it is offered to the account itself. */
  readonly domain: string | null
}

/** How many known names are looked at, newest first: the chain cannot be asked who is offered what. */
const mostNames = 12
/** How long the answer is reused, in ms. */
const offersStaleTime = 30_000

/** The names with a subdomain first: there such wallets are kept. */
function likelyNames(known: readonly string[]): readonly Name[] {
  const names = known.flatMap((text) => {
    const name = parseName(text)
    return name.ok ? [name.value] : []
  })
  const [inner, outer] = [names.filter(isInner), names.filter((name) => !isInner(name))]
  return [...inner, ...outer].slice(0, mostNames)
}

function isInner({ subdomain }: Name): boolean {
  return subdomain !== ''
}

function offersQuery(network: NetworkId, account: Address, known: readonly string[]) {
  const names = likelyNames(known)
  return queryOptions({
    queryKey: ['chain', network, 'offers', account, names.map(formatName)],
    retry: false,
    networkMode: 'always',
    staleTime: offersStaleTime,
    queryFn: async (): Promise<readonly KnownOffer[]> => {
      const domains = domainsByHash(known)
      const read = await Promise.allSettled(names.map((name) => readOffer(network, account, name, domains)))
      return read.flatMap((each) => (each.status === 'fulfilled' && each.value !== null ? [each.value] : []))
    },
  })
}

async function readOffer(
  network: NetworkId,
  account: Address,
  name: Name,
  domains: ReadonlyMap<string, string>,
): Promise<KnownOffer | null> {
  const { client, network: description } = chainOf(network)
  const found = await resolveName(client, description, name)
  if (found.kind !== 'found' || found.wallet === null) return null
  const { kind } = parseVersion(found.wallet.version)
  if (kind !== 'defi' && kind !== 'staking' && kind !== 'soulbound') return null
  const { owner, offer } = await readOwnership(client, description, found.wallet.address)
  if (offer?.controller !== account || owner === account) return null
  const known = offer.domain === null ? null : (domains.get(offer.domain) ?? null)
  return { name, domain: offer.username === null ? known : decodeChainText(offer.username).slice(0, 60) }
}

/** The known wallets that wait for the connected account; empty while nothing is known. */
export function useOffers(): readonly KnownOffer[] {
  const network = useNetworkId()
  const account = useAccount()
  const known = useKnownNames()
  const { data } = useQuery({
    ...offersQuery(network, account?.address ?? zeroAddress, known),
    enabled: account !== null,
  })
  return data ?? []
}
