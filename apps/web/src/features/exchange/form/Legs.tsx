import type { BothPrices } from '@tyto/exchange'
import type { Coin } from '@tyto/contracts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import text from '../../../shared/ui/text/text.module.css'
import { shownUnits } from '../quotes/shownUnits'
import { Leg, type AmountWarning, type SideProps } from './Leg'
import styles from './SwapForm.module.css'

export const percents = [25n, 50n, 75n, 100n] as const

interface FromLegProps extends SideProps {
  readonly typed: string
  readonly fault: string | undefined
  readonly warning: AmountWarning | undefined
  /** The share of the balance that is typed now; null for none. */
  readonly share: bigint | null
  readonly onType: (typed: string) => void
  readonly onShare: (percent: bigint) => void
}

/** The coin that is given. */
export function FromLeg({ share, onShare, ...leg }: FromLegProps) {
  const { t } = useTranslation('exchange')
  return (
    <Leg side="from" placeholder="0" {...leg}>
      <div className={styles.percents} role="group" aria-label={t('share', { coin: leg.coin.symbol })}>
        {percents.map((percent) => (
          <button
            key={percent}
            type="button"
            aria-pressed={percent === share}
            disabled={leg.isFrozen}
            onClick={() => onShare(percent)}
          >
            {`${percent}%`}
          </button>
        ))}
      </div>
    </Leg>
  )
}

interface ToLegProps extends SideProps {
  /** Null where there is none. */
  readonly output: bigint | null
  /** Takes what is to come, as it is typed; false where nothing brings that. */
  readonly onWant: (typed: string) => boolean
  readonly price: ReactNode
}

/**
 * The coin that comes for it: at the best of the four, or at the one that is confirmed. An amount that is typed here says
 * how much has to be given.
 */
export function ToLeg({ output, onWant, price, ...leg }: ToLegProps) {
  const { t, i18n } = useTranslation('exchange')
  // A text stays as it is while somebody types it; afterwards the real amount stands there, which may be a little
  // more.
  const [typed, setTyped] = useState<string | null>(null)
  const [isFound, setFound] = useState(true)
  const said = output === null ? '' : formatDecimal(shownUnits(output, leg.coin.decimals), i18n.language)
  const want = (wanted: string): void => {
    setTyped(wanted)
    const isThere = onWant(wanted)
    setFound(isThere || wanted.trim() === '')
  }
  const leave = (): void => {
    setTyped(null)
    setFound(true)
  }
  return (
    <Leg
      side="to"
      placeholder="—"
      {...leg}
      typed={typed ?? said}
      isSaid={typed === null}
      fault={isFound ? undefined : t('amount.noInput')}
      onType={want}
      onLeave={leave}
    >
      {price}
    </Leg>
  )
}

interface PriceLineProps {
  readonly prices: BothPrices
  readonly from: Coin
  readonly to: Coin
  readonly exchange: string
}

/** The price both ways. */
export function PriceLine({ prices, from, to, exchange }: PriceLineProps) {
  const { t, i18n } = useTranslation('exchange')
  const spoken = (units: bigint, decimals: number): string =>
    formatDecimal(shownUnits(units, decimals), i18n.language)
  return (
    <p className={text.hint}>
      {prices.toPerFrom > 0n && (
        <>
          <span>
            {t('price.is', {
              from: from.symbol,
              price: spoken(prices.toPerFrom, to.decimals),
              to: to.symbol,
              exchange,
            })}
          </span>
          <br />
        </>
      )}
      {prices.fromPerTo > 0n && (
        <span>
          {t('price.back', {
            from: from.symbol,
            price: spoken(prices.fromPerTo, from.decimals),
            to: to.symbol,
          })}
        </span>
      )}
    </p>
  )
}
