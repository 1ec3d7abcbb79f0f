import { looksLikeAddress, readTypedName } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { typedWho } from '../settings/typedWho'
import { useNetworkId } from '../settings/network'
import { Field } from '../ui/fields/Field'
import layout from '../ui/page/layout.module.css'
import { StepFrame } from '../ui/steps/StepFrame'
import type { Step } from '../ui/steps/useSteps'
import { useDebounced } from '../ui/fields/useDebounced'
import { LookAlikeNotes } from './LookAlikeNotes'
import { untickedTexts, untickedText, type Who } from './lookAtWho'
import { AddressFaultNote } from './AddressFaultNote'
import { longestRecipient } from './recipientText'
import { useWhoLook } from './useWhoLook'
import { whoQuery, type WhoDraft, type WhoPlan } from './useWhoPlan'
import { WhoCheck } from './WhoCheck'
import { whoForms } from './whoForms'

interface WhoFieldProps<Found extends Who> {
  readonly plan: WhoPlan<Found>
  readonly draft: WhoDraft
  readonly label?: string
  readonly hint?: string | undefined
  /** The text for a good answer. */
  readonly valid?: string | undefined
  readonly error: string | null
  readonly onChange: (draft: WhoDraft) => void
  readonly onTick: (draft: WhoDraft) => void
  /** Draws more about whom the chain found. */
  readonly found?: (found: Found) => ReactNode
}

/** Nobody is looked up while somebody types, in ms. */
const pause = 250

/** A field for a name or an address; below it stands whom the chain found, and all that is to be said of them. */
export function WhoField<Found extends Who>(props: WhoFieldProps<Found>) {
  const { plan, draft, label = plan.label, hint, valid, error, onChange, onTick, found } = props
  const { form, not, knows } = plan.options
  const { t } = useTranslation('chain')
  const network = useNetworkId()
  const { typed, isTicked } = draft
  const name = looksLikeAddress(typed) ? null : readTypedName(typedWho(typed))
  const settled = useDebounced(typed.trim(), pause)
  const { data } = useQuery({
    ...whoQuery(network, plan.options, settled),
    enabled: settled !== '' && settled.length <= longestRecipient,
  })
  const who = data?.ok && settled === typed.trim() && data.value.address !== not?.address ? data.value : null
  const look = useWhoLook(who && { ...who, gets: whoForms[form], knows })
  // A connection or the address book may make them known meanwhile: then nothing is left to tick, and the step waits for a press.
  const isOfTick = look !== null && untickedTexts.some((key) => t(key) === error)
  const errorNow = isOfTick ? (look.needsTick ? t(untickedText(look)) : null) : error
  return (
    <div className={layout.stack}>
      <Field
        label={label}
        hint={hint}
        error={errorNow ?? undefined}
        valid={valid}
        note={<AddressFaultNote typed={typed} needsChecksum />}
        value={typed}
        onChange={(event) => onChange({ typed: event.target.value, isTicked: false })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {name?.ok && <LookAlikeNotes name={name.value} />}
      {who !== null && (
        <>
          {found && <div role="status">{found(who)}</div>}
          <WhoCheck
            address={who.address}
            name={who.name}
            gets={whoForms[form]}
            knows={knows}
            isTicked={isTicked}
            onTick={(ticked) => onTick({ typed, isTicked: ticked })}
          />
        </>
      )}
    </div>
  )
}

interface WhoStepProps<Found extends Who> extends Pick<
  WhoFieldProps<Found>,
  'plan' | 'hint' | 'valid' | 'found'
> {
  readonly step: Step<WhoDraft, Found>
}

/** The step "to whom" of every form. */
export function WhoStep<Found extends Who>({ step, ...field }: WhoStepProps<Found>) {
  return (
    <StepFrame step={step} underLabel isWholeWhenLeft>
      <WhoField {...field} draft={step.draft} error={step.error} onChange={step.edit} onTick={step.choose} />
    </StepFrame>
  )
}
