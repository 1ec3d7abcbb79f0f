import { toBech32, type Address } from '@tyto/primitives'

/** People who are in a hurry compare so many characters at either end of an address. */
const comparedLength = 4

/**
 * The known address that another one is easily taken for, because both begin and end with the same characters, as bech32 or
 * as base16. Thieves make such addresses and hope that somebody copies them from a history. Null where there is none.
 */
export function lookAlikeAddress(address: Address, known: Iterable<Address>): Address | null {
  return lookAlikeFinder(known)(address)
}

/** The same for many addresses: what is known is read once. */
export function lookAlikeFinder(known: Iterable<Address>): (address: Address) => Address | null {
  const byEnds = new Map<string, Address[]>()
  for (const other of known)
    for (const ends of endsOf(other)) byEnds.set(ends, [...(byEnds.get(ends) ?? []), other])
  return (address) => {
    for (const ends of endsOf(address)) {
      const found = byEnds.get(ends)?.find((other) => other !== address)
      if (found !== undefined) return found
    }
    return null
  }
}

/** The ends of an address that people compare, as base16 and as bech32. */
function endsOf(address: Address): readonly string[] {
  const ends = (text: string): string => text.slice(0, comparedLength) + text.slice(-comparedLength)
  return [`0x${ends(address.slice(2))}`, `zil1${ends(toBech32(address).slice(4))}`]
}
