import { walletRules, type DidRecord, type Name } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { UpdateEditor } from '../../features/did/update/UpdateEditor'
import { nameQuery } from '../../shared/chain/queries'
import { buildPath } from '../../shared/routing/routes'
import { useNetworkId } from '../../shared/settings/network'
import { buttonClasses } from '../../shared/ui/buttonClasses'
import { Card } from '../../shared/ui/Card'
import { EmptyState } from '../../shared/ui/EmptyState'
import { PageSkeleton } from '../PageSkeleton'
import { DidWalletGate } from './DidWalletGate'
import { updateRoute } from './updateRoute'

/** `/{name}/didx/wallet/doc/update`: keys and services. */
export function UpdateDocumentPage() {
  return <Gate at="updateDocument" />
}

/** `/{name}/didx/wallet/doc/recover`: the same after a recovery, when new keys come first. */
export function RecoverDocumentPage() {
  return <Gate at="recoverDocument" />
}

type At = 'updateDocument' | 'recoverDocument'

function Gate({ at }: { readonly at: At }) {
  return (
    <DidWalletGate isControllers>
      {({ name, record }) => <Update at={at} name={name} record={record} />}
    </DidWalletGate>
  )
}

interface UpdateProps {
  readonly at: At
  readonly name: Name
  readonly record: DidRecord
}

function Update({ at, name, record }: UpdateProps) {
  const { t } = useTranslation('update')
  const route = updateRoute(record)
  // An update leads from Recovered to Updated: whoever is here by then is not sent elsewhere by the page too.
  const [wasRight] = useState(route === at)
  // What is changed is what the chain says now, not what it said before the last update; an outage leaves what is known.
  const { isFetching } = useQuery(nameQuery(useNetworkId(), name))
  const [isRead, setRead] = useState(!isFetching)
  if (!isFetching && !isRead) setRead(true)
  if (!isRead) return <PageSkeleton />
  if (route === 'didOperations') return <Navigate to={buildPath('didOperations', { name })} replace />
  if (route !== null && route !== at && !wasRight) return <Navigate to={buildPath(route, { name })} replace />
  if (route !== null) return <UpdateEditor name={name} record={record} />
  const isOld = walletRules(record.version).needsUpgrade
  const isClosed = record.status === 'Locked' || record.status === 'Deactivated'
  const reason = isOld ? 'upgrade' : isClosed ? record.status : 'unknown'
  return (
    <Card>
      <EmptyState icon="lock" title={t(`closed.${reason}`)} headingLevel={1}>
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('didDocument', { name })}>
          {t('closed.open')}
        </Link>
      </EmptyState>
    </Card>
  )
}
