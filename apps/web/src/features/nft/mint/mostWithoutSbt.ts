/** More than this, in the smallest unit of what is paid, takes a soulbound token of the protocol. */
const most = 25n * 10n ** 20n

/** Is one of these contributions more than somebody without such a token may make? */
export function isBeyondMost(...amounts: readonly bigint[]): boolean {
  return amounts.some((amount) => amount > most)
}
