import { readField, readRegistry, RpcError, valueOr, type NetworkId } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { formatName, isNftName, type Name, parseName } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chainOf } from '../../chain/network/chain'
import { seededNames } from '../../chain/network/localNetwork'
import { useNetworkId } from '../../settings/network'
import { useKnownNames } from './knownNames'
import { useAccount } from '../wallet/wallet'

/** A name that belongs to the account itself, or to a DID wallet that the account controls. */
export interface OwnName {
  readonly name: Name
  /** `ssi`, `did`: only this half of the name leads to a wallet of the account. */
  readonly half: 'both' | 'ssi' | 'did'
  /** The version of its wallet, such as `DIDxWALLET_7.0.0`; null if it has no wallet yet. */
  readonly version: string | null
  /** That wallet; null if it has none yet. */
  readonly wallet: Address | null
}

/** An own name with a wallet: a person can log in to it. The .did decides that. */
export function hasWallet({ version, half }: OwnName): boolean {
  return version !== null && half !== 'ssi'
}

/**
 * How many names are looked up together. The registry on chain holds only hashes, so it cannot be searched: every name that
 * this device knows is asked for.
 */
const namesAtOnce = 100
/** How long the found names are reused, in ms. */
const ownNamesStaleTime = 10_000

/** The usernames among the known names: without subdomain, each once. A .did name counts as its .ssi name. */
function usernamesOf(texts: readonly string[], network: NetworkId): readonly Name[] {
  const names = texts.flatMap((text) => {
    const name = parseName(text)
    return name.ok ? [name.value] : []
  })
  const usernames = new Map<string, Name>()
  for (const known of network === 'local' ? [...names, ...seededNames] : names) {
    const name: Name = {
      subdomain: '',
      domain: known.domain,
      topLevel: isNftName(known) ? known.topLevel : 'ssi',
    }
    usernames.set(formatName(name), name)
  }
  return [...usernames.values()]
}

/** The known names that belong to an account or to its wallets. Names whose wallet cannot be read are left out. */
function ownNamesQuery(network: NetworkId, account: Address, names: readonly Name[]) {
  return queryOptions({
    queryKey: ['chain', network, 'own names', account, names.map(formatName)],
    retry: false,
    networkMode: 'always',
    staleTime: ownNamesStaleTime,
    queryFn: async (): Promise<readonly OwnName[]> => {
      const own: OwnName[] = []
      for (let start = 0; start < names.length; start += namesAtOnce) {
        const some = names.slice(start, start + namesAtOnce)
        const read = await Promise.all(some.map((name) => readOwnName(network, account, name)))
        own.push(...read.filter((each) => each !== null))
      }
      return own
    },
  })
}

async function readOwnName(network: NetworkId, account: Address, name: Name): Promise<OwnName | null> {
  const { client, network: description } = chainOf(network)
  const { owner, did } = await readRegistry(client, description, name)
  const isSplit = owner !== null && did !== null && owner !== did
  const [byDid, bySsi] = await Promise.all([
    readOwnWallet(network, account, did ?? owner),
    isSplit ? readOwnWallet(network, account, owner) : null,
  ])
  const own = byDid ?? bySsi
  if (own === null) return null
  const isWhole = !isSplit || (byDid !== null && bySsi !== null)
  return { name, half: isWhole ? 'both' : byDid === null ? 'ssi' : 'did', ...own }
}

/** A place of the account: itself, or a wallet that it controls; null where it is somebody else's. */
async function readOwnWallet(
  network: NetworkId,
  account: Address,
  wallet: Address | null,
): Promise<Pick<OwnName, 'version' | 'wallet'> | null> {
  if (wallet === account) return { version: null, wallet: null }
  if (wallet === null || wallet === zeroAddress) return null
  const { client } = chainOf(network)
  const { controller, version } = didWallet(wallet).fields
  try {
    // Most names are somebody else's: the version of their wallets is not asked, so that a page's calls fit into one batch.
    if (valueOr(await readField(client, controller), null) !== account) return null
    return { version: valueOr(await readField(client, version), ''), wallet }
  } catch (error) {
    // An unknown kind of contract. The other names are still listed.
    if (error instanceof RpcError && error.code === 'RpcInvalidAnswer') return null
    throw error
  }
}

/** The own names of the connected account; nothing is asked without an account, or while nobody needs them. */
export function useOwnNames({ isNeeded = true }: { readonly isNeeded?: boolean } = {}): {
  readonly names: readonly OwnName[] | undefined
  readonly error: Error | null
  readonly isPending: boolean
} {
  const network = useNetworkId()
  const account = useAccount()
  const known = useKnownNames()
  const names = useMemo(() => usernamesOf(known, network), [known, network])
  const { data, error, isPending } = useQuery({
    ...ownNamesQuery(network, account?.address ?? zeroAddress, names),
    enabled: account !== null && isNeeded,
  })
  return { names: data, error, isPending }
}
