import { closedReason, formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { CreateDid } from '../../../features/did/CreateDid'
import { DeactivateItem } from '../../../features/did/deactivate/DeactivateItem'
import { LockItem } from '../../../features/recovery/LockItem'
import { DidStatusBadge } from '../../../shared/identity/DidStatusBadge'
import { buildPath } from '../../../shared/routing/routes'
import { LinkGrid, GridLink } from '../../../shared/ui/cards/LinkGrid'
import { DangerZone } from '../../../shared/ui/cards/DangerZone'
import { joinClasses } from '../../../shared/ui/joinClasses'
import layout from '../../../shared/ui/page/layout.module.css'
import { nameInText } from '../../../shared/ui/text/nameParts'
import { PageHead } from '../../../shared/ui/page/PageHead'
import { ClosedWallet } from '../../gates/ClosedWallet'
import { useFoundWallet } from '../../gates/foundWallet'
import { UpdateCell } from './UpdateCell'

/** `/{name}/didx/wallet/doc`: the operations that the controller can do with the DID. */
export function DidOperationsPage() {
  const { name, record } = useFoundWallet()
  const { t } = useTranslation(['did', 'wallet', 'recovery', 'errors', 'common'])
  const title = nameInText(formatName(name))
  const closed = closedReason(record.status)
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('create.page')} lead={t('create.pageLead', { name: title })}>
        {record.status && <DidStatusBadge status={record.status} />}
      </PageHead>
      {closed !== null && <ClosedWallet reason={closed} />}
      {record.status === 'Deployed' ? (
        <CreateDid record={record} subject={formatName(name)} />
      ) : (
        <LinkGrid label={t('create.page')}>
          <UpdateCell name={name} record={record} />
          <GridLink
            to={buildPath('didDocument', { name })}
            icon="doc"
            title={t('wallet:cell.did.title')}
            hint={t('wallet:cell.did.hint')}
          />
          {closed === null ? (
            <GridLink
              to={buildPath('socialRecovery', { name })}
              icon="shield"
              title={t('common:nav.recovery')}
              hint={t('wallet:cell.recovery')}
            />
          ) : (
            closed === 'DidLocked' && (
              <GridLink
                to={buildPath('recoveryNow', { name })}
                icon="shield"
                title={t('recovery:execute.title')}
                hint={t('errors:next.DidLocked')}
              />
            )
          )}
        </LinkGrid>
      )}
      {record.status !== 'Deployed' && (
        <DangerZone title={t('dangerZone')}>
          {closed === null && <LockItem name={name} record={record} />}
          <DeactivateItem name={name} record={record} />
        </DangerZone>
      )}
    </div>
  )
}
