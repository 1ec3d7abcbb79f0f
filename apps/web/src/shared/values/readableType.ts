import { withoutPrefix } from './shownValue'

/**
 * The text of a type without the contract's address and without brackets that people do not need: `List Document`,
 * `Option Uint128`.
 */
export function readableType(type: string): string {
  return withoutPrefix(type).replace(/\((\w+)\)/g, '$1')
}
