import { walletRules } from '@tyto/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation } from 'react-router'
import { UpdateEditor } from '../../../features/did/update/UpdateEditor'
import { nameQuery } from '../../../shared/chain/reads/queries'
import { buildPath } from '../../../shared/routing/routes'
import { useNetworkId } from '../../../shared/settings/network'
import { buttonClasses } from '../../../shared/ui/buttons/buttonClasses'
import { Card } from '../../../shared/ui/cards/Card'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { useFoundWallet } from '../../gates/foundWallet'
import { PageSkeleton } from '../../shell/page/PageSkeleton'
import { keysHash, updateRoute } from '../../../shared/identity/updateRoute'

/** `/{name}/didx/wallet/doc/update`: changes links and keys. */
export function UpdateDocumentPage() {
  return <Update at="updateDocument" />
}

/** `/{name}/didx/wallet/doc/recover`: the same after a recovery, which begins with new keys. */
export function RecoverDocumentPage() {
  return <Update at="recoverDocument" />
}

type At = 'updateDocument' | 'recoverDocument'

function Update({ at }: { readonly at: At }) {
  const { name, record } = useFoundWallet()
  const { hash } = useLocation()
  const { t } = useTranslation('update')
  const route = updateRoute(record)
  // An update changes the status, and so the right route. A person who was right to be here is then not redirected.
  const [wasRight] = useState(route === at)
  // The editor waits for a fresh read of the chain, not data from before the last update. In an outage it uses known data.
  const { isFetching } = useQuery(nameQuery(useNetworkId(), name))
  const [isRead, setRead] = useState(!isFetching)
  if (!isFetching && !isRead) setRead(true)
  if (!isRead) return <PageSkeleton />
  if (route === 'didOperations') return <Navigate to={buildPath('didOperations', { name })} replace />
  if (route !== null && route !== at && !wasRight) return <Navigate to={buildPath(route, { name })} replace />
  if (route !== null) return <UpdateEditor name={name} record={record} startsWithKeys={hash === keysHash} />
  const isOld = walletRules(record.version).needsUpgrade
  const isClosed = record.status === 'Locked' || record.status === 'Deactivated'
  const reason = isOld ? 'upgrade' : isClosed ? record.status : 'unknown'
  return (
    <Card>
      <EmptyState
        icon="lock"
        title={t(`closed.${reason}`)}
        hint={isOld ? t('closed.upgradeHow') : undefined}
        headingLevel={1}
      >
        <Link className={buttonClasses({ variant: 'line' })} to={buildPath('didDocument', { name })}>
          {t('closed.open')}
        </Link>
      </EmptyState>
    </Card>
  )
}
