import { useTranslation } from 'react-i18next'
import { Segmented } from '../ui/fields/Segmented'
import { rateCurrencies } from './rateCurrencies'
import { changeSettings } from './settings'
import { useRateCurrency } from './tradeSettings'

/** What values and prices are said in. */
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
