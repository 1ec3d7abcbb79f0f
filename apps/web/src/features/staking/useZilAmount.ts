import { zil } from '@tyto/contracts'
import { err, formatUnits, mostAmount, ok, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { formatDecimal, readAmount } from '../../shared/ui/text/formatDecimal'

interface Bounds {
  /** The least that is accepted, in Qa; the text says it. */
  readonly least?: bigint
  /** All that there is, in Qa. */
  readonly most: bigint
}

/** Reads an amount of ZIL as it is typed, in Qa; else the text that says what is wrong with it. */
export function useZilAmount(): (typed: string, bounds: Bounds) => Result<bigint, string> {
  const { t, i18n } = useTranslation('staking')
  return (typed, { least = 0n, most }) => {
    const amount = readAmount(typed, zil.decimals, i18n.language)
    if (!amount.ok && amount.code === 'TooManyDecimals')
      return err(t('fault.tooFine', { count: zil.decimals }))
    if (!amount.ok) return err(t('fault.noNumber'))
    if (amount.value === 0n && least === 0n) return err(t('fault.zero'))
    if (amount.value < least) {
      return err(
        t('fault.minimum', { least: formatDecimal(formatUnits(least, zil.decimals), i18n.language) }),
      )
    }
    if (amount.value > mostAmount) return err(t('fault.tooMuch'))
    return amount.value > most ? err(t('fault.insufficient')) : ok(amount.value)
  }
}
