import {
  exchangeIds,
  exchangeNames,
  gasOf,
  type BestOffer,
  type GasTerms,
  type Offer,
  type Offers,
} from '@tyto/exchange'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWallet } from '../../../shared/session/wallet/wallet'
import { Age } from '../../../shared/chain/age/Age'
import { useClock } from '../../../shared/chain/age/useClock'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { Card } from '../../../shared/ui/cards/Card'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import { IconButton } from '../../../shared/ui/buttons/IconButton'
import { Note } from '../../../shared/ui/cards/Note'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import { Waiting } from '../../../shared/ui/page/Waiting'
import text from '../../../shared/ui/text/text.module.css'
import type { ChosenOffer } from './chosenOffer'
import { isAvailable, richerThan } from './compare'
import { Fees } from './Fees'
import type { TradedCoin } from '../actions/tradeInput'
import type { Market } from './market'
import { QuoteRow } from './QuoteRow'
import styles from './Quotes.module.css'
import { secondsUntil } from './refresh'
import { shownUnits } from './shownUnits'
import type { LiveMarket } from './useMarket'

interface QuoteListProps {
  readonly live: LiveMarket
  /** The market that the quotes are computed from: while a trade is confirmed, the one that it was chosen by. */
  readonly market: Market | null
  /** Null while there is no amount. */
  readonly offers: Offers | null
  /** After gas. */
  readonly best: BestOffer | null
  readonly gasTerms: GasTerms
  readonly to: Pick<TradedCoin, 'symbol' | 'decimals'>
  readonly coinOf: (id: string) => Pick<TradedCoin, 'symbol' | 'decimals'>
  /** Why nobody trades this pair here, and what helps; null for nothing. */
  readonly note: ReactNode
  readonly chosen: ChosenOffer | null
  /** The text of the buttons while there is too little of the coin that is given; null where there is enough. */
  readonly insufficient: string | null
  readonly onTrade: (offer: Offer) => void
  readonly panel: ReactNode
}

/** Four offers for one amount, the best of them marked. */
export function QuoteList({
  live,
  market,
  offers,
  best,
  gasTerms,
  to,
  coinOf,
  note,
  chosen,
  insufficient,
  onTrade,
  panel,
}: QuoteListProps) {
  const { t, i18n } = useTranslation('exchange')
  // Who is connected is not asked to connect while the page still finds that out.
  const isResuming = useWallet(({ busy }) => busy === 'resuming')
  const isOutage = market === null && live.error !== null
  const more = best === null || offers === null ? null : richerThan(best.best, offers)
  const richer =
    best === null || more === null
      ? null
      : { offer: more, saved: qaOf(more, gasTerms) - qaOf(best.best, gasTerms) }
  const spoken =
    best === null
      ? offers === null
        ? ''
        : t('spoken.none')
      : t('spoken.best', {
          exchange: exchangeNames[best.best.exchange],
          amount: formatDecimal(shownUnits(best.best.output, to.decimals), i18n.language),
          coin: to.symbol,
        })
  return (
    <Card
      title={t('quotes.title', { count: exchangeIds.length })}
      flush
      aside={market !== null && <Freshness live={live} market={market} isFrozen={chosen !== null} />}
    >
      <p role="status" className={text.sr}>
        {spoken}
      </p>
      {(live.isStale || isOutage || live.isWithout || Boolean(note)) && (
        <div className={styles.notes}>
          {live.isStale && market !== null && (
            <Note kind="warning">
              <span>{t('stale.before')}</span> <Age since={market.readAt} />
              <span>.</span> <span>{t('stale.after')}</span>
            </Note>
          )}
          {(live.isStale || isOutage) && live.error !== null && (
            <CardFailure error={live.error} busy={live.isReading} onRetry={live.readAgain} />
          )}
          {live.isWithout && <Note kind="info">{t('quotes.without')}</Note>}
          {note}
        </div>
      )}
      {market === null && !isOutage && !live.isWithout ? (
        <Loading />
      ) : (
        <ul aria-label={t('quotes.title', { count: exchangeIds.length })}>
          {exchangeIds.map((exchange) => (
            <QuoteRow
              key={exchange}
              exchange={exchange}
              quote={offers?.[exchange] ?? null}
              best={best}
              to={to}
              isRival={offers !== null && exchangeIds.filter((each) => offers[each].ok).length > 1}
              canTrade={chosen === null && !live.isStale && !isResuming}
              insufficient={insufficient}
              richer={richer}
              onTrade={onTrade}
            >
              {chosen?.offer.exchange === exchange ? panel : null}
            </QuoteRow>
          ))}
        </ul>
      )}
      {offers !== null && isAvailable(offers) && <Fees offers={offers} coinOf={coinOf} gasTerms={gasTerms} />}
    </Card>
  )
}

/** The cost of the gas of an offer, in Qa. */
function qaOf(offer: Offer, { rules, price, payer }: GasTerms): bigint {
  return gasOf(offer, rules, payer) * price
}

interface FreshnessProps {
  readonly live: LiveMarket
  readonly market: Market
  readonly isFrozen: boolean
}

/** Which block the quotes are of, and when the next ones come. */
function Freshness({ live: { nextAt, isReading, readAgain }, market, isFrozen }: FreshnessProps) {
  const { t, i18n } = useTranslation('exchange')
  const nextIn = useClock(1_000, (now) => (nextAt === null ? null : secondsUntil(nextAt, now)))
  const block = formatWhole(market.exchanges.block, i18n.language)
  return (
    <span className={styles.head}>
      <span>
        <span>{t('quotes.block', { block })}</span>
        <br />
        {isFrozen ? (
          <span>{t('quotes.frozen')}</span>
        ) : nextIn === null ? (
          <span>{t('quotes.reading')}</span>
        ) : (
          <span>{t('quotes.next', { seconds: nextIn })}</span>
        )}
      </span>
      <IconButton
        icon="refresh"
        label={t('quotes.refresh')}
        disabled={isFrozen || isReading}
        onClick={readAgain}
      />
    </span>
  )
}

function Loading() {
  return (
    <Waiting>
      {exchangeIds.map((exchange) => (
        <div key={exchange} className={styles.quote}>
          <Skeleton width="6rem" />
          <span />
          <Skeleton width="7rem" />
          <Skeleton width="4.5rem" height="2.75rem" />
        </div>
      ))}
    </Waiting>
  )
}
