import { isDidWallet } from '@tyto/chain'
import { closedReason, formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ClaimWallet } from '../../../features/ownership/ClaimWallet'
import { ClaimController } from '../../../features/settings/ClaimController'
import { ClaimUsername } from '../../../features/settings/ClaimUsername'
import { LookAlikeNotes } from '../../../shared/recipients/LookAlikeNotes'
import { buildPath } from '../../../shared/routing/routes'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { ClosedWallet } from '../../gates/ClosedWallet'
import { useFoundWallet } from '../../gates/foundWallet'

/** `/{name}/didx/claim`: whoever was named accepts here, as the new controller or owner, or as the owner of a username. */
export function ClaimPage() {
  const { t } = useTranslation('settings')
  const { name, record } = useFoundWallet()
  const { pendingController, pendingUsername } = record
  const shown = nameInText(formatName(name))
  const reason = closedReason(record.status)
  const isNothing = pendingController === null && pendingUsername === null
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('claim.title', { name: shown })} lead={t('claim.lead')} />
      <LookAlikeNotes name={name} />
      {!isDidWallet(record) ? (
        <ClaimWallet name={name} record={record} />
      ) : reason !== null ? (
        <ClosedWallet reason={reason} />
      ) : isNothing ? (
        <Card>
          <EmptyState
            title={t('claim.none')}
            hint={
              <>
                <span>{t('claim.noController')}</span>
                <br />
                <span>{t('claim.noUsername')}</span>
              </>
            }
          >
            <Link className={buttonClasses({ variant: 'line' })} to={buildPath('name', { name })}>
              {t('claim.open', { name: shown })}
            </Link>
          </EmptyState>
        </Card>
      ) : (
        <div className={layout.cols2}>
          {pendingController !== null && (
            <ClaimController name={name} record={record} pending={pendingController} />
          )}
          {pendingUsername !== null && (
            <ClaimUsername name={name} record={record} pending={pendingUsername} />
          )}
        </div>
      )}
    </div>
  )
}
