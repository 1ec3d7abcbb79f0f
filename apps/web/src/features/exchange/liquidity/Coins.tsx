import { coinPlaces } from '../../../shared/ui/text/shownPlaces'
import { cutUnits, formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../shared/ui/text/Amount'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import styles from './Liquidity.module.css'

/** An amount with four digits, cut and never rounded. */
export function Coins({
  units,
  decimals,
  unit,
}: {
  readonly units: bigint
  readonly decimals: number
  /** Left out where the label names the coin. */
  readonly unit?: string
}) {
  const { text, isExact } = cutUnits(units, decimals, coinPlaces)
  return (
    <span className={styles.coins}>
      <Amount value={text} isCut={!isExact} {...(unit === undefined ? {} : { unit })} />
    </span>
  )
}

/** Parts of 10,000 as a percentage with two digits. */
export function usePercentText(): (parts: bigint) => string {
  const { i18n } = useTranslation()
  return (parts) => {
    const [whole = '0', digits = ''] = formatUnits(parts, 2).split('.')
    return `${formatDecimal(`${whole}.${digits.padEnd(2, '0')}`, i18n.language)}%`
  }
}
