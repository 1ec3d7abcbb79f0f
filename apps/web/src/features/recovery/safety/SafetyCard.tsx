import {
  closedReason,
  formatName,
  recoveryStatus,
  safetyPosture,
  type DidRecord,
  type Name,
} from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatAge } from '../../../shared/chain/age/formatAge'
import { useNow } from '../../../shared/chain/age/useNow'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { rehearsalAnchor } from '../rehearsal/anchor'
import { ChangedHands } from '../watch/ChangedHands'
import { HealthSummary } from '../watch/HealthSummary'
import { Checklist } from './Checklist'
import { Posture } from './Posture'
import { useSafety } from './useSafety'

interface SafetyCardProps {
  readonly name: Name
  readonly record: DidRecord
  /** Did the chain fail to answer the last time it was asked? */
  readonly isUnknown: boolean
  /** The page where the controller makes or renews the keys; null if there is none. */
  readonly keysPath: string | null
}

/** For the controller: how safe the identity is, and what is left to do, each with its button. */
export function SafetyCard({ name, record, isUnknown, keysPath }: SafetyCardProps) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation(['safety', 'watch'])
  const { facts, health, lastDrill } = useSafety(network, record)
  const now = useNow(60_000)
  const isSilent = isUnknown || record.unreadable.length > 0
  const { isEnabled } = recoveryStatus(record.guardians.length)
  const isOpen = closedReason(record.status) === null
  return (
    <Card
      title={t('title')}
      footer={
        isSilent || record.status === 'Deactivated' ? undefined : (
          <div className={layout.row}>
            <Link to={buildPath('recovery', { name })}>{t('watch:guardians.open')}</Link>
            {isEnabled && (
              <Link to={`${buildPath('recovery', { name })}${rehearsalAnchor}`}>
                {t('watch:rehearsal.open')}
              </Link>
            )}
          </div>
        )
      }
    >
      <div className={layout.stack}>
        <Posture name={formatName(name)} posture={safetyPosture(isSilent ? null : facts)} />
        {!isSilent && isEnabled && isOpen && (
          <>
            <HealthSummary {...health} />
            <ChangedHands record={record} guardians={health.guardians} />
            <p className={text.hint}>
              {lastDrill === 0
                ? t('watch:guardians.noDrill')
                : t('watch:guardians.drill', { age: formatAge(now - lastDrill, i18n.language) })}
            </p>
          </>
        )}
        {!isSilent && isOpen && <Checklist name={name} facts={facts} keysPath={keysPath} />}
      </div>
    </Card>
  )
}
