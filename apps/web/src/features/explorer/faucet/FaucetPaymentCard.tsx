import type { Address as AddressValue } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNetworkId } from '../../../shared/settings/network'
import { CardFailure } from '../../../shared/chain/failure/CardFailure'
import { buildPath } from '../../../shared/routing/routes'
import { Address } from '../../../shared/ui/text/Address'
import { Card } from '../../../shared/ui/cards/Card'
import { Facts } from '../../../shared/ui/cards/Facts'
import layout from '../../../shared/ui/page/layout.module.css'
import { Note } from '../../../shared/ui/cards/Note'
import { AddressLink } from '../parts/AddressLink'
import { Qa } from '../../../shared/chain/coins/Qa'
import { accountQuery, transactionQuery } from '../queries'
import type { FaucetPayment } from '../../../shared/chain/network/requestFaucet'

interface FaucetPaymentCardProps {
  readonly address: AddressValue
  readonly payment: FaucetPayment
}

/** A payment of the faucet, from when it is sent until it arrives. */
export function FaucetPaymentCard({ address, payment: { id, amount } }: FaucetPaymentCardProps) {
  const network = useNetworkId()
  const { t } = useTranslation(['explorer', 'chain'])
  const transaction = useQuery(transactionQuery(network, id))
  const state = transaction.data?.state
  const isThere = state?.kind === 'confirmed' && state.receipt.success
  // The balance is read only after the payment is in a block; an earlier one would be out of date.
  const account = useQuery({ ...accountQuery(network, address), enabled: isThere })
  const failed = transaction.error ?? account.error
  return (
    <Card title={t('faucet.payment')}>
      <div className={layout.stack}>
        <div role="status">
          {isThere ? (
            <Note kind="success">{t('faucet.done')}</Note>
          ) : state?.kind === 'dropped' || state?.kind === 'confirmed' ? (
            <Note kind="danger">{t('faucet.dropped')}</Note>
          ) : (
            <Note kind="amber">{t('faucet.waiting')}</Note>
          )}
        </div>
        {failed && (
          <CardFailure
            error={failed}
            busy={transaction.isFetching || account.isFetching}
            onRetry={() => {
              void transaction.refetch()
              if (isThere) void account.refetch()
            }}
          />
        )}
        <Facts
          facts={[
            { label: t('fact.to'), value: <AddressLink address={address} /> },
            { label: t('fact.amount'), value: <Qa value={amount} /> },
            ...(isThere
              ? [
                  {
                    label: t('faucet.balance'),
                    value: account.data ? <Qa value={account.data.balance} /> : t('chain:unknown'),
                  },
                ]
              : []),
            {
              label: t('transaction'),
              value: (
                <Link to={buildPath('explorerTransaction', { id: `0x${id}` })}>
                  <Address value={`0x${id}`} />
                </Link>
              ),
            },
          ]}
        />
      </div>
    </Card>
  )
}
