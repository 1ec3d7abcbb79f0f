import { isBlocked } from '../quotes/compare'

/**
 * How what an exchange pays now compares with what the person took. `within`: as much as was shown, more, or less by no more
 * than their own slippage. The others ask again: `belowMinimum`, less than the least that they took; `gone`, the exchange
 * offers nothing any more.
 */
export type PriceMove = 'within' | 'belowMinimum' | 'gone'

interface Prices {
  /** The amount that arrives now, in the smallest unit; null where the exchange offers nothing any more. */
  readonly now: bigint | null
  /** The least that the person takes. */
  readonly minimum: bigint
}

export function moveOf({ now, minimum }: Prices): PriceMove {
  if (now === null || now <= 0n) return 'gone'
  return now < minimum ? 'belowMinimum' : 'within'
}

interface Standing {
  /** Of the offer as it is shown, in parts of 10,000. */
  readonly impact: bigint
  /** The wallet has been asked for this trade. */
  readonly isInWallet: boolean
  /** It is not known yet how much the exchange may take already. */
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
