import { formatName, recoveryStatus } from '@tyto/identity'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { AskGuardians } from '../../../features/recovery/AskGuardians'
import { ceremonyKey, useCeremony } from '../../../features/recovery/requests/ceremony'
import { DiscardedNote } from '../../../features/recovery/ceremony/DiscardedNote'
import { LinkAnswerNote } from '../../../features/recovery/ceremony/LinkAnswerNote'
import { ConfigureRecovery } from '../../../features/recovery/ConfigureRecovery'
import { RecoveredNote } from '../../../features/recovery/RecoveredNote'
import { ExecuteRecovery } from '../../../features/recovery/ExecuteRecovery'
import { RehearsalCard } from '../../../features/recovery/rehearsal/RehearsalCard'
import { LockItem } from '../../../features/recovery/LockItem'
import { GuardianWatch } from '../../../features/recovery/watch/GuardianWatch'
import { RecoveryKitCard } from '../../../features/recovery/watch/RecoveryKitCard'
import { WatchBanner } from '../../../shared/identity/WatchBanner'
import { DidStatusBadge } from '../../../shared/identity/DidStatusBadge'
import { parsePath } from '../../../shared/routing/parsePath'
import { findRoute } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { DangerZone } from '../../../shared/ui/cards/DangerZone'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { Note } from '../../../shared/ui/cards/Note'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { useFoundWallet } from '../../gates/foundWallet'

/**
 * `/{name}/didx/recovery`, `/recovery/now` and `/didx/wallet/doc/social`: one page for three paths. The last two scroll
 * to their part.
 */
export function RecoveryPage() {
  const { name, record } = useFoundWallet()
  const network = useNetworkId()
  const { t } = useTranslation(['recovery', 'common'])
  const route = findRoute(parsePath(useLocation().pathname))
  const here = route === 'recoveryNow' || route === 'socialRecovery' ? route : 'recovery'
  const execute = useRef<HTMLDivElement>(null)
  const configure = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (route === 'recoveryNow') execute.current?.scrollIntoView()
    if (route === 'socialRecovery') configure.current?.scrollIntoView()
  }, [route])
  const storageKey = ceremonyKey(network, record.address)
  const who = nameInText(formatName(name))
  const isClosed = record.status === 'Deactivated'
  const { isEnabled, guardians, threshold } = recoveryStatus(record.guardians.length)
  // With a request in this browser, the form to send it comes first on a phone, above the answers.
  const hasRequest = useCeremony(storageKey) !== null
  // A new request is shown to whoever just made it, wherever the button stood.
  const asked = useRef<HTMLElement>(null)
  const hadRequest = useRef(hasRequest)
  useEffect(() => {
    if (hasRequest && !hadRequest.current) asked.current?.scrollIntoView()
    hadRequest.current = hasRequest
  }, [hasRequest])
  // Without guardians there is one thing to do here: to name some.
  const guardiansForm = (
    <div ref={configure}>
      <ConfigureRecovery name={name} record={record} />
    </div>
  )
  const recover = (
    <div key="recover" className={joinClasses(layout.main, layout.stack, layout.gap3)}>
      {!isEnabled && guardiansForm}
      <div ref={execute}>
        <ExecuteRecovery name={name} record={record} />
      </div>
    </div>
  )
  const ask = (
    <aside
      key="ask"
      ref={asked}
      className={joinClasses(layout.stack, layout.gap3, layout.sticky, layout.beside)}
    >
      <AskGuardians name={name} record={record} />
      <Note kind="warning">{t('ask.call')}</Note>
    </aside>
  )
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead
        title={t(`common:crumb.${here}`)}
        lead={
          isClosed
            ? t('execute.deactivated')
            : isEnabled
              ? t('lead', { name: who, guardians, threshold })
              : t('leadNone', { name: who })
        }
      >
        {record.status && <DidStatusBadge status={record.status} />}
      </PageHead>
      <RecoveredNote name={name} record={record} />
      <WatchBanner name={name} record={record} />
      <LinkAnswerNote storageKey={storageKey} />
      <DiscardedNote storageKey={storageKey} />
      <div className={layout.split}>{hasRequest ? [ask, recover] : [recover, ask]}</div>
      <div className={layout.split}>
        <div className={joinClasses(layout.stack, layout.gap3)}>
          <GuardianWatch name={name} record={record} />
          {isEnabled && guardiansForm}
          <RehearsalCard name={name} record={record} />
          <DangerZone title={t('danger')}>
            <LockItem name={name} record={record} />
          </DangerZone>
        </div>
        {isEnabled && !isClosed && <RecoveryKitCard name={name} record={record} />}
      </div>
    </div>
  )
}
