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

/** Above this impact nobody trades, in parts of 10,000. */
export const mostImpact = 1_000n

/** How loud a price impact is said; each step begins above its percent. */
export type ImpactLook = 'small' | 'noticed' | 'large' | 'huge' | 'stopped'

export function impactLook(impact: bigint): ImpactLook {
  if (impact > mostImpact) return 'stopped'
  if (impact > 500n) return 'huge'
  if (impact > 300n) return 'large'
  return impact >= 100n ? 'noticed' : 'small'
}
