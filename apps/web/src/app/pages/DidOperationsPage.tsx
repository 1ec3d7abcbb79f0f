import { formatName, type DidRecord, type Name } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CreateDid } from '../../features/did/CreateDid'
import { DeactivateItem } from '../../features/did/deactivate/DeactivateItem'
import { DidStatusBadge } from '../../shared/identity/DidStatusBadge'
import { buildPath } from '../../shared/routing/routes'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { Card } from '../../shared/ui/Card'
import { DangerZone } from '../../shared/ui/DangerZone'
import { EmptyState } from '../../shared/ui/EmptyState'
import { joinClasses } from '../../shared/ui/joinClasses'
import layout from '../../shared/ui/layout.module.css'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { PageSkeleton } from '../PageSkeleton'
import { AccessGate } from './AccessGate'
import { didWalletOf, nameDestination } from './nameDestination'
import { NameGate } from './NameGate'
import { OnTheWay } from './OnTheWay'

/** `/{name}/didx/wallet/doc`: what the controller can do with the DID. */
export function DidOperationsPage() {
  return (
    <NameGate loading={() => <PageSkeleton />}>
      {(found) => {
        const { name } = found
        const record = didWalletOf(found)
        if (record === null) return <OnTheWay to={nameDestination(found)} title={formatName(name)} />
        return (
          <AccessGate name={name} controller={record.controller} as="controller">
            <Operations name={name} record={record} />
          </AccessGate>
        )
      }}
    </NameGate>
  )
}

function Operations({ name, record }: { readonly name: Name; readonly record: DidRecord }) {
  const { t } = useTranslation(['create', 'manage'])
  const title = nameInText(formatName(name))
  return (
    <div className={joinClasses(layout.stack, layout.gap3)}>
      <PageHead title={t('did.page')} lead={t('did.pageLead', { name: title })}>
        {record.status && <DidStatusBadge status={record.status} />}
      </PageHead>
      {record.status === 'Deployed' ? (
        <CreateDid record={record} subject={formatName(name)} />
      ) : (
        <Card>
          <EmptyState icon="doc" title={t('did.exists')} hint={t('did.existsHint')}>
            <Link className={buttonClasses({ variant: 'step' })} to={buildPath('didDocument', { name })}>
              {t('did.open')}
            </Link>
          </EmptyState>
        </Card>
      )}
      {record.status !== 'Deployed' && (
        <DangerZone title={t('manage:dangerZone')}>
          <DeactivateItem name={name} record={record} />
        </DangerZone>
      )}
    </div>
  )
}
