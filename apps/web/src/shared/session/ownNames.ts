import { readField, readRegistry, RpcError, valueOr, type NetworkId } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { formatName, parseName, type Name } from '@tyto/identity'
import { zeroAddress, type Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chainOf } from '../chain/chain'
import { seededNames } from '../chain/localNetwork'
import { useNetworkId } from '../settings/network'
import { useKnownNames } from './knownNames'
import { useAccount } from './wallet'

/** A name that belongs to the account itself, or to a DID wallet that the account controls. */
interface OwnName {
  readonly name: Name
  /** The version of its wallet, such as `DIDxWALLET_7.0.0`; null if it has no wallet yet. */
  readonly version: string | null
  /** That wallet; null if it has none yet. */
  readonly wallet: Address | null
}

/** An own name with a wallet: a person can log in to it. */
export function hasWallet({ version }: OwnName): boolean {
  return version !== null
}

/** How many names are looked up, one by one. The registry on chain holds only hashes, so it cannot be searched. */
const mostNames = 40
/** How long the found names are reused, in ms. */
const ownNamesStaleTime = 10_000

/** The usernames among the known names: without subdomain, each once. A .did name counts as its .ssi name. */
function usernamesOf(known: readonly string[], network: NetworkId): readonly Name[] {
  const names = known.flatMap((text) => {
    const name = parseName(text)
    return name.ok ? [name.value] : []
  })
  const usernames = new Map<string, Name>()
  for (const { domain, topLevel } of network === 'local' ? [...names, ...seededNames] : names) {
    const name: Name = { subdomain: '', domain, topLevel: topLevel === 'zlp' ? 'zlp' : 'ssi' }
    usernames.set(formatName(name), name)
  }
  return [...usernames.values()].slice(0, mostNames)
}

/** The known names that belong to an account or to its wallets. Names whose wallet cannot be read are left out. */
function ownNamesQuery(network: NetworkId, account: Address, names: readonly Name[]) {
  return queryOptions({
    queryKey: ['chain', network, 'own names', account, names.map(formatName)],
    retry: false,
    networkMode: 'always',
    staleTime: ownNamesStaleTime,
    queryFn: async (): Promise<readonly OwnName[]> => {
      const read = await Promise.all(names.map((name) => readOwnName(network, account, name)))
      return read.filter((own) => own !== null)
    },
  })
}

async function readOwnName(network: NetworkId, account: Address, name: Name): Promise<OwnName | null> {
  const { client, network: description } = chainOf(network)
  const { owner, did } = await readRegistry(client, description, name)
  const wallet = did ?? owner
  if (wallet === account) return { name, version: null, wallet: null }
  if (wallet === null || wallet === zeroAddress) return null
  const { controller, version } = didWallet(wallet).fields
  try {
    // Most names are somebody else's: the version of their wallets is not asked, so that a page's calls fit into one batch.
    if (valueOr(await readField(client, controller), null) !== account) return null
    return { name, version: valueOr(await readField(client, version), ''), wallet }
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
