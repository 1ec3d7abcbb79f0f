import { useTranslation } from 'react-i18next'
import { RateChoice } from '../../../shared/settings/RateChoice'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { FlipCard } from '../../../shared/ui/cards/FlipCard'
import { ExchangeSettings } from './ExchangeSettings'

/** The settings of trades, and what values are said in, among the settings of a wallet. */
export function ExchangeSettingsCard() {
  const { t } = useTranslation(['rates', 'common'])
  return (
    <FlipCard icon="swap" title={t('settings.title')} hint={t('settings.hint')} back={t('settings.back')}>
      <div className={layout.stack}>
        <p className={text.sub}>{t('settings.lead')}</p>
        <ExchangeSettings />
        <h3 className={text.h3}>{t('common:rate.label')}</h3>
        <div>
          <RateChoice />
        </div>
      </div>
    </FlipCard>
  )
}
