import { usualRate, type RateCurrency } from './rateCurrencies'
import { useSettings } from './settings'

/** Auto: 2 percent, in parts of 10,000. */
export const autoSlippage = 200n
/** Auto: ten blocks. */
export const autoBlocks = 10n

/** How much less than expected is taken, in parts of 10,000: what was chosen, else Auto. */
export function useSlippage(): bigint {
  return useSettings(({ slippage }) => slippage) ?? autoSlippage
}

/** How many blocks the order of a trade counts: what was chosen, else Auto. */
export function useDeadlineBlocks(): bigint {
  return useSettings(({ blocks }) => blocks) ?? autoBlocks
}

/** What values and prices are said in. */
export function useRateCurrency(): RateCurrency {
  return useSettings(({ rate }) => rate) ?? usualRate
}
