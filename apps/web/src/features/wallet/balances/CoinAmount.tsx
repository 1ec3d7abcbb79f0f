import { coinPlaces } from '../../../shared/ui/text/shownPlaces'
import type { Coin } from '@tyto/contracts'
import { cutUnits, formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { formatAge } from '../../../shared/chain/age/formatAge'
import type { LastAmount } from '../../../shared/chain/coins/lastBalances'
import { useClock } from '../../../shared/chain/age/useClock'
import { Amount } from '../../../shared/ui/text/Amount'
import { CopyButton } from '../../../shared/ui/share/CopyButton'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { Popover } from '../../../shared/ui/dialog/Popover'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import styles from './CoinAmount.module.css'

/** How often the age of an old amount is said anew, in ms. */
const agePause = 10_000

interface CoinAmountProps {
  readonly coin: Coin
  readonly amount: ShownAmount
}

/** How much there is of a coin. What is not known is said, and never 0. Needs the areas `balances` and `chain`. */
export function CoinAmount({ coin, amount }: CoinAmountProps) {
  const { t } = useTranslation(['balances', 'chain'])
  switch (amount.kind) {
    case 'loading':
      return (
        <span className={styles.loading}>
          <Skeleton width="5rem" />
        </span>
      )
    case 'amount':
      return <ExactAmount coin={coin} amount={amount} isOld={amount.isOld} />
    case 'unknown':
      return (
        <span className={styles.unknown}>
          <span>{t('chain:unknown')}</span>
          {amount.last && <LastKnown coin={coin} last={amount.last} />}
        </span>
      )
    case 'no service':
    case 'no contract':
    case 'no decimals':
    case 'other decimals':
      return <span className={styles.unknown}>{t('chain:unknown')}</span>
  }
}

/** The amount as the chain said it last, and how long ago that is. */
function LastKnown({ coin, last }: { readonly coin: Coin; readonly last: LastAmount }) {
  const { t, i18n } = useTranslation('balances')
  const age = useClock(agePause, (now) => formatAge(now - last.readAt, i18n.language))
  return (
    <small className={styles.last}>
      <span>{t('last', { age })}</span> <ExactAmount coin={coin} amount={last} isOld />
    </small>
  )
}

interface ExactAmountProps {
  readonly coin: Coin
  readonly amount: Pick<LastAmount, 'units' | 'decimals'>
  readonly isOld: boolean
}

/** Four digits after the point, cut and never rounded; a press shows all of them. */
function ExactAmount({ coin, amount: { units, decimals }, isOld }: ExactAmountProps) {
  const { t, i18n } = useTranslation('balances')
  const { text: shown, isExact } = cutUnits(units, decimals, coinPlaces)
  const exact = formatUnits(units, decimals)
  const spoken = formatDecimal(shown, i18n.language) + (isExact ? '' : '…')
  return (
    <Popover
      label={t('exactly', {
        shown: spoken,
        coin: coin.symbol,
        exact: formatDecimal(exact, i18n.language),
      })}
      buttonClassName={styles.button}
      button={
        <span className={styles.shown} data-old={isOld || undefined} data-cut={!isExact || undefined}>
          <Amount value={shown} />
          {!isExact && <span>…</span>}
        </span>
      }
    >
      <div className={styles.exact}>
        <p className={text.label}>{t('exactTitle', { coin: coin.symbol })}</p>
        <div className={layout.row}>
          <span className={styles.figure}>
            <Amount value={exact} />
          </span>
          <CopyButton value={exact} label={t('copyExact')} />
        </div>
        <p className={text.hint}>{t('digits', { count: decimals })}</p>
        {decimals !== coin.decimals && (
          <p className={text.warning}>{t('otherDigits', { count: coin.decimals })}</p>
        )}
      </div>
    </Popover>
  )
}
