import { formatName, splitOf, type DidRecord, type Name } from '@tyto/identity'
import { err, ok, zeroAddress, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CardFailure } from '../../shared/chain/failure/CardFailure'
import { EstateNote } from '../../shared/identity/estate/EstateNote'
import { halfQuery, halvesQuery } from '../../shared/identity/estate/estateQuery'
import { useWhoPlan } from '../../shared/recipients/useWhoPlan'
import { WhoStep } from '../../shared/recipients/WhoStep'
import { useNetworkId } from '../../shared/settings/network'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import { Skeleton } from '../../shared/ui/page/Skeleton'
import { ChoiceStep } from '../../shared/ui/steps/ChoiceStep'
import { StepField } from '../../shared/ui/steps/StepField'
import { StepForm } from '../../shared/ui/steps/StepForm'
import { textStep, useSteps, type Step, type StepPlan } from '../../shared/ui/steps/useSteps'
import text from '../../shared/ui/text/text.module.css'
import { transferNftUsername } from './actions/transferNftUsername'
import { useFindDidWallet } from './useFindDidWallet'

interface TransferUsernameProps {
  /** A .ssi name without subdomain. */
  readonly name: Name
  readonly record: DidRecord
}

type Scope = 'both' | 'ssi'

/** Three steps before anything can be signed: the new owner, whether .did goes too, and the name typed. */
export function TransferUsername(props: TransferUsernameProps) {
  const network = useNetworkId()
  const { data, error, isFetching, refetch } = useQuery(halvesQuery(network, props.name.domain))
  // Whose the .did is decides what is offered, so nothing is asked before that is known.
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="12rem" />
    ) : (
      <CardFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
    )
  }
  return <TransferForm {...props} isSplit={splitOf(data) !== null} />
}

function TransferForm({ name, record, isSplit }: TransferUsernameProps & { readonly isSplit: boolean }) {
  const network = useNetworkId()
  const { t } = useTranslation('nft')
  const word = formatName(name)
  const scope: StepPlan<Scope, boolean> = {
    label: t('transfer.scope'),
    initial: isSplit ? 'ssi' : 'both',
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
        submit={({ to: owner, scope: keepsDid }) => (
          <ActionButton
            action={transferNftUsername}
            input={{ wallet: record.address, domain: name.domain, to: owner.address, keepsDid }}
            named={[owner]}
            subject={word}
            signer={record.controller ?? undefined}
            wide
          />
        )}
      >
        <WhoStep step={form.steps.to} plan={to} hint={t('transfer.toHint')} />
        <ScopeStep step={form.steps.scope} domain={name.domain} isSplit={isSplit} />
        <TransferEstate
          domain={name.domain}
          to={form.steps.to.value?.address ?? null}
          scope={form.steps.scope.draft}
        />
        <StepField step={form.steps.typed} autoCapitalize="none" spellCheck={false} />
      </StepForm>
    </div>
  )
}

interface TransferEstateProps {
  readonly domain: string
  /** Null while nobody is chosen. */
  readonly to: Address | null
  readonly scope: Scope
}

/** The things that go along with the name and those that stay, with amounts; and how less would go along. */
function TransferEstate({ domain, to, scope }: TransferEstateProps) {
  const network = useNetworkId()
  const { data: half } = useQuery({ ...halfQuery(network, to ?? zeroAddress), enabled: to !== null })
  const change = half === undefined ? null : scope === 'both' ? { ssi: half, did: half } : { ssi: half }
  return <EstateNote domain={domain} change={change} offers={scope === 'both' ? 'name' : null} />
}

interface ScopeStepProps {
  readonly step: Step<Scope>
  readonly domain: string
  /** Does the .did lead to another wallet? */
  readonly isSplit: boolean
}

function ScopeStep({ step, domain, isSplit }: ScopeStepProps) {
  const { t } = useTranslation('nft')
  const hint =
    step.draft === 'both'
      ? isSplit
        ? 'transfer.bothTakes'
        : 'transfer.bothHint'
      : isSplit
        ? 'transfer.onlySsiSplit'
        : 'transfer.onlySsiHint'
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
      <p className={text.hint}>{t(hint, { domain })}</p>
    </ChoiceStep>
  )
}
