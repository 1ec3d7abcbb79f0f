import { useTranslation } from 'react-i18next'
import { Segmented } from '../ui/fields/Segmented'
import { rateCurrencies } from './rateCurrencies'
import { changeSettings } from './settings'
import { useRateCurrency } from './tradeSettings'

/** The currency of values and prices. */
export function RateChoice() {
  const { t } = useTranslation()
  return (
    <Segmented
      label={t('rate.label')}
      options={rateCurrencies.map((value) => ({ value, label: value }))}
      value={useRateCurrency()}
      onChange={(rate) => changeSettings({ rate })}
    />
  )
}
