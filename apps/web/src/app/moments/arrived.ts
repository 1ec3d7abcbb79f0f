/** What came of a trade: `sent` as the block tells it; `arrived` is what the receiver has more than before. */
export type Arrived =
  | { readonly kind: 'got'; readonly sent: bigint }
  /** The token brought less than what the exchange sent: some keep a part. */
  | { readonly kind: 'less'; readonly sent: bigint; readonly arrived: bigint }
  /** Nobody knows what the receiver had, or has: only what was sent is said. */
  | { readonly kind: 'sent'; readonly sent: bigint }

interface Counted {
  readonly sent: bigint
  /** What the receiver had before, and has now; null where that is not known. */
  readonly had: bigint | null
  readonly has: bigint | null
}

/** A token may say one amount and bring another: what is there now counts. More than was sent came from elsewhere. */
export function arrivedOf({ sent, had, has }: Counted): Arrived {
  if (had === null || has === null || has < had) return { kind: 'sent', sent }
  const arrived = has - had
  return arrived < sent ? { kind: 'less', sent, arrived } : { kind: 'got', sent }
}
