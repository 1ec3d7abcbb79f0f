import { useTranslation } from 'react-i18next'
import { formatDecimal, meantBy } from '../text/formatDecimal'

/** An amount that can be read in two ways: what is said of it, and what is offered in its place. */
export interface MeantAmount {
  /** “1,200” can be read in two ways. */
  readonly fault: string
  /** You mean 1,200? */
  readonly offer: string
  /** The digits that a press puts into the field. */
  readonly digits: string
}

/**
 * What every field for an amount says of a text that is twelve hundred to one person and little more than one to another;
 * null for any other text.
 */
export function useMeantAmount(typed: string): MeantAmount | null {
  const { t, i18n } = useTranslation()
  const digits = meantBy(typed, i18n.language)
  if (digits === null) return null
  return {
    fault: t('amount.twoWays', { typed: typed.trim() }),
    offer: t('amount.meant', { amount: formatDecimal(digits, i18n.language) }),
    digits,
  }
}
