import { formatUnits, zilId, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import type { HeldCoins } from '../../../shared/chain/coins/coinBalances'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import { SelectField } from '../../../shared/ui/fields/SelectField'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { WhenSeen } from '../../../shared/ui/page/WhenSeen'
import { BlockChart } from '../../../shared/values/chart/BlockChart'
import { CoinAmount } from './CoinAmount'
import { coinOf } from './chosenCoins'
import { historyQuery } from './historyQuery'
import styles from './Holdings.module.css'
import type { Holder } from './hodler'
import { Worth } from './Worth'
import { tellsHistory } from '../../../shared/chain/network/tellsHistory'
import { WorthOverTime } from './WorthOverTime'

interface HoldingsProps {
  readonly held: HeldCoins
  readonly wallet: Address
  /** The wallet, and the browser wallet where one is connected. */
  readonly holders: readonly Pick<Holder, 'address' | 'title'>[]
  /** Ids of the coins that the page shows. */
  readonly coins: readonly string[]
}

/** The worth of the wallet, as far as the chain itself prices it, and its past balances. */
export function Holdings({ held, wallet, holders, coins }: HoldingsProps) {
  const { t } = useTranslation('balances')
  const network = useNetworkId()
  const [chosen, setChosen] = useState<string>(zilId)
  const known = coins.filter((id) => {
    const { kind } = held.of(wallet, id)
    return kind === 'amount' || kind === 'unknown'
  })
  // ZIL first: it is there on every network.
  const offered = [zilId, ...known.filter((id) => id !== zilId)]
  const coin = coinOf(offered.includes(chosen) ? chosen : zilId)
  return (
    <Card title={t('holdings.title')}>
      <div className={layout.stack}>
        <Worth held={held} holders={holders} />
        {tellsHistory(network) ? (
          <>
            {held.exchanges && (
              <WhenSeen height="14rem">
                <WorthOverTime wallet={wallet} exchanges={held.exchanges} />
              </WhenSeen>
            )}
            <div className={styles.top}>
              <SelectField
                label={t('coin')}
                options={offered.map((id) => ({ value: id, label: coinOf(id).symbol }))}
                value={coin.id}
                onChange={setChosen}
              />
              <p className={styles.now}>
                <CoinAmount coin={coin} amount={held.of(wallet, coin.id)} /> <span>{coin.symbol}</span>
              </p>
            </div>
            <History key={coin.id} held={held} wallet={wallet} coin={coin.id} />
          </>
        ) : (
          <p className={text.sub}>{t('holdings.noHistory')}</p>
        )}
      </div>
    </Card>
  )
}

interface HistoryProps {
  readonly held: HeldCoins
  readonly wallet: Address
  readonly coin: string
}

function History({ held, wallet, coin }: HistoryProps) {
  const { t } = useTranslation('balances')
  const network = useNetworkId()
  const amount = held.of(wallet, coin)
  const decimals =
    amount.kind === 'amount' ? amount.decimals : amount.kind === 'unknown' ? amount.last?.decimals : undefined
  const { data, error, isFetching, refetch } = useQuery({
    ...historyQuery(network, wallet, coin),
    enabled: decimals !== undefined,
  })
  if (error && !data) return <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (decimals === undefined || data === undefined) return <Skeleton height="10rem" />
  if (!data || data.values.length === 0) return <p className={text.sub}>{t('holdings.none')}</p>
  const { symbol } = coinOf(coin)
  return (
    <BlockChart
      label={t('holdings.drawing', { coin: symbol })}
      unit={symbol}
      points={data.values}
      isComplete={data.isComplete}
      decimalOf={(value) => formatUnits(value, decimals)}
    />
  )
}
