import type { NetworkId } from '@tyto/chain'
import {
  formatName,
  needsUpgrade,
  parseVersion,
  recoveryStatus,
  type DidRecord,
  type Name,
} from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Card } from '../../shared/ui/Card'
import { EmptyState } from '../../shared/ui/EmptyState'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import text from '../../shared/ui/text.module.css'
import { ExecuteForm } from './ExecuteForm'

interface ExecuteRecoveryProps {
  readonly network: NetworkId
  readonly name: Name
  readonly record: DidRecord
}

/** EXECUTE RECOVERY: the guardians and their signatures, for anybody who brings enough of them. */
export function ExecuteRecovery({ network, name, record }: ExecuteRecoveryProps) {
  const { t } = useTranslation(['recovery', 'chain'])
  const who = nameInText(formatName(name))
  const title = <span className={text.capsTitle}>{t('recovery:execute.title')}</span>
  if (needsUpgrade(parseVersion(record.version))) {
    return (
      <Card title={title}>
        <Note kind="warning">{t('recovery:upgrade')}</Note>
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
  return (
    <Card title={title} aside={<span className={text.hint}>{t('recovery:execute.gas')}</span>}>
      <ExecuteForm key={record.guardians.join()} network={network} name={name} record={record} />
    </Card>
  )
}
