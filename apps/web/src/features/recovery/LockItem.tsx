import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { useIsAccount } from '../../shared/session/wallet'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { DangerItem } from '../../shared/ui/DangerZone'
import { Icon } from '../../shared/ui/Icon'
import { nameInText } from '../../shared/ui/nameParts'
import { lockObstacle } from './lockObstacle'

interface LockItemProps {
  readonly name: Name
  readonly record: DidRecord
}

/** The entry of LOCK SSI, for the controller of a wallet with guardians who can recover it; else the reason why not. */
export function LockItem({ name, record }: LockItemProps) {
  const { t } = useTranslation('recovery')
  const isMine = useIsAccount(record.controller)
  const who = nameInText(formatName(name))
  const title = t('lock.title', { name: who })
  const obstacle = isMine ? lockObstacle(record) : 'notYours'
  if (obstacle !== null) return <DangerItem title={title} hint={t(`lock.${obstacle}`, { name: who })} />
  return (
    <DangerItem
      title={title}
      hint={t('lock.hint')}
      action={
        <Link className={buttonClasses({ variant: 'danger' })} to={buildPath('recoveryLock', { name })}>
          <Icon name="lock" />
          {t('lock.action')}
        </Link>
      }
    />
  )
}
