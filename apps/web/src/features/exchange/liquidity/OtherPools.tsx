import type { HeldPoolShares, PoolShares } from '@tyto/chain'
import { coinById, zil } from '@tyto/contracts'
import { exchangeNames, type Exchanges } from '@tyto/exchange'
import type { Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { Button } from '../../../shared/ui/buttons/Button'
import { Card } from '../../../shared/ui/cards/Card'
import { Facts } from '../../../shared/ui/cards/Facts'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { Waiting } from '../../../shared/ui/page/Waiting'
import text from '../../../shared/ui/text/text.module.css'
import { Coins } from './Coins'
import { DrawPanel } from './DrawPanel'
import styles from './Liquidity.module.css'
import { PairTitle } from './PairTitle'
import { partOf } from './position'
import { Share } from './Share'

interface OtherPoolsProps {
  readonly name: Name
  readonly wallet: Address
  readonly owner: Address | null
  /** Where coins stand, by their ids. */
  readonly places: ReadonlyMap<string, Address>
  /** The shares that the wallet has there: `poolSharesQuery`. */
  readonly query: UseQueryResult<HeldPoolShares>
  readonly exchanges: Exchanges
}

/** The shares of a wallet in the pools of other exchanges, their worth, and the way out. */
export function OtherPools({ query, exchanges, ...owner }: OtherPoolsProps) {
  const { data, error, isFetching, refetch } = query
  const { t } = useTranslation('liquidity')
  if (exchanges.states.size === 0) return null
  return (
    <Card title={t('others.title')}>
      <div className={layout.stack}>
        {data === undefined ? (
          error ? (
            <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Waiting>
              <Skeleton width="60%" />
            </Waiting>
          )
        ) : (
          <>
            {data.unread.map((exchange) => (
              <Note key={exchange} kind="warning">
                {t('others.unread', { exchange: exchangeNames[exchange] })}
              </Note>
            ))}
            {data.held.map((shares) => (
              <OtherPool
                key={`${shares.exchange} ${shares.coin}`}
                {...owner}
                shares={shares}
                exchanges={exchanges}
              />
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

interface OtherPoolProps extends Omit<OtherPoolsProps, 'query'> {
  readonly shares: PoolShares
}

function OtherPool({ shares: held, exchanges, places, ...owner }: OtherPoolProps) {
  const { t } = useTranslation(['liquidity', 'chain'])
  // The draft of a removal ends once the shares are others; a refusal leaves it as it is.
  const [draft, setDraft] = useState<{ readonly of: bigint; readonly percent: bigint } | null>(null)
  const { exchange, shares, total } = held
  const coin = coinById(held.coin)!
  const { symbol, decimals } = coin
  const pool = exchanges.states.get(exchange)?.pools.get(coin.id)
  const zilIn = pool && (pool.zil * shares) / total
  const tokens = pool && (pool.tokens * shares) / total
  const unknown = t('chain:unknown')
  const title = t('others.pair', { coin: symbol, exchange: exchangeNames[exchange] })
  const open = (percent: bigint) => setDraft({ of: shares, percent })
  return (
    <section className={styles.other} aria-label={title}>
      <div className={joinClasses(layout.row, layout.between)}>
        <h3 className={text.h3}>
          <PairTitle coins={[zil, coin]} places={places} title={title} />
        </h3>
        <Share parts={partOf(shares, total)} />
      </div>
      <Facts
        as="grid"
        className={styles.elsewhere}
        facts={[
          {
            label: t('others.inPool', { coin: zil.symbol }),
            value: zilIn === undefined ? unknown : <Coins units={zilIn} decimals={zil.decimals} />,
          },
          {
            label: t('others.inPool', { coin: symbol }),
            value: tokens === undefined ? unknown : <Coins units={tokens} decimals={decimals} />,
          },
          {
            label: t('others.worth'),
            // Both sides of a pool are worth the same, by its own price.
            value:
              zilIn === undefined ? (
                unknown
              ) : (
                <Coins units={2n * zilIn} decimals={zil.decimals} unit={zil.symbol} />
              ),
          },
        ]}
      />
      {pool !== undefined &&
        (draft?.of === shares ? (
          <DrawPanel
            {...owner}
            shares={held}
            coin={coin}
            pool={pool}
            percent={draft.percent}
            onChange={open}
            onClose={() => setDraft(null)}
          />
        ) : (
          <div>
            <Button variant="line" onClick={() => open(0n)}>
              {t('remove.title')}
            </Button>
          </div>
        ))}
    </section>
  )
}
