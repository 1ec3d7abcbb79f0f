import styles from './Amount.module.css'
import { joinClasses } from './joinClasses'

interface AmountProps {
  /** Decimal text, such as `formatUnits` gives: '48210.5'. */
  readonly value: string
  readonly unit?: string
}

/** Amounts with more characters may break, in characters. */
const longestOnOneLine = 24

/** An amount: digits in groups of three, the part after the point in a weaker colour. */
export function Amount({ value, unit }: AmountProps) {
  const [whole = '', fraction] = value.split('.')
  return (
    <span className={joinClasses(styles.amount, value.length > longestOnOneLine && styles.long)}>
      {whole.replace(/\B(?=(\d{3})+$)/g, ',')}
      {fraction !== undefined && <small>.{fraction}</small>}
      {unit && (
        <>
          {' '}
          <span className={styles.unit}>{unit}</span>
        </>
      )}
    </span>
  )
}
