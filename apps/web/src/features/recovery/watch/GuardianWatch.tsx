import { recoveryStatus, type DidRecord, type Name as DidName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatAge } from '../../../shared/chain/age/formatAge'
import { useNow } from '../../../shared/chain/age/useNow'
import { useIsAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { Address } from '../../../shared/ui/text/Address'
import { Badge } from '../../../shared/ui/text/Badge'
import { Card } from '../../../shared/ui/cards/Card'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { Name } from '../../../shared/ui/text/Name'
import text from '../../../shared/ui/text/text.module.css'
import { GuardianFace } from '../GuardianFace'
import styles from '../ceremony/Ceremony.module.css'
import { useDrills } from '../requests/drills'
import { hasChangedHands, useHands } from '../requests/guardianHands'
import { DrillMaker } from './DrillMaker'
import { rehearsalAnchor } from '../rehearsal/anchor'
import { ChangedHands } from './ChangedHands'
import { HealthSummary } from './HealthSummary'
import { RecogniseGuardian } from './RecogniseGuardian'
import { useGuardianHealth, type KnownGuardian } from '../requests/useGuardianHealth'

interface GuardianWatchProps {
  readonly name: DidName
  readonly record: DidRecord
}

/** The state of each guardian: whether the name is known, whether they can sign, and when their last drill was. */
export function GuardianWatch({ name, record }: GuardianWatchProps) {
  const network = useNetworkId()
  const { t } = useTranslation('watch')
  const health = useGuardianHealth(network, record)
  const { guardians } = health
  const drills = useDrills(network, record.address)
  const hands = useHands(network, record.address)
  const now = useNow(60_000)
  const isMine = useIsAccount(record.controller)
  if (!recoveryStatus(record.guardians.length).isEnabled) return null
  const isSomeoneUnknown = guardians.some(({ domain }) => domain === null)
  return (
    <Card
      title={t('guardians.title')}
      footer={isSomeoneUnknown ? <RecogniseGuardian record={record} /> : undefined}
    >
      <div className={layout.stack}>
        <HealthSummary {...health} />
        <ChangedHands record={record} guardians={guardians} />
        <ul>
          {guardians.map((guardian) => (
            <Line
              key={guardian.hash}
              guardian={guardian}
              // Somebody else signed then: that drill says nothing of who stands there now.
              drilled={
                hasChangedHands(hands.get(guardian.hash), guardian.hand)
                  ? undefined
                  : drills.get(guardian.hash)?.time
              }
              now={now}
            />
          ))}
        </ul>
        <DrillMaker name={name} record={record} />
        {isMine && <Link to={rehearsalAnchor}>{t('rehearsal.open')}</Link>}
      </div>
    </Card>
  )
}

interface LineProps {
  readonly guardian: KnownGuardian
  /** The time of the last drill that this browser saw, in ms since 1970. */
  readonly drilled: number | undefined
  readonly now: number
}

function Line({ guardian: { hash, domain, health, counts }, drilled, now }: LineProps) {
  const { t, i18n } = useTranslation('watch')
  const drill =
    drilled === undefined
      ? t('guardians.noDrill')
      : t('guardians.drill', { age: formatAge(now - drilled, i18n.language) })
  return (
    <li className={styles.guardian}>
      <GuardianFace domain={domain} />
      <span className={styles.who}>
        {domain === null ? <Address value={hash} /> : <Name name={`${domain}.ssi`} size="xs" />}
      </span>
      <span className={styles.end}>
        <Badge
          kind={
            health === 'ready'
              ? 'success'
              : health === 'unknown' || health === 'asking'
                ? 'neutral'
                : counts
                  ? 'warning'
                  : 'danger'
          }
        >
          {t(`guardians.${health}`)}
        </Badge>
      </span>
      <p className={joinClasses(styles.why, text.hint)}>
        {domain === null ? t('guardians.hashOnly') : drill}
      </p>
    </li>
  )
}
