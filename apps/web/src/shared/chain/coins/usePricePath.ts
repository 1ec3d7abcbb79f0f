import type { Exchanges } from '@tyto/chain'
import { coinById, type Coin } from '@tyto/contracts'
import { exchangeNames, priceIn } from '@tyto/exchange'
import { qaPerZil, zilId } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useRateCurrency } from '../../settings/tradeSettings'
import { formatWhole } from '../../ui/text/formatWhole'
import { coinOfRate } from './rateCoins'

/** Says which pool a coin's price comes from, and at which block; null for a coin without a price. ZIL has that of the currency. */
export function usePricePath(): (coin: Coin, exchanges: Exchanges) => string | null {
  const { t, i18n } = useTranslation('rates')
  const rate = coinOfRate(useRateCurrency())
  const whole = (count: bigint): string => formatWhole(count, i18n.language)
  return (coin, exchanges) => {
    const of = coin.id === zilId ? rate : coin
    const price = priceIn(exchanges, of.id)
    if (price === null) return null
    const path = t('price.by', {
      coin: of.symbol,
      exchange: exchangeNames[price.exchange],
      depth: whole(price.pool.zil / qaPerZil),
      block: whole(exchanges.block),
    })
    const by = price.by === null ? undefined : coinById(price.by)
    return by === undefined ? path : `${path} ${t('price.restsOn', { coin: by.symbol })}`
  }
}
