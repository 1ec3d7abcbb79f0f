import { formatName, needsUpgrade, parseVersion, type DidRecord, type Name } from '@tyto/identity'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../shared/transaction/ui/ActionButton'
import { useIsAccount } from '../../shared/session/wallet'
import { Button } from '../../shared/ui/Button'
import { DangerItem } from '../../shared/ui/DangerZone'
import { Icon } from '../../shared/ui/Icon'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { Note } from '../../shared/ui/Note'
import { lock } from './actions/lock'

interface LockSsiProps {
  readonly name: Name
  readonly record: DidRecord
}

/** LOCK SSI, for the controller while guardians exist who could open it again; else why it is not offered. */
export function LockSsi({ name, record }: LockSsiProps) {
  const { t } = useTranslation('recovery')
  const [isOpen, setOpen] = useState(false)
  const isMine = useIsAccount(record.controller)
  const who = nameInText(formatName(name))
  const title = t('lock.title', { name: who })
  const obstacle = isMine ? obstacleOf(record) : 'notYours'
  if (obstacle !== null) return <DangerItem title={title} hint={t(`lock.${obstacle}`, { name: who })} />
  return (
    <DangerItem
      title={title}
      hint={t('lock.hint')}
      action={
        isOpen ? undefined : (
          <Button variant="danger" onClick={() => setOpen(true)}>
            <Icon name="lock" />
            {t('lock.action')}
          </Button>
        )
      }
    >
      {isOpen && (
        <div className={layout.stack}>
          <Note kind="danger">{t('lock.warning', { name: who })}</Note>
          <div className={layout.row}>
            <ActionButton
              action={lock}
              input={{ wallet: record.address }}
              subject={formatName(name)}
              signer={record.controller ?? undefined}
            >
              {t('lock.action')}
            </ActionButton>
            <Button variant="line" onClick={() => setOpen(false)}>
              {t('lock.cancel')}
            </Button>
          </div>
        </div>
      )}
    </DangerItem>
  )
}

function obstacleOf({ guardians, status, version }: DidRecord) {
  if (needsUpgrade(parseVersion(version))) return 'upgrade'
  if (status === 'Deployed' || status === 'Locked' || status === 'Deactivated') return status
  return guardians.length === 0 ? 'noGuardians' : null
}
