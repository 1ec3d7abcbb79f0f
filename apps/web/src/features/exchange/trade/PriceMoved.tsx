import { formatUnits } from '@tyto/primitives'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../shared/ui/text/Amount'
import { Button } from '../../../shared/ui/buttons/Button'
import { Facts } from '../../../shared/ui/cards/Facts'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import text from '../../../shared/ui/text/text.module.css'
import type { TradedCoin } from '../actions/tradeInput'
import type { PriceMove } from './priceGate'

interface PriceMovedProps {
  readonly move: Exclude<PriceMove, 'within'>
  readonly coin: TradedCoin
  readonly shown: bigint
  /** Null where the exchange offers nothing any more. */
  readonly now: bigint | null
  /** The least that the person would have taken. */
  readonly minimum: bigint
  readonly onTake: () => void
  readonly onCancel: () => void
}

/** Stands in the place of the button since the pools moved: what was shown, what it is now, and the question anew. */
export function PriceMoved({ move, coin, shown, now, minimum, onTake, onCancel }: PriceMovedProps) {
  const { t, i18n } = useTranslation('trade')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const amountOf = (units: bigint) => <Amount value={formatUnits(units, coin.decimals)} unit={coin.symbol} />
  const said = (units: bigint): string =>
    `${formatDecimal(formatUnits(units, coin.decimals), i18n.language)} ${coin.symbol}`
  return (
    <div ref={place} role="alert" tabIndex={-1} className={layout.stack}>
      <Note kind="danger">
        <p className={text.strong}>{t('moved.title')}</p>
        <p>{t(`moved.${move}`, { minimum: said(minimum) })}</p>
      </Note>
      <Facts
        facts={[
          { label: t('moved.before'), value: amountOf(shown) },
          { label: t('moved.now'), value: now === null ? t('moved.nothing') : amountOf(now) },
        ]}
      />
      <div className={layout.row}>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        {now !== null && (
          <Button variant="step" onClick={onTake}>
            {t('moved.take')}
          </Button>
        )}
      </div>
    </div>
  )
}
