import { mostPoolChanges, type Exchanges } from '@tyto/chain'
import { allCoins, zil, type Coin } from '@tyto/contracts'
import { priceOverTime, tradedCoins, tyronId } from '@tyto/exchange'
import { cutUnits } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { marketHistoryQuery } from '../../shared/chain/coins/marketQuery'
import { coinOfRate } from '../../shared/chain/coins/rateCoins'
import { usePricePath } from '../../shared/chain/coins/usePricePath'
import { useNetworkId } from '../../shared/settings/network'
import { RateChoice } from '../../shared/settings/RateChoice'
import { useRateCurrency } from '../../shared/settings/tradeSettings'
import { Card } from '../../shared/ui/cards/Card'
import { formatWhole } from '../../shared/ui/text/formatWhole'
import layout from '../../shared/ui/page/layout.module.css'
import { SelectField } from '../../shared/ui/fields/SelectField'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import text from '../../shared/ui/text/text.module.css'
import { WhenSeen } from '../../shared/ui/page/WhenSeen'
import { BlockChart, chartHeight } from '../../shared/values/chart/BlockChart'
import styles from './PriceCard.module.css'
import { tellsHistory } from '../../shared/chain/network/tellsHistory'
import { useCommunityMarket } from './useCommunityMarket'

/** As the specification shows rates. */
const places = 4

const coins: readonly Coin[] = [zil, ...allCoins.filter(({ id }) => tradedCoins.includes(id))]

/** How the price of a coin went, as trades left it in the pools. */
export function PriceCard() {
  const { t } = useTranslation('rates')
  const { market } = useCommunityMarket()
  const [chosen, setChosen] = useState(tyronId)
  const coin = coins.find(({ id }) => id === chosen) ?? zil
  const network = useNetworkId()
  const exchanges = market?.exchanges
  // Without exchanges the card of the rates says why.
  if (!exchanges) return null
  return (
    <Card title={t('price.title')}>
      <div className={layout.stack}>
        <div className={styles.choice}>
          <SelectField
            label={t('price.coin')}
            options={coins.map(({ id, symbol }) => ({ value: id, label: symbol }))}
            value={coin.id}
            onChange={setChosen}
          />
          <RateChoice />
        </div>
        <Source coin={coin} exchanges={exchanges} />
        {tellsHistory(network) ? (
          <WhenSeen height="14rem">
            <History coin={coin} exchanges={exchanges} />
          </WhenSeen>
        ) : (
          <p className={text.sub}>{t('price.noHistory')}</p>
        )}
      </div>
    </Card>
  )
}

interface CoinOnMarket {
  readonly coin: Coin
  readonly exchanges: Exchanges
}

/** The pool that says the price of this moment. */
function Source({ coin, exchanges }: CoinOnMarket) {
  const { t } = useTranslation('rates')
  const path = usePricePath()(coin, exchanges)
  if (path === null) return null
  // TYRON alone has a second price on the page, of another source.
  return (
    <p className={text.hint}>
      <span>{path}</span>
      {coin.id === tyronId && exchanges.tyronDex?.isFairlaunch === false && (
        <span>{`. ${t('price.sources')}`}</span>
      )}
    </p>
  )
}

function History({ coin, exchanges }: CoinOnMarket) {
  const { t, i18n } = useTranslation('rates')
  const currency = useRateCurrency()
  const rate = coinOfRate(currency)
  const { data, error, isFetching, refetch } = useQuery(marketHistoryQuery(useNetworkId(), exchanges))
  const past = useMemo(
    () => data && priceOverTime(data, { coin: coin.id, units: 10n ** BigInt(coin.decimals) }, rate.id),
    [data, coin, rate.id],
  )
  if (past === undefined) {
    if (error) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    return <Skeleton height={chartHeight} />
  }
  if (past.values.length === 0)
    return <p className={text.sub}>{t('price.none', { coin: coin.symbol, currency })}</p>
  return (
    <BlockChart
      key={coin.id}
      label={t('price.drawing', { coin: coin.symbol, currency })}
      unit={currency}
      points={past.values}
      isComplete={past.isComplete}
      bound={t('chart.bound', { most: formatWhole(mostPoolChanges, i18n.language) })}
      decimalOf={(value) => cutUnits(value, rate.decimals, places).text}
    />
  )
}
