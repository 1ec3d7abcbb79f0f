import { parseName } from '@tyto/identity'
import { parseAddress, toBech32, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { LookAlikeNotes } from '../../../shared/identity/LookAlikeNotes'
import { RecipientCheck } from '../../../shared/recipients/RecipientCheck'
import { Address as AddressText } from '../../../shared/ui/Address'
import { Avatar } from '../../../shared/ui/Avatar'
import { Field } from '../../../shared/ui/Field'
import layout from '../../../shared/ui/layout.module.css'
import { StepFrame } from '../../../shared/ui/steps/StepFrame'
import type { Step } from '../../../shared/ui/steps/useSteps'
import type { AnyoneDraft } from './useAnyonePlan'

/** The field of that step, and where a typed name leads. */
export function AnyoneStep({ step }: { readonly step: Step<AnyoneDraft, Address> }) {
  const { t } = useTranslation('nftOperations')
  const { typed, isTicked } = step.draft
  const name = parseName(typed)
  const isName = !parseAddress(typed.trim()).ok
  return (
    <StepFrame step={step} underLabel>
      <div className={layout.stack}>
        <Field
          label={step.label}
          hint={t('anyoneHint')}
          error={step.error ?? undefined}
          value={typed}
          onChange={(event) => step.edit({ typed: event.target.value, isTicked: false })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {name.ok && <LookAlikeNotes name={name.value} />}
        <RecipientCheck
          typed={typed}
          isTicked={isTicked}
          onTick={(ticked) => step.choose({ typed, isTicked: ticked })}
        />
        {step.value !== null && isName && (
          <div className={layout.row}>
            <Avatar name={toBech32(step.value)} />
            <AddressText value={toBech32(step.value)} as="grouped" />
          </div>
        )}
      </div>
    </StepFrame>
  )
}
