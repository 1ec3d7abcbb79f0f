import { recoveryStatus, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatAge } from '../../../shared/chain/age/formatAge'
import { useNow } from '../../../shared/chain/age/useNow'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { Card } from '../../../shared/ui/cards/Card'
import layout from '../../../shared/ui/page/layout.module.css'
import text from '../../../shared/ui/text/text.module.css'
import { useDrills } from '../requests/drills'
import { rehearsalAnchor } from '../rehearsal/anchor'
import { ChangedHands } from './ChangedHands'
import { HealthSummary } from './HealthSummary'
import { useGuardianHealth } from '../requests/useGuardianHealth'

interface HealthNoticeProps {
  readonly name: Name
  readonly record: DidRecord
}

/**
 * A notice for the controller, on the page of the name: whether the guardians can still sign, and when their last drill
 * was.
 */
export function HealthNotice({ name, record }: HealthNoticeProps) {
  const network = useNetworkId()
  const { t, i18n } = useTranslation('watch')
  const health = useGuardianHealth(network, record)
  const now = useNow(60_000)
  const drills = useDrills(network, record.address)
  if (!recoveryStatus(record.guardians.length).isEnabled) return null
  const last = Math.max(0, ...record.guardians.map((hash) => drills.get(hash)?.time ?? 0))
  return (
    <Card title={t('guardians.title')} narrow>
      <div className={layout.stack}>
        <HealthSummary {...health} />
        <ChangedHands record={record} guardians={health.guardians} />
        <p className={text.hint}>
          {last === 0
            ? t('guardians.noDrill')
            : t('guardians.drill', { age: formatAge(now - last, i18n.language) })}
        </p>
        <Link to={buildPath('recovery', { name })}>{t('guardians.open')}</Link>
        <Link to={`${buildPath('recovery', { name })}${rehearsalAnchor}`}>{t('rehearsal.open')}</Link>
      </div>
    </Card>
  )
}
