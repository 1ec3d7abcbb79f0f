import { useTranslation } from 'react-i18next'
import { RecipientCheck } from '../../../shared/recipients/RecipientCheck'
import { Field } from '../../../shared/ui/Field'
import layout from '../../../shared/ui/layout.module.css'
import { nameInText } from '../../../shared/ui/nameParts'
import { Segmented } from '../../../shared/ui/Segmented'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import type { Step } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text.module.css'
import type { AddressDraft } from './useAddressPlan'

interface AddressStepProps {
  readonly step: Step<AddressDraft>
  /** The identity of this page, as the person sees it. */
  readonly own: string
}

/** Which wallet ends: this SSI's, or another one of the same controller. */
export function AddressStep({ step, own }: AddressStepProps) {
  const { t } = useTranslation('manage')
  const { kind, address, isTicked } = step.draft
  return (
    <StepFrame step={step}>
      <div className={layout.stack}>
        <span className={text.label}>{step.label}</span>
        <Segmented
          label={step.label}
          value={kind}
          onChange={(chosen) => step.edit({ kind: chosen, address, isTicked })}
          options={[
            { value: 'own', label: t('deactivate.own') },
            { value: 'other', label: t('deactivate.other') },
          ]}
          fill
        />
        {kind === 'own' && <p className={text.hint}>{t('deactivate.ownHint', { name: nameInText(own) })}</p>}
        {kind === 'other' ? (
          <>
            <Field
              label={t('deactivate.otherLabel')}
              hint={t('deactivate.otherHint')}
              error={step.error ?? undefined}
              value={address}
              onChange={(event) => step.edit({ kind, address: event.target.value, isTicked: false })}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              mono
            />
            <RecipientCheck
              typed={address}
              isTicked={isTicked}
              onTick={(ticked) => step.edit({ kind, address, isTicked: ticked })}
            />
          </>
        ) : (
          step.error !== null && (
            <p className={text.hint} role="alert">
              {step.error}
            </p>
          )
        )}
      </div>
    </StepFrame>
  )
}
