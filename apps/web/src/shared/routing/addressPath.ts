import { formatName, type Name } from '@tyto/identity'
import { toBech32, type Address } from '@tyto/primitives'
import { buildPath } from './routes'

/** Matches text that can only be an address: bech32 or base16, the whole text. */
export const addressShape = /^(?:0x[0-9a-f]{40}|zil1[0-9a-z]{38})$/i

/** The path of a page about an address, with the name that led to it. */
export function addressPath(route: 'address' | 'resolvedAddress', address: Address, name?: Name): string {
  const query = new URLSearchParams({ of: toBech32(address) })
  if (name) query.set('name', formatName(name))
  return `${buildPath(route)}?${query.toString()}`
}
