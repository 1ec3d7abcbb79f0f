import { formatName, parseName, type DidRecord, type Name } from '@tyto/identity'
import { err, ok, parseAddress, toBech32, type Address } from '@tyto/primitives'
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
import { ChoiceStep } from '../../shared/ui/steps/ChoiceStep'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { StepFrame } from '../../shared/ui/steps/StepFrame'
import { textStep, useSteps, type Step, type StepPlan } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text.module.css'
import { transferNftUsername } from './actions/transferNftUsername'
import { useNewOwnerPlan, type NewOwnerDraft } from './useNewOwnerPlan'

interface TransferUsernameProps {
  /** A .ssi name without subdomain. */
  readonly name: Name
  readonly record: DidRecord
}

type Scope = 'both' | 'ssi'

/** Three steps before anything can be signed: the new owner, whether .did goes too, and the name typed. */
export function TransferUsername({ name, record }: TransferUsernameProps) {
  const network = useNetworkId()
  const { t } = useTranslation('nft')
  const word = formatName(name)
  const scope: StepPlan<Scope, boolean> = {
    label: t('transfer.scope'),
    initial: 'both',
    isAnsweredAtFirst: true,
    isEmpty: () => false,
    save: (draft) => ok(draft === 'ssi'),
  }
  const form = useSteps({
    to: useNewOwnerPlan(network, record.address),
    scope,
    typed: textStep(t('transfer.type', { word }), (typed) =>
      typed.toLowerCase() === word ? ok(true) : err(t('transfer.mistyped', { word })),
    ),
  })
  return (
    <div className={layout.stack}>
      <Note kind="danger">{t('transfer.warning', { name: nameInText(word) })}</Note>
      <StepForm
        steps={form}
        submit={({ to, scope: keepsDid }) => (
          <ActionButton
            action={transferNftUsername}
            input={{ wallet: record.address, domain: name.domain, to, keepsDid }}
            subject={word}
            signer={record.controller ?? undefined}
            wide
          />
        )}
      >
        <NewOwnerStep step={form.steps.to} />
        <ScopeStep step={form.steps.scope} domain={name.domain} />
        <StepField step={form.steps.typed} autoCapitalize="none" spellCheck={false} />
      </StepForm>
    </div>
  )
}

function NewOwnerStep({ step }: { readonly step: Step<NewOwnerDraft, Address> }) {
  const { t } = useTranslation('nft')
  const { typed, isTicked } = step.draft
  const name = parseName(typed)
  return (
    <StepFrame step={step} underLabel>
      <div className={layout.stack}>
        <Field
          label={step.label}
          hint={t('transfer.toHint')}
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
        {step.value !== null && !parseAddress(typed.trim()).ok && <LeadsTo address={step.value} />}
      </div>
    </StepFrame>
  )
}

/** The address of the typed username, which would get the name. */
function LeadsTo({ address }: { readonly address: Address }) {
  const bech32 = toBech32(address)
  return (
    <div className={layout.row}>
      <Avatar name={bech32} />
      <AddressText value={bech32} as="grouped" />
    </div>
  )
}

interface ScopeStepProps {
  readonly step: Step<Scope>
  readonly domain: string
}

function ScopeStep({ step, domain }: ScopeStepProps) {
  const { t } = useTranslation('nft')
  return (
    <ChoiceStep
      step={step}
      value={step.draft}
      options={[
        { value: 'both', label: t('transfer.both', { domain }) },
        { value: 'ssi', label: t('transfer.onlySsi', { domain }) },
      ]}
      onChoose={step.choose}
    >
      <p className={text.hint}>
        {t(step.draft === 'both' ? 'transfer.bothHint' : 'transfer.onlySsiHint', { domain })}
      </p>
    </ChoiceStep>
  )
}
