import { useTranslation } from 'react-i18next'
import styles from './Amount.module.css'
import { decimalParts } from './formatDecimal'
import { joinClasses } from '../joinClasses'

interface AmountProps {
  /** Decimal text, such as `formatUnits` gives: '48210.5'. */
  readonly value: string
  readonly unit?: string
  /** Were digits left out? Then dots stand in their place, before the unit. */
  readonly isCut?: boolean
}

/** Amounts with more characters may break, in characters. */
const longestOnOneLine = 24

/** An amount as the language writes it; what follows the decimal sign is in a weaker colour. */
export function Amount({ value, unit, isCut = false }: AmountProps) {
  const { i18n } = useTranslation()
  const [whole, fraction] = decimalParts(value, i18n.language)
  return (
    <span
      className={joinClasses(styles.amount, value.length > longestOnOneLine && styles.long)}
      translate="no"
    >
      {whole}
      {fraction !== '' && <small>{fraction}</small>}
      {isCut && '…'}
      {unit && (
        <>
          {' '}
          <span className={styles.unit}>{unit}</span>
        </>
      )}
    </span>
  )
}
