/** The currencies that values and prices can be said in. The first one is the usual one. */
export const rateCurrencies = ['USD', 'SGD', 'ZIL'] as const

export type RateCurrency = (typeof rateCurrencies)[number]

export const usualRate: RateCurrency = rateCurrencies[0]

export function isRateCurrency(value: unknown): value is RateCurrency {
  return rateCurrencies.some((currency) => currency === value)
}
