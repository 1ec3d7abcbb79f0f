import { formatName, recoveryStatus } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { rememberKit } from '../../../features/recovery/requests/keptKits'
import { KitSheet } from '../../../features/recovery/watch/KitSheet'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { Button } from '../../../shared/ui/buttons/Button'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { PageHead } from '../../../shared/ui/page/PageHead'
import text from '../../../shared/ui/text/text.module.css'
import { useFoundName } from '../../gates/foundName'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/recovery/kit`: the recovery kit as a sheet to be printed. */
export function RecoveryKitPage() {
  const { t } = useTranslation(['watch', 'chain', 'recovery'])
  const { readAt } = useFoundName()
  const { name, record } = useFoundWallet()
  const network = useNetworkId()
  const print = (): void => {
    window.print()
    rememberKit(network, record.address, record.guardians)
  }
  const isClosed = record.status === 'Deactivated'
  const isUseful = recoveryStatus(record.guardians.length).isEnabled && !isClosed
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('watch:kit.title')}>
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('recovery', { name })}>
          {t('watch:kit.sheet.back')}
        </Link>
        {isUseful && (
          <Button variant="step" onClick={print}>
            {t('watch:kit.sheet.print')}
          </Button>
        )}
      </PageHead>
      {isUseful ? (
        <>
          <p className={joinClasses(text.sub, layout.onScreen)}>{t('watch:kit.sheet.lead')}</p>
          <KitSheet name={name} record={record} readAt={readAt} />
        </>
      ) : (
        <Card>
          {isClosed ? (
            <EmptyState title={t('recovery:execute.deactivated')} />
          ) : (
            <EmptyState
              title={t('chain:noRecovery', { name: nameInText(formatName(name)) })}
              hint={t('recovery:execute.noneHint')}
            />
          )}
        </Card>
      )}
    </div>
  )
}
