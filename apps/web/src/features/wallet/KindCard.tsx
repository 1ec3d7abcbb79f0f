import { formatName, parseVersion, type DidRecord, type Name } from '@tyto/identity'
import { toBech32 } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { useOwner, useOwnership } from '../../shared/chain/reads/ownershipQuery'
import { Qa } from '../../shared/chain/coins/Qa'
import { ControllerFact, ControlStatus } from '../../shared/identity/Control'
import { DidStatusBadge } from '../../shared/identity/DidStatusBadge'
import { NamePicture } from '../../shared/identity/NamePicture'
import { PinButton } from '../../shared/identity/PinButton'
import { walletKindName } from '../../shared/identity/walletKindName'
import { useNetworkId } from '../../shared/settings/network'
import { CopyButton } from '../../shared/ui/share/CopyButton'
import { Name as NameText } from '../../shared/ui/text/Name'
import { NameCard, type OnChain } from '../../shared/ui/cards/NameCard'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'

interface KindCardProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The card of a wallet that is not a DID wallet: its kind, controller and balance, and whether it obeys the name at all. */
export function KindCard({ name, record }: KindCardProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['wallet', 'chain'])
  const onChain = useKindFacts(record)
  return (
    <>
      <NameCard
        label={t('card')}
        plate={<NamePicture name={name} status={record.status} />}
        above={t('walletOn', { network: t(`network.${network}`) })}
        status={<KindStatus record={record} />}
        actions={<PinButton name={name} />}
        name={<NameText name={formatName(name)} size="hero" as="h1" />}
        onChain={onChain}
      />
      <KindNotes name={name} record={record} />
    </>
  )
}

/** Whether the person controls a wallet, also as the owner of its name, and its status. */
export function KindStatus({ record }: Pick<KindCardProps, 'record'>) {
  const { owner } = useOwner(record, null)
  return (
    <ControlStatus controller={owner}>
      {record.status && <DidStatusBadge status={record.status} />}
    </ControlStatus>
  )
}

/** What the chain says of a wallet, for whoever unfolds it. */
export function useKindFacts(record: DidRecord): OnChain {
  const { t } = useTranslation(['wallet', 'chain'])
  const { owner } = useOwner(record, null)
  const version = parseVersion(record.version)
  const address = toBech32(record.address)
  return {
    label: t('onChain'),
    facts: [
      { label: t('fact.kind'), value: walletKindName(version.kind) ?? t('chain:content.contract') },
      { label: t('fact.version'), value: version.number.join('.') || record.version },
      { label: t('fact.controller'), value: <ControllerFact controller={owner} /> },
      { label: t('fact.balance'), value: <Qa value={record.balance} /> },
    ],
    line: address,
    lineAction: <CopyButton value={address} label={t('copyAddress')} done={t('addressCopied')} />,
  }
}

/** Whether a wallet obeys its name at all. */
export function KindNotes({ name, record }: KindCardProps) {
  const { t } = useTranslation('chain')
  return (
    <>
      {record.controller !== null && name.subdomain !== '' && (
        <Note kind="warning">{t('ownAccount', { name: nameInText(formatName(name)) })}</Note>
      )}
      {record.controller === null && <KeptNote name={name} record={record} />}
    </>
  )
}

/** That a wallet obeys a DID wallet of its own, whoever has its name. */
function KeptNote({ name, record }: KindCardProps) {
  const { t } = useTranslation('wallet')
  const { data } = useOwnership(record.address)
  if (typeof data?.keptBy !== 'string') return null
  return <Note kind="info">{t('kept', { name: nameInText(formatName(name)) })}</Note>
}
