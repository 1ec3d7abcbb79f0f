import { zilId } from '@tyto/primitives'
/** The currency of names and pictures: its id in lower case, empty for pictures, which are sold for ZIL alone. */
interface Paid {
  readonly currency: string
}

/** Is a mint paid in a token? Pictures are paid in ZIL. */
export function isInToken({ currency }: Paid): boolean {
  return currency !== '' && currency !== zilId
}

/** The most that may leave for so many at this price: what pays in ZIL pays the premiums too. */
export function mostFor(
  input: Paid,
  { price, count, premium }: { readonly price: bigint; readonly count: bigint; readonly premium: bigint },
): bigint {
  return price * count + (isInToken(input) ? 0n : premium)
}

/** The premiums of all names, in Qa. One that cannot be read counts as none. */
export function premiumsOf(offers: readonly { readonly premium: bigint | null }[]): bigint {
  return offers.reduce((sum, { premium }) => sum + (premium ?? 0n), 0n)
}
