import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'

/** As many as a person looks at; the oldest is forgotten first. */
const mostNames = 500

/** Where names led when this page last asked the chain, by network and name, newest last. */
const known = new Map<
  string,
  { readonly network: NetworkId; readonly name: string; readonly address: Address }
>()

/** The names of each network among them. A list is never changed, only made anew. */
const lists = new Map<NetworkId, readonly string[]>()

/** Notes what the chain just said of a name: the address that it leads to, or null for none. */
export function noteAddressOf(network: NetworkId, name: string, address: Address | null): void {
  const key = `${network} ${name}`
  if (known.has(key) !== (address !== null)) lists.clear()
  known.delete(key)
  if (address !== null) known.set(key, { network, name, address })
  const [oldest] = known.keys()
  if (known.size > mostNames && oldest !== undefined) known.delete(oldest)
}

/** The names that this page has asked the chain for and that led somewhere: the same list until there is another one. */
export function namesAskedFor(network: NetworkId): readonly string[] {
  const before = lists.get(network)
  if (before) return before
  const names = [...known.values()].filter((each) => each.network === network).map(({ name }) => name)
  lists.set(network, names)
  return names
}

/** A name that led to an address when this page last asked; null where it saw none. */
export function nameLeadingTo(network: NetworkId, address: Address): string | null {
  const names = [...known.values()].filter((each) => each.network === network && each.address === address)
  // A name itself says more than one of its subdomains.
  const found = names.findLast(({ name }) => !name.includes('@')) ?? names.at(-1)
  return found?.name ?? null
}

/** What the protocol calls contracts that this page met, such as the collection `.gzil`, by network and address. */
const services = new Map<string, string>()

/** Notes what the protocol just said of one of its services. */
export function noteService(network: NetworkId, id: string, address: Address): void {
  services.set(`${network} ${address}`, id)
}

/** The service that stands at an address; null where this page met none. */
export function serviceAt(network: NetworkId, address: Address): string | null {
  return services.get(`${network} ${address}`) ?? null
}
