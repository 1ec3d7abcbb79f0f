import { formatUnits } from '@tyto/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSlippage, riskySlippage } from '../../../shared/settings/readSlippage'
import { changeSettings, useSettings } from '../../../shared/settings/settings'
import { autoSlippage } from '../../../shared/settings/tradeSettings'
import { Field } from '../../../shared/ui/fields/Field'
import { FieldMessage } from '../../../shared/ui/fields/FieldMessage'
import { formatDecimal, typedDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { AutoButton } from './AutoButton'

/** How much less than expected somebody takes of a trade, in percent. What cannot be read changes nothing. */
export function SlippageField() {
  const { t, i18n } = useTranslation('rates')
  const chosen = useSettings(({ slippage }) => slippage)
  const [typed, setTyped] = useState<string | null>(null)
  const slippage = chosen ?? autoSlippage
  const percent = formatUnits(slippage, 2)
  const shown = formatDecimal(percent, i18n.language)
  const read = typed === null ? null : readSlippage(typed, i18n.language)
  const choose = (text: string): void => {
    setTyped(text)
    const value = readSlippage(text, i18n.language)
    if (value.ok) changeSettings({ slippage: value.value })
  }
  return (
    <div className={layout.stack}>
      <Field
        label={t('settings.slippage')}
        hint={t('settings.slippageHint')}
        error={
          read === null || read.ok ? undefined : t(`settings.slippageFault.${read.code}`, { percent: shown })
        }
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? typedDecimal(percent, i18n.language)}
        onChange={(event) => choose(event.target.value)}
        after={
          <>
            <span>%</span>
            <AutoButton
              setting={t('settings.slippage')}
              isOn={chosen === null}
              onPress={() => {
                setTyped(null)
                changeSettings({ slippage: null })
              }}
            />
          </>
        }
        mono
      />
      <div role="status">
        {slippage >= riskySlippage && (
          <FieldMessage kind="warn">{t('settings.risky', { percent: shown })}</FieldMessage>
        )}
        {slippage === 0n && <FieldMessage kind="warn">{t('settings.strict')}</FieldMessage>}
      </div>
    </div>
  )
}
