import { zil } from '@tyto/contracts'
import { cutUnits, formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../shared/ui/text/Amount'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { formatDecimal } from '../../shared/ui/text/formatDecimal'
import layout from '../../shared/ui/page/layout.module.css'
import { Popover } from '../../shared/ui/dialog/Popover'
import text from '../../shared/ui/text/text.module.css'
import styles from './ZilFigure.module.css'

/** Digits after the point that staking shows; the rest is one press away. */
const shownPlaces = 2

/** An amount of ZIL in Qa, cut to two digits after the point and never rounded; a press shows all of them. */
export function ZilFigure({ value }: { readonly value: bigint }) {
  const { t, i18n } = useTranslation('balances')
  const { text: shown, isExact } = cutUnits(value, zil.decimals, shownPlaces)
  const exact = formatUnits(value, zil.decimals)
  const spoken = formatDecimal(shown, i18n.language) + (isExact ? '' : '…')
  return (
    <Popover
      label={t('exactly', {
        shown: spoken,
        coin: zil.symbol,
        exact: formatDecimal(exact, i18n.language),
      })}
      buttonClassName={styles.button}
      button={
        <span className={styles.shown} data-cut={!isExact || undefined}>
          <Amount value={shown} />
          {!isExact && <span>…</span>}
        </span>
      }
    >
      <div className={styles.exact}>
        <p className={text.label}>{t('exactTitle', { coin: zil.symbol })}</p>
        <div className={layout.row}>
          <span className={styles.figure}>
            <Amount value={exact} />
          </span>
          <CopyButton value={exact} label={t('copyExact')} />
        </div>
      </div>
    </Popover>
  )
}
