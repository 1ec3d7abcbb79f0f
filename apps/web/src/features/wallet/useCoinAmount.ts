import { err, mostAmount, ok, type Result } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { readAmount } from '../../shared/ui/text/formatDecimal'

/** Reads an amount of a coin as it is typed, in its smallest unit; else the text that says what is wrong with it. */
export function useCoinAmount(): (
  typed: string,
  coin: { readonly symbol: string; readonly decimals: number },
) => Result<bigint, string> {
  const { t, i18n } = useTranslation('create')
  return (typed, { symbol, decimals }) => {
    const amount = readAmount(typed, decimals, i18n.language)
    if (!amount.ok && amount.code === 'TooManyDecimals')
      return err(t('funds.tooFine', { coin: symbol, count: decimals }))
    if (!amount.ok) return err(t('funds.noNumber'))
    if (amount.value === 0n) return err(t('funds.zero'))
    return amount.value <= mostAmount ? ok(amount.value) : err(t('funds.tooMuch'))
  }
}
