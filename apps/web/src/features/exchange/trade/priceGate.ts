/**
 * How what an exchange pays now compares with what the person saw. Anything but `same` asks the person again;
 * `belowMinimum`: less than the least that they took; `gone`: the exchange offers nothing any more.
 */
export type PriceMove = 'same' | 'better' | 'worse' | 'belowMinimum' | 'gone'

interface Prices {
  /** What the panel says that arrives, in the smallest unit. */
  readonly shown: bigint
  /** What arrives now; null where the exchange offers nothing any more. */
  readonly now: bigint | null
  /** The least that the person takes. */
  readonly minimum: bigint
}

export function moveOf({ shown, now, minimum }: Prices): PriceMove {
  if (now === null || now <= 0n) return 'gone'
  if (now === shown) return 'same'
  if (now < minimum) return 'belowMinimum'
  return now > shown ? 'better' : 'worse'
}
