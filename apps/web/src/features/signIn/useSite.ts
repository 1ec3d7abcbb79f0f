import { didWalletOf, getBlock, resolveDid, type NetworkId } from '@tyto/chain'
import { parseName } from '@tyto/identity'
import { checkSite, type ReadRequest, type SiteStanding } from '@tyto/sign-in'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { chainOf } from '../../shared/chain/network/chain'
import { chainReadOptions, nameQuery } from '../../shared/chain/reads/queries'
import { useNetworkId } from '../../shared/settings/network'

/** What was told once stays: a node that falls silent later takes nothing back. What no node tells is an error, and asked again. */
const onceTold = { ...chainReadOptions, staleTime: Infinity } as const

/** The hash of a chain's first block, which tells chains of one id apart. */
function genesisQuery(network: NetworkId) {
  return queryOptions({
    ...onceTold,
    queryKey: ['chain', network, 'genesis'],
    queryFn: async () => {
      const block = await getBlock(chainOf(network).client, 0n)
      if (block === null) throw new Error('No node told the first block.')
      return block.hash
    },
  })
}

/** The document of the DID that a request is signed by, and what it makes of the site. */
function standingQuery(network: NetworkId, { request, signer }: ReadRequest) {
  return queryOptions({
    ...onceTold,
    queryKey: ['chain', network, 'site', signer?.did ?? '', request.nonce],
    queryFn: async () => {
      if (signer === null) throw new Error('The site has no DID.')
      const { client, network: description } = chainOf(network)
      const sources = [{ didNetwork: description.didNetwork, client, hasHistory: false }]
      const resolution = await resolveDid(sources, { did: signer.did, version: {} }, Date.now)
      const standing = checkSite(request, signer, resolution)
      if (standing === 'unknown') throw new Error('No node told the document of the site.')
      return standing
    },
  })
}

/** What is certain of the site: its DID's standing, the name that leads to that DID, and the first block if it names one. */
export function useSite(read: ReadRequest): {
  readonly standing: SiteStanding | 'none'
  /** The name that it says, once the chain has said that it leads to its DID; else the DID. */
  readonly called: string
  /** Null while it is not known, and where it was not asked for. */
  readonly genesis: string | null
  readonly isReading: boolean
  /** Asks the nodes once more. */
  readonly askAgain: () => void
} {
  const network = useNetworkId()
  const { request, signer } = read
  const asksGenesis = request.genesis !== null
  const genesis = useQuery({ ...genesisQuery(network), enabled: asksGenesis })
  const standing = useQuery({ ...standingQuery(network, read), enabled: signer !== null })
  const name = parseName(request.username)
  const asksName = signer !== null && name.ok
  const found = useQuery({
    ...nameQuery(network, name.ok ? name.value : { subdomain: '', domain: '', topLevel: 'ssi' }),
    enabled: asksName,
  })
  const isItsName = asksName && found.data?.kind === 'found' && didWalletOf(found.data)?.did === signer.did
  return {
    standing: signer === null ? 'none' : (standing.data ?? 'unknown'),
    called: isItsName ? request.username : (signer?.did ?? ''),
    genesis: genesis.data ?? null,
    isReading: (asksGenesis && genesis.isLoading) || (signer !== null && standing.isLoading),
    askAgain: () => {
      if (asksGenesis) void genesis.refetch()
      if (signer !== null) void standing.refetch()
    },
  }
}
