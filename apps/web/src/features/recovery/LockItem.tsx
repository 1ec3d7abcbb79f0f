import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet/wallet'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { DangerItem } from '../../shared/ui/cards/DangerZone'
import { Icon } from '../../shared/ui/icons/Icon'
import { nameInText } from '../../shared/ui/text/nameParts'
import { useLockObstacle } from './useLockObstacle'

interface LockItemProps {
  readonly name: Name
  readonly record: DidRecord
}

/**
 * The entry of LOCK SSI, for a wallet with guardians who can recover it; else the reason why not. Everybody but the
 * controller reads who could lock it; the page behind the entry says how to become that account.
 */
export function LockItem({ name, record }: LockItemProps) {
  const { t } = useTranslation('recovery')
  const isMine = useIsAccount(record.controller)
  const who = nameInText(formatName(name))
  const title = t('lock.title', { name: who })
  const obstacle = useLockObstacle(record)
  if (obstacle !== null) return <DangerItem title={title} hint={t(`lock.${obstacle}`, { name: who })} />
  return (
    <DangerItem
      title={title}
      hint={isMine ? t('lock.hint') : t('lock.notYours', { name: who })}
      action={
        <Link
          className={buttonClasses({ variant: isMine ? 'danger' : 'line' })}
          to={buildPath('recoveryLock', { name })}
        >
          <Icon name="lock" />
          {t('lock.action')}
        </Link>
      }
    />
  )
}
