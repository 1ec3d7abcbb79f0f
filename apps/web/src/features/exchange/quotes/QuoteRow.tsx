import { exchangeNames, type BestOffer, type ExchangeId, type Offer, type OfferCode } from '@tyto/exchange'
import type { Result } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../shared/ui/text/Amount'
import { spokenZil } from '../../../shared/transaction/action/ui/spokenZil'
import { Button } from '../../../shared/ui/buttons/Button'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import text from '../../../shared/ui/text/text.module.css'
import { barOf, isBlocked, shortOf } from './compare'
import { impactStep } from './impact'
import { percentText } from './ImpactMeter'
import type { TradedCoin } from '../actions/tradeInput'
import styles from './Quotes.module.css'
import { shownUnits } from './shownUnits'

interface Richer {
  readonly offer: Offer
  readonly saved: bigint
}

interface QuoteRowProps {
  readonly exchange: ExchangeId
  /** Null while there is no amount. */
  readonly quote: Result<Offer, OfferCode> | null
  readonly best: BestOffer | null
  readonly to: Pick<TradedCoin, 'symbol' | 'decimals'>
  /** Do others offer something too, even if nobody may trade it? */
  readonly isRival: boolean
  readonly canTrade: boolean
  /** The text of the button while there is too little of the coin that is given; null where there is enough. */
  readonly insufficient: string | null
  /** The offer that brings more coins than the best, and the gas that the best saves against it, in Qa; null for none. */
  readonly richer: Richer | null
  readonly onTrade: (offer: Offer) => void
  /** The panel of this offer, while it is open. */
  readonly children: ReactNode
}

/** The offer of one exchange, or why it offers nothing. */
export function QuoteRow({
  exchange,
  quote,
  best,
  to,
  isRival,
  canTrade,
  insufficient,
  richer,
  onTrade,
  children,
}: QuoteRowProps) {
  const { t, i18n } = useTranslation('exchange')
  const name = exchangeNames[exchange]
  const offer = quote?.ok ? quote.value : null
  const isClosed = offer !== null && isBlocked(offer)
  const isShort = offer !== null && !isClosed && insufficient !== null
  const isBest = best?.best.exchange === exchange && !isClosed
  const short = offer === null || best === null ? 0n : shortOf(best.best, offer)
  const amount = offer === null ? '' : formatDecimal(shownUnits(offer.output, to.decimals), i18n.language)
  return (
    <li
      className={styles.row}
      data-best={isBest || undefined}
      data-open={children !== null || undefined}
      aria-label={name}
    >
      <div className={styles.quote}>
        <b className={styles.who}>{name}</b>
        {quote !== null && (
          <div className={styles.hints}>
            <Hint
              quote={quote}
              best={isBest ? best : null}
              short={short}
              isRival={isRival}
              to={to}
              richer={richer}
            />
          </div>
        )}
        <span className={styles.bar} aria-hidden="true">
          {offer !== null && <i style={{ width: `${barOf(short)}%` }} />}
        </span>
        <span className={styles.output}>
          {offer === null ? (
            <span className={text.ink3} aria-hidden="true">
              —
            </span>
          ) : (
            <Amount value={shownUnits(offer.output, to.decimals)} unit={to.symbol} />
          )}
        </span>
        <Button
          variant={isBest ? 'step' : 'line'}
          small
          disabled={offer === null || isClosed || isShort || !canTrade}
          aria-label={
            isShort
              ? undefined
              : offer === null
                ? t('trade.at', { exchange: name })
                : t('trade.for', { exchange: name, amount, coin: to.symbol })
          }
          onClick={() => offer !== null && onTrade(offer)}
        >
          {isShort ? insufficient : t('trade.button')}
        </Button>
      </div>
      {children}
    </li>
  )
}

interface HintProps {
  readonly quote: Result<Offer, OfferCode>
  readonly best: BestOffer | null
  readonly short: bigint
  readonly isRival: boolean
  readonly to: Pick<TradedCoin, 'symbol' | 'decimals'>
  readonly richer: Richer | null
}

/** The best: what it gains. Another one: how much worse it is. None: the reason. */
function Hint({ quote, best, short, isRival, to, richer }: HintProps) {
  const { t, i18n } = useTranslation('exchange')
  if (!quote.ok) return <span className={styles.reason}>{t(`reason.${quote.code}`)}</span>
  const { impact } = quote.value
  const step = impactStep(impact)
  return (
    <>
      {best === null ? (
        step !== 'blocked' && (
          <span className={styles.short}>
            {short === 0n ? '±0%' : `−${percentText(short, i18n.language)}`}
          </span>
        )
      ) : (
        <span className={styles.gain}>
          {best.next === null
            ? t(isRival ? 'best.open' : 'best.only')
            : richer !== null
              ? t('best.fewer', {
                  fewer: formatDecimal(
                    shownUnits(richer.offer.output - best.best.output, to.decimals),
                    i18n.language,
                  ),
                  coin: to.symbol,
                  exchange: exchangeNames[richer.offer.exchange],
                  gas: spokenZil(richer.saved, i18n.language),
                })
              : best.gain === 0n
                ? t('best.equal')
                : t('best.gain', {
                    amount: formatDecimal(shownUnits(best.gain, to.decimals), i18n.language),
                    coin: to.symbol,
                  })}
        </span>
      )}
      {step !== 'low' && (
        <span className={styles.impact} data-step={step}>
          {t(step === 'blocked' ? 'impact.blockedHere' : 'impact.here', {
            percent: percentText(impact, i18n.language),
          })}
        </span>
      )}
    </>
  )
}
