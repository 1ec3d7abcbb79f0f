import { coinById, type Coin } from '@tyto/contracts'
import { usdId, xsgdId } from '@tyto/exchange'
import { zilId } from '@tyto/primitives'
import type { RateCurrency } from '../../settings/rateCurrencies'

/** The coin that stands for each currency. */
const ids: Readonly<Record<RateCurrency, string>> = { USD: usdId, SGD: xsgdId, ZIL: zilId }

/** The coin whose pools say what a currency is worth. */
export function coinOfRate(currency: RateCurrency): Coin {
  return coinById(ids[currency])!
}
