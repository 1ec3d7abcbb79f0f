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

interface AnyoneFieldProps {
  readonly label: string
  readonly error: string | null
  readonly draft: AnyoneDraft
  /** Whom the chain found; null while nobody. */
  readonly found: Address | null
  readonly onChange: (draft: AnyoneDraft) => void
  readonly onTick: (isTicked: boolean) => void
}

/** A field for a name or an address, and where a typed name leads. */
export function AnyoneField({ label, error, draft, found, onChange, onTick }: AnyoneFieldProps) {
  const { t } = useTranslation('nftOperations')
  const { typed, isTicked } = draft
  const name = parseName(typed)
  const isName = !parseAddress(typed.trim()).ok
  return (
    <div className={layout.stack}>
      <Field
        label={label}
        hint={t('anyoneHint')}
        error={error ?? undefined}
        value={typed}
        onChange={(event) => onChange({ typed: event.target.value, isTicked: false })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {name.ok && <LookAlikeNotes name={name.value} />}
      <RecipientCheck typed={typed} isTicked={isTicked} onTick={onTick} />
      {found !== null && isName && (
        <div className={layout.row}>
          <Avatar name={toBech32(found)} />
          <AddressText value={toBech32(found)} as="grouped" />
        </div>
      )}
    </div>
  )
}

/** The step that asks for somebody. */
export function AnyoneStep({ step }: { readonly step: Step<AnyoneDraft, Address> }) {
  return (
    <StepFrame step={step} underLabel isWholeWhenLeft>
      <AnyoneField
        label={step.label}
        error={step.error}
        draft={step.draft}
        found={step.value}
        onChange={step.edit}
        onTick={(isTicked) => step.choose({ typed: step.draft.typed, isTicked })}
      />
    </StepFrame>
  )
}
