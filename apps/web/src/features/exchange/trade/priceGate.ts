import { isBlocked } from '../quotes/compare'

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

interface Standing {
  /** Of the offer as it is shown, in parts of 10,000. */
  readonly impact: bigint
  /** The wallet has been asked for this trade. */
  readonly isInWallet: boolean
  /** What the exchange may take already is not known yet. */
  readonly isAsking: boolean
}

/** Why the button of the panel is closed; null while it is open. */
export function closedBy({
  impact,
  isInWallet,
  isAsking,
}: Standing): 'stopped' | 'inWallet' | 'asking' | null {
  if (isBlocked({ impact })) return 'stopped'
  if (isInWallet) return 'inWallet'
  return isAsking ? 'asking' : null
}
