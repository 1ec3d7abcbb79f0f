import { formatName, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { buildPath } from './routes'

/** The path of a page about an address, with the name that led to it. */
export function addressPath(route: 'address' | 'resolvedAddress', address: Address, name?: Name): string {
  const query = new URLSearchParams({ of: toBech32(address) })
  if (name) query.set('name', formatName(name))
  return `${buildPath(route)}?${query.toString()}`
}
