import type { Exchanges } from './market'
import { pricesOf, type CoinPrice } from './price'

/** Digits after the point of every rate and of every figure in dollars here. */
export const rateDigits = 12
const rateUnit = 10n ** BigInt(rateDigits)

/** The coin that stands for a dollar of the United States. */
export const usdId = 'zusdt'
const usdDigits = 6n
/** One dollar of the United States in S$I: a constant of the protocol, in hundredths. */
const ssiPerUsd = { numerator: 135n, denominator: 100n }
/** While TYRON is launched, its exchange says a price that is so many times the dollars of the United States. */
const fairLaunchDivisor = 1_350_000n
/** One S$I in smallest units over one TYRON, which is what both reserves are divided by. */
const ssiUnit = 10n ** 18n
const tyronUnit = 10n ** 12n
/** Whole TYRON that never circulate. */
const heldBack = 5_835_718n

/** The price of one coin, with `rateDigits` digits; null where no exchange says it. */
export interface Rates {
  readonly zilInUsd: bigint | null
  readonly zilInSsi: bigint | null
  readonly tyronInUsd: bigint | null
  readonly tyronInSsi: bigint | null
  /** The pool behind the rate of ZIL. */
  readonly zilBy: CoinPrice | null
}

/**
 * The rates of ZIL and TYRON in S$I and in dollars of the United States, rounded down: ZIL by the deepest pool of a dollar, TYRON by the
 * reserves of its own exchange, or by the price that this one says while TYRON is launched.
 */
export function ratesOf(exchanges: Exchanges, fairLaunchPrice: bigint | null): Rates {
  const zilBy = pricesOf(exchanges).get(usdId) ?? null
  const zilInUsd = zilBy && (zilBy.pool.tokens * rateUnit * 10n ** (12n - usdDigits)) / zilBy.pool.zil
  const tyron = tyronRates(exchanges, fairLaunchPrice)
  return { zilInUsd, zilInSsi: zilInUsd === null ? null : usdToSsi(zilInUsd), ...tyron, zilBy }
}

function tyronRates(
  { tyronDex }: Exchanges,
  fairLaunchPrice: bigint | null,
): Pick<Rates, 'tyronInUsd' | 'tyronInSsi'> {
  if (!tyronDex) return { tyronInUsd: null, tyronInSsi: null }
  if (tyronDex.isFairlaunch) {
    if (fairLaunchPrice === null || fairLaunchPrice <= 0n) return { tyronInUsd: null, tyronInSsi: null }
    const tyronInUsd = (fairLaunchPrice * rateUnit) / fairLaunchDivisor
    return { tyronInUsd, tyronInSsi: usdToSsi(tyronInUsd) }
  }
  const { tyron, ssi } = tyronDex.reserves
  if (tyron <= 0n || ssi <= 0n) return { tyronInUsd: null, tyronInSsi: null }
  const tyronInSsi = (ssi * tyronUnit * rateUnit) / (tyron * ssiUnit)
  return { tyronInSsi, tyronInUsd: (tyronInSsi * ssiPerUsd.denominator) / ssiPerUsd.numerator }
}

function usdToSsi(usd: bigint): bigint {
  return (usd * ssiPerUsd.numerator) / ssiPerUsd.denominator
}

/** TYRON that circulates, of all that there is, both in the smallest unit; null where there is less than what is held back. */
export function circulatingTyron(supply: bigint): bigint | null {
  const circulating = supply - heldBack * tyronUnit
  return circulating < 0n ? null : circulating
}

/** The value locked at the community's exchange, in the smallest unit of S$I: both sides are worth the same. */
export function valueLocked({ tyronDex }: Exchanges): bigint | null {
  return tyronDex ? 2n * tyronDex.reserves.ssi : null
}
