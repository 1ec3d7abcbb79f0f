import { usualRate, type RateCurrency } from './rateCurrencies'
import { useSettings } from './settings'

/** Auto: 2 percent, in parts of 10,000. */
export const autoSlippage = 200n
/** How much less than expected is taken, in parts of 10,000: what was chosen, else Auto. */
export function useSlippage(): bigint {
  return useSettings(({ slippage }) => slippage) ?? autoSlippage
}

/** The currency of values and prices. */
export function useRateCurrency(): RateCurrency {
  return useSettings(({ rate }) => rate) ?? usualRate
}
