import {
  formatName,
  recoveryRequestDigest,
  recoveryStatus,
  walletRules,
  type DidRecord,
  type Name,
} from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { useGasNote } from '../../shared/transaction/gas/ui/walletCosts'
import { Card } from '../../shared/ui/cards/Card'
import { EmptyState } from '../../shared/ui/page/EmptyState'
import { nameInText } from '../../shared/ui/text/nameParts'
import text from '../../shared/ui/text/text.module.css'
import { didSocialRecovery } from './actions/didSocialRecovery'
import { ceremonyKey, useCeremony } from './requests/ceremony'
import { CeremonyForm } from './ceremony/CeremonyForm'
import { stateDigest } from './formDrafts'
import { ExecuteForm } from './ExecuteForm'
import { TooOld } from './TooOld'

interface ExecuteRecoveryProps {
  readonly name: Name
  readonly record: DidRecord
}

/** EXECUTE RECOVERY: collects answers to a request, or typed signatures. Anybody with enough of them may send it. */
export function ExecuteRecovery({ name, record }: ExecuteRecoveryProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['recovery', 'chain', 'transaction'])
  const gas = useGasNote(didSocialRecovery.name)
  // Each account finds what it typed itself.
  const account = useAccount()?.address ?? ''
  const storageKey = ceremonyKey(network, record.address)
  const ceremony = useCeremony(storageKey)
  const who = nameInText(formatName(name))
  const title = <span className={text.capsTitle}>{t('recovery:execute.title')}</span>
  if (walletRules(record.version).needsUpgrade) {
    return (
      <Card title={title}>
        <TooOld />
      </Card>
    )
  }
  if (!recoveryStatus(record.guardians.length).isEnabled) {
    return (
      <Card title={title}>
        <EmptyState
          title={t('chain:noRecovery', { name: who })}
          hint={t('recovery:execute.noneHint')}
          headingLevel={3}
        />
      </Card>
    )
  }
  if (record.status === 'Deactivated' || record.status === 'Deployed') {
    const why = record.status === 'Deployed' ? 'notCreated' : 'deactivated'
    return (
      <Card title={title}>
        <p className={text.sub}>{t(`recovery:execute.${why}`)}</p>
      </Card>
    )
  }
  // A drill sends nothing.
  const costs = ceremony?.request.isDrill ? undefined : t('transaction:gasNote', { gas })
  return (
    <Card title={title} aside={costs && <span className={text.hint}>{costs}</span>}>
      {ceremony === null ? (
        <ExecuteForm key={`${stateDigest(record)} ${account}`} name={name} record={record} />
      ) : (
        <CeremonyForm
          key={`${recoveryRequestDigest(ceremony.request)} ${account}`}
          name={name}
          record={record}
          ceremony={ceremony}
          storageKey={storageKey}
        />
      )}
    </Card>
  )
}
