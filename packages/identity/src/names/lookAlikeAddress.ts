import { toBech32, type Address } from '@tyto/primitives'

/** As many characters at either end of an address as a hurried eye compares. */
const seen = 4

/**
 * The known address that another one is easily taken for: it begins and ends alike, as bech32 or as base16, and is not
 * the same. Who makes such addresses hopes that they are copied from a history. Null where there is none.
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
  return a.slice(0, seen) === b.slice(0, seen) && a.slice(-seen) === b.slice(-seen)
}
