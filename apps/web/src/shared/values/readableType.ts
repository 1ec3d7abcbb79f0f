import { withoutPrefix } from './shownValue'

/** A type's text without the contract's address, and the brackets that only a parser needs: `List Document`, `Option Uint128`. */
export function readableType(type: string): string {
  return withoutPrefix(type).replace(/\((\w+)\)/g, '$1')
}
