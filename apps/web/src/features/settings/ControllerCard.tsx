import { formatName, parseName, type DidRecord, type Name } from '@tyto/identity'
import { parseAddress, toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { LookAlikeNotes } from '../../shared/identity/LookAlikeNotes'
import { RecipientCheck } from '../../shared/recipients/RecipientCheck'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/ui/ActionButton'
import { Address as AddressText } from '../../shared/ui/Address'
import { Avatar } from '../../shared/ui/Avatar'
import { Field } from '../../shared/ui/Field'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { StepFrame } from '../../shared/ui/steps/StepFrame'
import { useSteps, type Step } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text.module.css'
import { TurnCard } from '../../shared/ui/TurnCard'
import { updateController } from './actions/updateController'
import { SuccessorNote } from './SuccessorNote'
import { useSuccessorPlan, type Successor, type SuccessorDraft } from './useSuccessorPlan'

interface ControllerCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** CONTROLLER: asks another account to take over, and says before what that means. */
export function ControllerCard({ name, record }: ControllerCardProps) {
  const { t } = useTranslation('settings')
  const network = useNetworkId()
  const form = useSteps({ to: useSuccessorPlan(network, record) })
  const subject = formatName(name)
  return (
    <TurnCard
      icon="user"
      title={t('controller.title')}
      hint={t('controller.hint')}
      back={t('back', { card: t('controller.title') })}
    >
      <div className={layout.stack}>
        <SuccessorNote name={name} record={record} />
        <Note kind="warning">
          <p>{t('controller.asks', { name: nameInText(subject) })}</p>
          <p>{t('controller.loses')}</p>
        </Note>
        <StepForm
          steps={form}
          submit={({ to }) => (
            <ActionButton
              action={updateController}
              input={{ wallet: record.address, newController: to.address }}
              subject={subject}
              signer={record.controller ?? undefined}
              wide
            />
          )}
        >
          <SuccessorStep step={form.steps.to} />
        </StepForm>
      </div>
    </TurnCard>
  )
}

function SuccessorStep({ step }: { readonly step: Step<SuccessorDraft, Successor> }) {
  const { t } = useTranslation('settings')
  const { typed, isTicked } = step.draft
  const name = parseName(typed)
  return (
    <StepFrame step={step} underLabel>
      <div className={layout.stack}>
        <Field
          label={step.label}
          hint={t('controller.fieldHint')}
          error={step.error ?? undefined}
          value={typed}
          onChange={(event) => step.edit({ typed: event.target.value, isTicked: false })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {name.ok && !parseAddress(typed.trim()).ok && <LookAlikeNotes name={name.value} />}
        <RecipientCheck
          typed={typed}
          isTicked={isTicked}
          onTick={(ticked) => step.choose({ typed, isTicked: ticked })}
        />
        {step.value !== null && step.value.name !== null && (
          <div role="status">
            <p className={text.sub}>{t('controller.found', { name: nameInText(step.value.name) })}</p>
            <div className={layout.row}>
              <Avatar name={toBech32(step.value.address)} />
              <AddressText value={toBech32(step.value.address)} as="grouped" />
            </div>
          </div>
        )}
      </div>
    </StepFrame>
  )
}
