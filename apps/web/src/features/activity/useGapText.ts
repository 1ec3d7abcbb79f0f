import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '../../shared/ui/text/formatDecimal'
import type { Gap } from './gaps'

/** By how much the rows of a coin do not come to its balance, in words: to the last digit. */
export function useGapText() {
  const { t, i18n } = useTranslation('activity')
  return ({ coin, told, held }: Gap): string => {
    const write = (units: bigint): string => {
      const digits = formatDecimal(formatUnits(units < 0n ? -units : units, coin.decimals), i18n.language)
      return units < 0n ? `−${digits}` : digits
    }
    const by = held > told ? held - told : told - held
    return t('comes.gap', { coin: coin.symbol, told: write(told), held: write(held), by: write(by) })
  }
}
