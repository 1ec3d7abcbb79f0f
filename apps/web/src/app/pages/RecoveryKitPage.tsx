import { formatName, recoveryStatus } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { KitSheet } from '../../features/recovery/watch/KitSheet'
import { buildPath } from '../../shared/routing/routes'
import { Button } from '../../shared/ui/Button'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { Card } from '../../shared/ui/Card'
import { EmptyState } from '../../shared/ui/EmptyState'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import text from '../../shared/ui/text.module.css'
import { DidWalletGate, type FoundDidWallet } from './DidWalletGate'

/** `/{name}/didx/recovery/kit`: the recovery kit as a sheet to be printed. */
export function RecoveryKitPage() {
  return <DidWalletGate>{(found) => <Kit {...found} />}</DidWalletGate>
}

function Kit(found: FoundDidWallet) {
  const { t } = useTranslation(['watch', 'chain', 'recovery'])
  const { name, record } = found
  const { isEnabled } = recoveryStatus(record.guardians.length)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('watch:kit.title')}>
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('recovery', { name })}>
          {t('watch:kit.sheet.back')}
        </Link>
        {isEnabled && (
          <Button variant="step" onClick={() => window.print()}>
            {t('watch:kit.print')}
          </Button>
        )}
      </PageHead>
      {isEnabled ? (
        <>
          <p className={joinClasses(text.sub, layout.onScreen)}>{t('watch:kit.sheet.lead')}</p>
          <KitSheet {...found} />
        </>
      ) : (
        <Card>
          <EmptyState
            title={t('chain:noRecovery', { name: nameInText(formatName(name)) })}
            hint={t('recovery:execute.noneHint')}
          />
        </Card>
      )}
    </div>
  )
}
