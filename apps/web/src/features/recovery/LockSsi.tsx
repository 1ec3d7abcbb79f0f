import { formatName, recoveryThreshold, walletRules, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../shared/routing/routes'
import { ActionButton } from '../../shared/transaction/runner/ui/ActionButton'
import { buttonClasses } from '../../shared/ui/buttons/buttonClasses'
import { Card } from '../../shared/ui/cards/Card'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/page/layout.module.css'
import { nameInText } from '../../shared/ui/text/nameParts'
import { Note } from '../../shared/ui/cards/Note'
import text from '../../shared/ui/text/text.module.css'
import { EstateNote } from '../../shared/identity/estate/EstateNote'
import { lock } from './actions/lock'
import { useLockObstacle } from './useLockObstacle'

interface LockSsiProps {
  readonly name: Name
  readonly record: DidRecord
}

/** LOCK SSI, for the controller: its consequences and the button that signs; else the reason why it is not possible. */
export function LockSsi({ name, record }: LockSsiProps) {
  const { t } = useTranslation('recovery')
  const who = nameInText(formatName(name))
  const obstacle = useLockObstacle(record)
  const guardians = record.guardians.length
  const recovery = buildPath('recovery', { name })
  return (
    <Card title={<span className={text.capsTitle}>{t('lock.action')}</span>}>
      {obstacle === null ? (
        <div className={layout.stack}>
          <Note kind="danger">
            <b className={text.strong}>{t('lock.closed', { name: who })}</b>
          </Note>
          <p>{t('lock.undo', { guardians, threshold: recoveryThreshold(guardians) })}</p>
          <p>{t(walletRules(record.version).locksControl ? 'lock.meanwhile' : 'lock.meanwhileOlder')}</p>
          <EstateNote
            domain={name.domain}
            change={{ statuses: new Map([[record.address, 'Locked']]) }}
            offers="pause"
          />
          <p className={text.sub}>{t('lock.signature')}</p>
          <div className={joinClasses(layout.row, layout.atTop)}>
            <ActionButton
              action={lock}
              input={{ wallet: record.address }}
              subject={formatName(name)}
              signer={record.controller ?? undefined}
            >
              {t('lock.action')}
            </ActionButton>
            <Link className={buttonClasses({ variant: 'line' })} to={recovery}>
              {t('lock.cancel')}
            </Link>
          </div>
        </div>
      ) : (
        <div className={layout.stack}>
          <Note kind={obstacle === 'Locked' ? 'warning' : 'info'}>
            {t(`lock.${obstacle}`, { name: who })}
          </Note>
          <div className={layout.row}>
            <Link className={buttonClasses({ variant: 'line' })} to={recovery}>
              {t('title')}
            </Link>
          </div>
        </div>
      )}
    </Card>
  )
}
