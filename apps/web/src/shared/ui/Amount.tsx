import styles from './Amount.module.css'

interface AmountProps {
  /** Decimal text, such as `formatUnits` gives: '48210.5'. */
  readonly value: string
  readonly unit?: string
}

/** An amount: digits in groups of three, the part after the point in a weaker colour. */
export function Amount({ value, unit }: AmountProps) {
  const [whole = '', fraction] = value.split('.')
  return (
    <span className={styles.amount}>
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
