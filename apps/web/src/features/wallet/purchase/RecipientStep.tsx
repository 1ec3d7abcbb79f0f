import { err, ok, parseAddress, ZERO_ADDRESS, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { isRecipientConfirmed, RecipientCheck } from '../../../shared/recipients/RecipientCheck'
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
  /** That an address never used before is the right one. */
  readonly isTicked: boolean
}

const noRecipient: RecipientDraft = { kind: null, address: '', isTicked: false }

/** Who gets the name: null for the wallet that pays. */
export function useRecipientPlan(): StepPlan<RecipientDraft, Address | null> {
  const { t } = useTranslation(['create', 'chain'])
  return {
    label: t('buy.recipient'),
    initial: noRecipient,
    isEmpty: ({ kind, address }) => kind === null || (kind === 'other' && address.trim() === ''),
    save: ({ kind, address, isTicked }) => {
      if (kind === 'own') return ok(null)
      const parsed = parseAddress(address.trim())
      if (!parsed.ok || parsed.value === ZERO_ADDRESS) return err(t('buy.wrongAddress'))
      return isRecipientConfirmed(parsed.value, isTicked) ? parsed : err(t('chain:recipient.unticked'))
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
            { value: 'own', label: t('buy.own') },
            { value: 'other', label: t('buy.other') },
          ]}
          fill
        />
        {kind === 'own' && <p className={text.hint}>{t('buy.ownHint', { payer: nameInText(payer) })}</p>}
        {kind === 'other' ? (
          <>
            <Field
              label={t('buy.address')}
              hint={t('buy.otherHint')}
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
