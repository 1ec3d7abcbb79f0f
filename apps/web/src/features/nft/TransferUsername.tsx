import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { err, ok } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useWhoPlan } from '../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../shared/recipients/WhoStep'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/ui/ActionButton'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import { ChoiceStep } from '../../shared/ui/steps/ChoiceStep'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { textStep, useSteps, type Step, type StepPlan } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text.module.css'
import { transferNftUsername } from './actions/transferNftUsername'
import { useFindDidWallet } from './useFindDidWallet'

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
  const to = useWhoPlan({
    form: 'newOwner',
    label: t('transfer.to'),
    finds: useFindDidWallet(network),
    not: { address: record.address, text: t('transfer.sameWallet') },
  })
  const form = useSteps({
    to,
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
        submit={({ to: { address }, scope: keepsDid }) => (
          <ActionButton
            action={transferNftUsername}
            input={{ wallet: record.address, domain: name.domain, to: address, keepsDid }}
            subject={word}
            signer={record.controller ?? undefined}
            wide
          />
        )}
      >
        <WhoStep step={form.steps.to} plan={to} hint={t('transfer.toHint')} />
        <ScopeStep step={form.steps.scope} domain={name.domain} />
        <StepField step={form.steps.typed} autoCapitalize="none" spellCheck={false} />
      </StepForm>
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
