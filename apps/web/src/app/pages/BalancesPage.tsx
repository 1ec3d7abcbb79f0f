import { didWalletOf } from '../../shared/identity/didWalletOf'
import { formatName } from '@tyto/identity'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { Balances } from '../../features/wallet/Balances'
import { nameInText } from '../../shared/ui/nameParts'
import { PageHead } from '../../shared/ui/PageHead'
import { PageSkeleton } from '../PageSkeleton'
import { AccessGate } from './AccessGate'
import { nameDestination } from './nameDestination'
import { NameGate } from './NameGate'

/** `/{name}/didx/wallet/balances`: what a DID wallet holds. */
export function BalancesPage() {
  const { t } = useTranslation('session')
  return (
    <NameGate loading={() => <PageSkeleton />}>
      {(found, network) => {
        const record = didWalletOf(found)
        if (record === null) return <Navigate to={nameDestination(found)} replace />
        return (
          <AccessGate name={found.name} controller={record.controller} as="controller">
            <PageHead
              title={t('balances.title')}
              lead={t('balances.lead', { name: nameInText(formatName(found.name)) })}
            />
            <Balances network={network} address={record.address} balance={record.balance} />
          </AccessGate>
        )
      }}
    </NameGate>
  )
}
