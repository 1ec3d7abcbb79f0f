import { zil } from '@tyto/contracts'
import { formatName, subdomainTarget, type DidRecord, type Name } from '@tyto/identity'
import { formatUnits } from '@tyto/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { chainOf } from '../../../shared/chain/network/chain'
import { walletKindName } from '../../../shared/identity/walletKindName'
import { buildPath } from '../../../shared/routing/routes'
import { useOpened } from '../../../shared/ui/steps/useOpened'
import { subdomainKinds, type SubdomainKind } from '../../../shared/session/wallet/newWallets'
import { isWaitedFor } from '../../../shared/transaction/pending/transactionMachine'
import { ActionButton } from '../../../shared/transaction/runner/ui/ActionButton'
import { useHeldGas } from '../../../shared/transaction/gas/ui/walletCosts'
import { useTransactions } from '../../../shared/transaction/pending/useTransactions'
import { formatDecimal } from '../../../shared/ui/text/formatDecimal'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { Segmented } from '../../../shared/ui/fields/Segmented'
import { useNetworkId } from '../../../shared/settings/network'
import { StepField } from '../../../shared/ui/steps/StepField'
import { StepForm } from '../../../shared/ui/steps/StepForm'
import { useSteps, type Step, type StepPlan } from '../../../shared/ui/steps/useSteps'
import text from '../../../shared/ui/text/text.module.css'
import { deployXwallet, xwalletGasLimit } from '../actions/deployXwallet'
import { NewWalletEstate } from './SubdomainEstate'
import { SubdomainName } from './SubdomainName'
import { TwoSteps } from './TwoSteps'
import { useSubdomainPlan } from './useSubdomainPlan'

/** The step that asks for the profile NFT of a soulbound wallet, and its field. */
export interface ProfileNft<Draft> {
  readonly plan: StepPlan<Draft, string | null>
  readonly field: (step: Step<Draft>) => ReactNode
}

interface NewXwalletProps<Draft> {
  readonly domain: string
  /** The DID wallet of the domain. */
  readonly record: DidRecord
  readonly profileNft: ProfileNft<Draft>
  readonly start: SubdomainKind | null
}

/** Step one of a new wallet: asks for the kind and the subdomain. */
export function NewXwallet<Draft>({ domain, record, profileNft, start }: NewXwalletProps<Draft>) {
  const { t } = useTranslation('subdomain')
  const network = useNetworkId()
  const [kind, setKind] = useOpened<SubdomainKind | null>('kind', start, subdomainKinds)
  const isUnderWay = useTransactions(({ transactions }) =>
    transactions.some(
      (each) => each.action === deployXwallet.name && each.network === network && isWaitedFor(each),
    ),
  )
  return (
    <div className={layout.stack}>
      <Segmented
        label={t('kindLabel')}
        value={kind}
        onChange={setKind}
        options={subdomainKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        fill
      />
      {kind !== null && <p className={text.sub}>{t(`about.${kind}`)}</p>}
      {kind !== null && <TwoSteps at={0} />}
      {isUnderWay ? (
        <Note kind="info">{t('underWay')}</Note>
      ) : (
        kind !== null && <KindForm key={kind} {...{ domain, record, profileNft }} kind={kind} />
      )}
    </div>
  )
}

function KindForm<Draft>({
  domain,
  record,
  profileNft,
  kind,
}: Omit<NewXwalletProps<Draft>, 'start'> & { readonly kind: SubdomainKind }) {
  const { t, i18n } = useTranslation('subdomain')
  const origin = chainOf(useNetworkId()).network.walletCode[kind]
  const kindName = walletKindName(kind)
  const held = useHeldGas(xwalletGasLimit(kind))
  if (origin === undefined) return <Note kind="info">{t('noCode', { kind: kindName })}</Note>
  const defi: Name = { domain, subdomain: 'defi', topLevel: 'ssi' }
  if (kind === 'defi' && subdomainTarget('defi', record) !== null) {
    return (
      <Note kind="info">
        {t('hasDefi')}{' '}
        <Link to={buildPath('defi', { name: defi })} translate="no">
          {formatName(defi)}
        </Link>
      </Note>
    )
  }
  return (
    <>
      {'template' in origin && <Note kind="info">{t('template')}</Note>}
      {kind === 'defi' && <DeployButton {...{ domain, record, kind }} subdomain="defi" nft={null} />}
      {kind === 'staking' && <NamedForm {...{ domain, record, kind }} proposal="zil" />}
      {kind === 'soulbound' && <SoulboundForm {...{ domain, record, profileNft }} />}
      <p className={text.hint}>
        {t('held', { zil: formatDecimal(formatUnits(held, zil.decimals), i18n.language) })}
      </p>
    </>
  )
}

interface FormProps {
  readonly domain: string
  readonly record: DidRecord
}

function NamedForm({
  domain,
  record,
  kind,
  proposal,
}: FormProps & { readonly kind: SubdomainKind; readonly proposal: string }) {
  const form = useSteps({ name: useSubdomainPlan(record, proposal) })
  return (
    <StepForm
      steps={form}
      submit={({ name }) => (
        <DeployButton {...{ domain, record, kind }} subdomain={name.subdomain} nft={null} />
      )}
    >
      <StepField step={form.steps.name} autoCapitalize="none" spellCheck={false} />
      <SubdomainName typed={form.steps.name.draft} domain={domain} record={record} />
    </StepForm>
  )
}

/** The form for a soulbound wallet: with its profile NFT, and the key that the storage wallet keeps. */
function SoulboundForm<Draft>({
  domain,
  record,
  profileNft,
}: FormProps & { readonly profileNft: ProfileNft<Draft> }) {
  const form = useSteps({ name: useSubdomainPlan(record, 'sbt'), nft: profileNft.plan })
  return (
    <StepForm
      steps={form}
      submit={({ name, nft }) => (
        <DeployButton {...{ domain, record }} kind="soulbound" subdomain={name.subdomain} nft={nft} />
      )}
    >
      <StepField step={form.steps.name} autoCapitalize="none" spellCheck={false} />
      <SubdomainName typed={form.steps.name.draft} domain={domain} record={record} />
      {profileNft.field(form.steps.nft)}
    </StepForm>
  )
}

interface DeployButtonProps extends FormProps {
  readonly kind: SubdomainKind
  readonly subdomain: string
  readonly nft: string | null
}

function DeployButton({ domain, record, kind, subdomain, nft }: DeployButtonProps) {
  return (
    <div className={layout.stack}>
      <NewWalletEstate domain={domain} kind={kind} subdomain={subdomain} />
      <ActionButton
        action={deployXwallet}
        input={{ kind, owner: record.address, domain, subdomain, nft }}
        subject={formatName({ domain, subdomain, topLevel: 'ssi' })}
        signer={record.controller ?? undefined}
        wide
      />
    </div>
  )
}
