import type { HeldPoolShares, PoolShares } from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import { exchangeNames, type Exchanges } from '@tyto/exchange'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/CardFailure'
import { Card } from '../../../shared/ui/Card'
import { Facts } from '../../../shared/ui/Facts'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/layout.module.css'
import { Note } from '../../../shared/ui/Note'
import { Skeleton } from '../../../shared/ui/Skeleton'
import text from '../../../shared/ui/text.module.css'
import { Coins } from './Coins'
import styles from './Liquidity.module.css'
import { partOf } from './position'
import { Share } from './Share'

const zilDecimals = 12

interface OtherPoolsProps {
  /** What the wallet has there: `poolSharesQuery`. */
  readonly query: UseQueryResult<HeldPoolShares>
  readonly exchanges: Exchanges
}

/** What a wallet has of the pools of other exchanges, and what that is worth. */
export function OtherPools({ query: { data, error, isFetching, refetch }, exchanges }: OtherPoolsProps) {
  const { t } = useTranslation('liquidity')
  if (exchanges.states.size === 0) return null
  return (
    <Card title={t('others.title')}>
      <div className={layout.stack}>
        {data === undefined ? (
          error ? (
            <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton width="60%" />
          )
        ) : (
          <>
            {data.unread.map((exchange) => (
              <Note key={exchange} kind="warning">
                {t('others.unread', { exchange: exchangeNames[exchange] })}
              </Note>
            ))}
            {data.held.map((shares) => (
              <OtherPool key={`${shares.exchange} ${shares.coin}`} shares={shares} exchanges={exchanges} />
            ))}
            {data.held.length === 0 && data.unread.length === 0 && (
              <p className={text.sub}>{t('others.none')}</p>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

interface OtherPoolProps {
  readonly shares: PoolShares
  readonly exchanges: Exchanges
}

function OtherPool({ shares: { exchange, coin, shares, total }, exchanges }: OtherPoolProps) {
  const { t } = useTranslation(['liquidity', 'chain'])
  const { symbol, decimals } = allCoins.find(({ id }) => id === coin)!
  const pool = exchanges.states.get(exchange)?.pools.get(coin)
  const zil = pool && (pool.zil * shares) / total
  const tokens = pool && (pool.tokens * shares) / total
  const unknown = t('chain:unknown')
  return (
    <section
      className={styles.other}
      aria-label={t('others.pair', { coin: symbol, exchange: exchangeNames[exchange] })}
    >
      <div className={joinClasses(layout.row, layout.between)}>
        <h3 className={text.h3}>{t('others.pair', { coin: symbol, exchange: exchangeNames[exchange] })}</h3>
        <Share parts={partOf(shares, total)} />
      </div>
      <Facts
        as="grid"
        facts={[
          {
            label: t('others.inPool', { coin: 'ZIL' }),
            value: zil === undefined ? unknown : <Coins units={zil} decimals={zilDecimals} unit="ZIL" />,
          },
          {
            label: t('others.inPool', { coin: symbol }),
            value:
              tokens === undefined ? unknown : <Coins units={tokens} decimals={decimals} unit={symbol} />,
          },
          {
            label: t('others.worth'),
            // Both sides of a pool are worth the same, by its own price.
            value: zil === undefined ? unknown : <Coins units={2n * zil} decimals={zilDecimals} unit="ZIL" />,
          },
        ]}
      />
    </section>
  )
}
