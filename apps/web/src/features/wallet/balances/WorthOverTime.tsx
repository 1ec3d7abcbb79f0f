import { coinPlaces } from '../../../shared/ui/text/shownPlaces'
import type { Exchanges } from '@tyto/chain'
import { pricesOf, worthOverTime } from '@tyto/exchange'
import { cutUnits, zilId, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { marketHistoryQuery } from '../../../shared/chain/coins/marketQuery'
import { coinOfRate } from '../../../shared/chain/coins/rateCoins'
import { useNetworkId } from '../../../shared/settings/network'
import { useRateCurrency } from '../../../shared/settings/tradeSettings'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { BlockChart, chartHeight } from '../../../shared/values/chart/BlockChart'
import { historiesQuery } from './historyQuery'

interface WorthOverTimeProps {
  readonly wallet: Address
  readonly exchanges: Exchanges
}

/** The past worth of a wallet, block by block: each amount at the prices of its time. */
export function WorthOverTime({ wallet, exchanges }: WorthOverTimeProps) {
  const { t } = useTranslation('balances')
  const network = useNetworkId()
  const currency = useRateCurrency()
  const coins = [zilId, ...pricesOf(exchanges).keys()]
  const amounts = useQuery(historiesQuery(network, wallet, coins, exchanges.block))
  const market = useQuery(marketHistoryQuery(network, exchanges))
  const coin = coinOfRate(currency)
  const past = useMemo(
    () => amounts.data && market.data && worthOverTime(amounts.data, market.data, coin.id),
    [amounts.data, market.data, coin.id],
  )
  if (past === undefined) {
    const failed = [amounts, market].filter(({ error }) => error !== null)
    if (failed.length === 0) return <Skeleton height={chartHeight} />
    return (
      <CardFailure
        error={failed[0]!.error}
        busy={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    )
  }
  if (past.values.every(({ value }) => value === null)) {
    return <p className={text.sub}>{t('worth.noPast', { currency })}</p>
  }
  return (
    <BlockChart
      label={t('worth.drawing')}
      unit={currency}
      points={past.values}
      isComplete={past.isComplete}
      decimalOf={(value) => cutUnits(value, coin.decimals, coinPlaces).text}
    />
  )
}
