import { toBech32, type Address } from '@tyto/primitives'

/** People who are in a hurry compare so many characters at either end of an address. */
const comparedLength = 4

/**
 * The known address that another one is easily taken for, because both begin and end with the same characters, as bech32 or
 * as base16. Thieves make such addresses and hope that somebody copies them from a history. Null where there is none.
 */
export function lookAlikeAddress(address: Address, known: Iterable<Address>): Address | null {
  for (const other of known) {
    if (other === address) continue
    if (isAlike(address.slice(2), other.slice(2)) || isAlike(bodyOf(address), bodyOf(other))) return other
  }
  return null
}

/** What stands behind `zil1`. */
function bodyOf(address: Address): string {
  return toBech32(address).slice(4)
}

function isAlike(a: string, b: string): boolean {
  return (
    a.slice(0, comparedLength) === b.slice(0, comparedLength) &&
    a.slice(-comparedLength) === b.slice(-comparedLength)
  )
}
