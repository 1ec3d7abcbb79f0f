import { err, ok, parseAddress, ZERO_ADDRESS, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../shared/ui/Field'
import layout from '../../../shared/ui/layout.module.css'
import { nameInText } from '../../../shared/ui/nameParts'
import { Segmented } from '../../../shared/ui/Segmented'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import type { Step, StepPlan } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text.module.css'

interface RecipientDraft {
  readonly kind: 'own' | 'other' | null
  readonly address: string
}

const noRecipient: RecipientDraft = { kind: null, address: '' }

/** Who gets the name: null for the wallet that pays. */
export function useRecipientPlan(): StepPlan<RecipientDraft, Address | null> {
  const { t } = useTranslation('create')
  return {
    label: t('buy.recipient'),
    initial: noRecipient,
    isEmpty: ({ kind, address }) => kind === null || (kind === 'other' && address.trim() === ''),
    save: ({ kind, address }) => {
      if (kind === 'own') return ok(null)
      const parsed = parseAddress(address.trim())
      return parsed.ok && parsed.value !== ZERO_ADDRESS ? parsed : err(t('buy.wrongAddress'))
    },
  }
}

interface RecipientStepProps {
  readonly step: Step<RecipientDraft>
  /** The identity that is logged in, as the person sees it. */
  readonly payer: string
}

export function RecipientStep({ step, payer }: RecipientStepProps) {
  const { t } = useTranslation('create')
  const { kind, address } = step.draft
  return (
    <StepFrame step={step}>
      <div className={layout.stack}>
        <span className={text.label}>{step.label}</span>
        <Segmented
          label={step.label}
          value={kind}
          onChange={(chosen) => step.edit({ kind: chosen, address })}
          options={[
            { value: 'own', label: t('buy.own') },
            { value: 'other', label: t('buy.other') },
          ]}
          fill
        />
        {kind === 'own' && <p className={text.hint}>{t('buy.ownHint', { payer: nameInText(payer) })}</p>}
        {kind === 'other' ? (
          <Field
            label={t('buy.address')}
            hint={t('buy.otherHint')}
            error={step.error ?? undefined}
            value={address}
            onChange={(event) => step.edit({ kind, address: event.target.value })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            mono
          />
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
