import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { create } from 'zustand'

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

/** By which name somebody came to an address last, by network and address. */
const useArrivals = create<ReadonlyMap<string, string>>(() => new Map())

/** Notes that the page of a name is open, which leads to this address as the chain says. */
export function noteArrival(network: NetworkId, name: string, address: Address): void {
  const key = `${network} ${address}`
  const before = useArrivals.getState()
  if (before.get(key) !== name) useArrivals.setState(new Map([...before, [key, name]]), true)
}

/** The name by which the person came to an address, as long as it leads there; null for none. */
export function nameOfArrival(network: NetworkId, address: Address): string | null {
  const name = useArrivals.getState().get(`${network} ${address}`)
  return name !== undefined && known.get(`${network} ${name}`)?.address === address ? name : null
}

/** The same, drawn anew with each page that is opened. */
export function useNameOfArrival(network: NetworkId, address: Address | null): string | null {
  useArrivals()
  return address === null ? null : nameOfArrival(network, address)
}

/**
 * A name that led to an address when this page last asked: of several the one by which the person came. Null where it saw
 * none.
 */
export function nameLeadingTo(network: NetworkId, address: Address): string | null {
  const came = nameOfArrival(network, address)
  if (came !== null) return came
  const names = [...known.values()].filter((each) => each.network === network && each.address === address)
  // A name itself says more than one of its subdomains.
  const found = names.findLast(({ name }) => !name.includes('@')) ?? names.at(-1)
  return found?.name ?? null
}

/** The names that the protocol has for contracts that this page met, such as the collection `.gzil`, by network and address. */
const services = new Map<string, string>()

/** Notes what the protocol just said of one of its services. */
export function noteService(network: NetworkId, id: string, address: Address): void {
  services.set(`${network} ${address}`, id)
}

/** The service that stands at an address; null where this page met none. */
export function serviceAt(network: NetworkId, address: Address): string | null {
  return services.get(`${network} ${address}`) ?? null
}
