import { readRegistry, type Client, type Network, type NetworkId, type RequestOptions } from '@tyto/chain'
import { formatName, parseName, type Name } from '@tyto/identity'
import { isAddress, ownValue, zeroAddress, type Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { noteAddressOf } from '../chain/names/addressNames'
import { chainOf } from '../chain/network/chain'
import { seededNames } from '../chain/network/localNetwork'
import { useKnownNames } from '../session/names/knownNames'
import { useNetworkId } from '../settings/network'
import { site } from '../settings/site'

/** A label that is known for an address. */
export type AddressLabel =
  | { readonly kind: 'name'; readonly name: Name }
  /** A test account of the local network, by its index. */
  | { readonly kind: 'account'; readonly index: number }
  /** A part of the protocol, or of the local network. */
  | { readonly kind: 'part'; readonly part: Part | 'zero' }

const parts = ['registry', 'zlpRegistry', 'init', 'initDid', 'tyron', 'faucet'] as const
type Part = (typeof parts)[number]

type AddressLabels = ReadonlyMap<Address, AddressLabel>

/** How long a read of the names is reused, in ms. */
const namesStaleTime = 30_000

/** How many of the newest known names are looked up. Each takes two calls, sent in one or two requests. */
const mostNames = 40

const mostAccounts = 100

/** The accounts and parts that the local network's description names. */
function describedAddresses(description: unknown): AddressLabels {
  const labels = new Map<Address, AddressLabel>([[zeroAddress, { kind: 'part', part: 'zero' }]])
  const accounts = ownValue(description, 'accounts')
  for (const account of Array.isArray(accounts) ? accounts.slice(0, mostAccounts) : []) {
    const [address, index] = [ownValue(account, 'address'), ownValue(account, 'index')]
    if (isAddress(address) && typeof index === 'number') labels.set(address, { kind: 'account', index })
  }
  for (const part of parts) {
    const address = ownValue(description, part)
    if (isAddress(address)) labels.set(address, { kind: 'part', part })
  }
  return labels
}

/** The addresses of these names, as the registry has them now. The zero address does not count. */
async function readNamedAddresses(
  client: Client,
  network: Pick<Network, 'id' | 'registry' | 'zlpRegistry'>,
  names: readonly Name[],
  options?: RequestOptions,
): Promise<AddressLabels> {
  const labels = new Map<Address, AddressLabel>()
  const entries = await Promise.all(
    names.map(async (name) => ({ name, entry: await readRegistry(client, network, name, options) })),
  )
  for (const { name, entry } of entries) {
    const { owner, did } = entry
    // Reviews and other sentences call them by their names, too.
    if (owner && owner !== zeroAddress) noteAddressOf(network.id, formatName(name), owner)
    if (did && did !== zeroAddress && did !== owner) {
      noteAddressOf(network.id, formatName({ ...name, topLevel: 'did' }), did)
    }
    // A wallet with two names is labelled with the first one.
    if (did && did !== zeroAddress && !labels.has(did)) {
      labels.set(did, { kind: 'name', name: did === owner ? name : { ...name, topLevel: 'did' } })
    }
    if (owner && owner !== zeroAddress && !labels.has(owner)) labels.set(owner, { kind: 'name', name })
  }
  return labels
}

function namesQuery(network: NetworkId, names: readonly Name[]) {
  return queryOptions({
    queryKey: ['chain', network, 'explorer', 'names', names.map(formatName)] as const,
    queryFn: ({ signal }) => {
      const { client, network: description } = chainOf(network)
      return readNamedAddresses(client, description, names, { signal })
    },
    retry: false,
    networkMode: 'always',
    staleTime: namesStaleTime,
  })
}

const described = describedAddresses(site.local)

/** The test accounts that the local network describes, by their index. A name may be the label of one. */
export const describedAccounts: readonly Address[] = [...described]
  .flatMap(([address, label]) => (label.kind === 'account' ? [{ address, index: label.index }] : []))
  .sort((a, b) => a.index - b.index)
  .map(({ address }) => address)

/** Labels for the addresses of the active network: names that this device knows, accounts, parts of the protocol. */
export function useAddressLabels(): AddressLabels {
  const network = useNetworkId()
  const known = useKnownNames()
  const names = useMemo(() => domainsOf(known), [known])
  const { data } = useQuery(namesQuery(network, names))
  return useMemo(() => new Map([...described, ...(data ?? [])]), [data])
}

/** The domains of the seeded names and of the known ones, each once, without subdomains. */
function domainsOf(known: readonly string[]): readonly Name[] {
  const domains = new Map<string, Name>()
  const knownNames = known.flatMap((text) => {
    const name = parseName(text)
    return name.ok ? [name.value] : []
  })
  for (const name of [...knownNames, ...seededNames]) {
    const domain = { ...name, subdomain: '' }
    domains.set(formatName(domain), domain)
  }
  return [...domains.values()].slice(0, mostNames)
}
