import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { LockSsi } from '../../../features/recovery/LockSsi'
import { useLockObstacle } from '../../../features/recovery/useLockObstacle'
import { HealthNotice } from '../../../features/recovery/watch/HealthNotice'
import { DidStatusBadge } from '../../../shared/identity/DidStatusBadge'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/recovery/lock`: locks an identity until its guardians recover it. Only for its controller. */
export function LockSsiPage() {
  const { name, record } = useFoundWallet()
  const { t } = useTranslation('recovery')
  const obstacle = useLockObstacle(record)
  // An identity that cannot be locked or recovered needs no notice about its guardians.
  const isRecoverable = obstacle === null || obstacle === 'Locked' || obstacle === 'tooFewCan'
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead
        title={t('lock.title', { name: nameInText(formatName(name)) })}
        lead={isRecoverable && t('lock.hint')}
      >
        {record.status && <DidStatusBadge status={record.status} />}
      </PageHead>
      <div className={layout.split}>
        {isRecoverable && (
          <div className={layout.beside}>
            <HealthNotice name={name} record={record} />
          </div>
        )}
        <div className={layout.main}>
          <LockSsi name={name} record={record} />
        </div>
      </div>
    </div>
  )
}
