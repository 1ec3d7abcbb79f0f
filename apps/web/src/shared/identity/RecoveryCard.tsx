import { recoveryStatus, type DidRecord } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Card } from '../ui/cards/Card'
import { Facts } from '../ui/cards/Facts'
import text from '../ui/text/text.module.css'

interface RecoveryCardProps {
  /** The name or the address of the identity, as the page shows it. */
  readonly of: string
  readonly record: DidRecord
  /** Did the chain fail to answer the last time it was asked? */
  readonly isUnknown?: boolean
}

/** For everybody: whether guardians can recover an identity. */
export function RecoveryCard({ of, record, isUnknown = false }: RecoveryCardProps) {
  const { t } = useTranslation(['wallet', 'chain'])
  const { isEnabled, guardians, threshold } = recoveryStatus(record.guardians.length)
  const value =
    isUnknown || record.unreadable.includes('social_guardians') ? (
      t('chain:unknown')
    ) : isEnabled ? (
      t('recovery', { guardians, threshold })
    ) : (
      <span className={text.sub}>{t('chain:noRecovery', { name: of })}</span>
    )
  return (
    <Card title={t('safety')} narrow>
      <Facts facts={[{ label: t('fact.recovery'), value }]} />
    </Card>
  )
}
