import type { DatedValue } from '@tyto/chain'
import { zil } from '@tyto/contracts'
import { formatUnits, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import type { HeldCoins } from '../../../shared/chain/coinBalances'
import { formatAge } from '../../../shared/chain/formatAge'
import { useNow } from '../../../shared/chain/useNow'
import { useNetworkId } from '../../../shared/settings/network'
import { Amount } from '../../../shared/ui/Amount'
import { Card } from '../../../shared/ui/Card'
import layout from '../../../shared/ui/layout.module.css'
import { SelectField } from '../../../shared/ui/SelectField'
import { Skeleton } from '../../../shared/ui/Skeleton'
import text from '../../../shared/ui/text.module.css'
import { Unfold } from '../../../shared/ui/Unfold'
import { CoinAmount } from './CoinAmount'
import { coinOf } from './chosenCoins'
import { historyQuery, keepsHistory } from './historyQuery'
import styles from './Holdings.module.css'
import { drawing, stepLine } from './stepLine'
import { Worth, type Holder } from './Worth'

/** Lines of the table; older ones are said to be there. */
const mostLines = 50
const agePause = 10_000

interface HoldingsProps {
  readonly held: HeldCoins
  readonly wallet: Address
  /** The wallet, and the browser wallet where one is connected. */
  readonly holders: readonly Holder[]
  /** Ids of the coins that the page shows. */
  readonly coins: readonly string[]
}

/** What the wallet is worth, as far as the chain itself prices it, and what it held before. */
export function Holdings({ held, wallet, holders, coins }: HoldingsProps) {
  const { t } = useTranslation('balances')
  const network = useNetworkId()
  const [chosen, setChosen] = useState<string>(zil.id)
  const known = coins.filter((id) => {
    const { kind } = held.of(wallet, id)
    return kind === 'amount' || kind === 'unknown'
  })
  // ZIL first: it is there on every network.
  const offered = [zil.id, ...known.filter((id) => id !== zil.id)]
  const coin = coinOf(offered.includes(chosen) ? chosen : zil.id)
  return (
    <Card title={t('holdings.title')}>
      <div className={layout.stack}>
        <Worth held={held} holders={holders} />
        {keepsHistory(network) ? (
          <>
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
  const [first, last] = [data?.values[0], data?.values.at(-1)]
  if (!data || !first || !last) return <p className={text.sub}>{t('holdings.none')}</p>
  const { symbol } = coinOf(coin)
  return (
    <>
      <svg
        className={styles.line}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('holdings.drawing', { coin: symbol })}
      >
        <path d={stepLine(data.values)} />
      </svg>
      <Range first={first} last={last} isComplete={data.isComplete} />
      <Unfold label={t('holdings.table')}>
        <HistoryTable values={data.values} decimals={decimals} symbol={symbol} />
      </Unfold>
    </>
  )
}

interface RangeProps {
  readonly first: DatedValue
  readonly last: DatedValue
  readonly isComplete: boolean
}

/** From which block to which: how far back the network can tell. */
function Range({ first, last, isComplete }: RangeProps) {
  const { t, i18n } = useTranslation('balances')
  const now = useNow(agePause)
  const block = (number: bigint): string => number.toLocaleString(i18n.language)
  return (
    <p className={text.hint}>
      {t(isComplete ? 'holdings.whole' : 'holdings.part', {
        from: block(first.block),
        to: block(last.block),
        age: formatAge(now - first.time, i18n.language),
      })}
    </p>
  )
}

interface HistoryTableProps {
  readonly values: readonly DatedValue[]
  readonly decimals: number
  readonly symbol: string
}

/** The figures of the line, newest first. */
function HistoryTable({ values, decimals, symbol }: HistoryTableProps) {
  const { t, i18n } = useTranslation('balances')
  const now = useNow(agePause)
  const newest = values.toReversed().slice(0, mostLines)
  return (
    <>
      <table className={styles.table}>
        <caption className={text.sr}>{t('holdings.drawing', { coin: symbol })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('holdings.block')}</th>
            <th scope="col">{t('holdings.when')}</th>
            <th scope="col" className={styles.number}>
              {symbol}
            </th>
          </tr>
        </thead>
        <tbody>
          {newest.map(({ block, time, value }) => (
            <tr key={block.toString()}>
              <td>{block.toLocaleString(i18n.language)}</td>
              <td>{formatAge(now - time, i18n.language)}</td>
              <td className={styles.number}>
                <Amount value={formatUnits(value, decimals)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {values.length > newest.length && (
        <p className={text.hint}>{t('holdings.older', { count: values.length - newest.length })}</p>
      )}
    </>
  )
}
