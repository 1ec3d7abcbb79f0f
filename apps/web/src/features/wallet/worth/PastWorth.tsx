import type { Exchanges } from '@tyto/chain'
import { pricesOf, sumOfPasts, worthOverTime } from '@tyto/exchange'
import type { EstateWallet } from '@tyto/identity'
import { cutUnits, zilId, type Address } from '@tyto/primitives'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { marketHistoryQuery } from '../../../shared/chain/coins/marketQuery'
import { tellsHistory } from '../../../shared/chain/network/tellsHistory'
import { coinOfRate } from '../../../shared/chain/coins/rateCoins'
import { useNetworkId } from '../../../shared/settings/network'
import { useRateCurrency } from '../../../shared/settings/tradeSettings'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { WhenSeen } from '../../../shared/ui/page/WhenSeen'
import { BlockChart, chartHeight } from '../../../shared/values/chart/BlockChart'
import { historiesQuery } from '../balances/historyQuery'

interface PastWorthProps {
  /** All that are counted, the browser wallet's account among them. */
  readonly wallets: readonly EstateWallet[]
  readonly exchanges: Exchanges | null
}

/** The past worth of the coins in the wallets, block by block; nothing where the network keeps no past. */
export function PastWorth({ wallets, exchanges }: PastWorthProps) {
  const { t } = useTranslation('worth')
  if (!tellsHistory(useNetworkId()) || exchanges === null || wallets.length === 0) return null
  const isMore = wallets.some(
    ({ staked, waiting, pools, brought }) =>
      [staked, waiting, brought].some((units) => units !== 0n) || pools.length > 0,
  )
  const holders = new Set(wallets.map(({ address }) => address))
  return (
    <WhenSeen height={chartHeight}>
      <Line holders={[...holders]} exchanges={exchanges} />
      {isMore && <p className={text.hint}>{t('pastOf')}</p>}
    </WhenSeen>
  )
}

function Line({
  holders,
  exchanges,
}: {
  readonly holders: readonly Address[]
  readonly exchanges: Exchanges
}) {
  const { t } = useTranslation('worth')
  const network = useNetworkId()
  const currency = useRateCurrency()
  const coin = coinOfRate(currency)
  const coins = [zilId, ...pricesOf(exchanges).keys()]
  const pasts = useQueries({
    queries: holders.map((address) => historiesQuery(network, address, coins, exchanges.block)),
    combine: (answers) => ({
      each: answers.map(({ data }) => data),
      failed: answers.find(({ error }) => error !== null),
    }),
  })
  const market = useQuery(marketHistoryQuery(network, exchanges))
  const { each, failed } = pasts
  const past = useMemo(() => {
    if (market.data === undefined) return undefined
    const known = each.flatMap((one) => one ?? [])
    if (known.length < each.length) return undefined
    const held = [...new Set(known.flatMap((one) => [...one.keys()]))]
    const sums = new Map(held.map((id) => [id, sumOfPasts(known.flatMap((one) => one.get(id) ?? []))]))
    return worthOverTime(sums, market.data, coin.id)
  }, [each, market.data, coin.id])
  if (past === undefined) {
    const broken = market.error === null ? failed : market
    return broken === undefined ? (
      <Skeleton height={chartHeight} />
    ) : (
      <CardFailure error={broken.error} busy={broken.isFetching} onRetry={() => void broken.refetch()} />
    )
  }
  if (past.values.every(({ value }) => value === null)) return <p className={text.sub}>{t('noPast')}</p>
  return (
    <BlockChart
      label={t('drawing')}
      unit={currency}
      points={past.values}
      isComplete={past.isComplete}
      decimalOf={(value) => cutUnits(value, coin.decimals, 2).text}
    />
  )
}
