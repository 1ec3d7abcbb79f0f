/** The result of a trade: `sent` as the block tells it; `arrived` is how much more the receiver has than before. */
export type Arrived =
  | { readonly kind: 'got'; readonly sent: bigint }
  /** The token brought less than what the exchange sent: some keep a part. */
  | { readonly kind: 'less'; readonly sent: bigint; readonly arrived: bigint }
  /** Nobody knows what the receiver had, or has: only what was sent is said. */
  | { readonly kind: 'sent'; readonly sent: bigint }

interface Counted {
  readonly sent: bigint
  /** The receiver's balance before, and now; null where it is not known. */
  readonly had: bigint | null
  readonly has: bigint | null
}

/** A token may say one amount and bring another: what is there now counts. More than was sent came from elsewhere. */
export function arrivedOf({ sent, had, has }: Counted): Arrived {
  if (had === null || has === null || has < had) return { kind: 'sent', sent }
  const arrived = has - had
  return arrived < sent ? { kind: 'less', sent, arrived } : { kind: 'got', sent }
}

/** For this many blocks after a trade it tells what somebody has; later they may have spent of it. */
const soon = 10n

/** Whether what somebody has at the newest block a node knows tells what a trade in an earlier block brought. */
export function momentToCount({
  trade,
  latest,
}: {
  readonly trade: bigint
  readonly latest: bigint
}): 'behind' | 'now' | 'late' {
  if (latest < trade) return 'behind'
  return latest > trade + soon ? 'late' : 'now'
}

interface TradePart {
  readonly block: bigint
  /** In the smallest unit of the coin; null where it is not known. */
  readonly sent: bigint | null
  readonly had: bigint | null
}

/**
 * Trades that are one for a person: what was sent in all, null while a part is not known; what they had before the first one;
 * the last one; and whether so few blocks lie between both that what they have afterwards tells of the trades alone.
 */
export function inAll<Part extends TradePart>(parts: readonly Part[]) {
  const inOrder = parts.toSorted((one, other) =>
    one.block < other.block ? -1 : one.block > other.block ? 1 : 0,
  )
  const [first, last] = [inOrder[0]!, inOrder.at(-1)!]
  const sent = parts.reduce<bigint | null>(
    (sum, each) => (sum === null || each.sent === null ? null : sum + each.sent),
    0n,
  )
  const isSoon = momentToCount({ trade: first.block, latest: last.block }) === 'now'
  return { sent, had: first.had, last, isSoon }
}
