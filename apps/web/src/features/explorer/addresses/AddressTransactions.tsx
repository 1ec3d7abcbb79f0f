import type { Address } from '@tyto/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNetworkId } from '../../../shared/settings/network'
import { EarlierTransactions } from '../parts/EarlierTransactions'
import { ListCard } from '../parts/ListCard'
import { addressTransactionsQuery } from '../queries'
import { TransactionRows } from '../transactions/TransactionRows'

interface AddressTransactionsProps {
  readonly address: Address
}

/** Every transaction that touched an address, newest first, as many as are asked for. */
export function AddressTransactions({ address }: AddressTransactionsProps) {
  const network = useNetworkId()
  const { t } = useTranslation('explorer')
  const query = useInfiniteQuery(addressTransactionsQuery(network, address))
  return (
    <ListCard
      title={t('transactions')}
      reading={query}
      empty={t('noTransactionsOf')}
      isEmpty={({ pages }) => pages.every(({ transactions }) => transactions.length === 0)}
    >
      {({ pages }) => (
        <>
          <TransactionRows transactions={pages.flatMap(({ transactions }) => transactions)} />
          <EarlierTransactions reading={query} />
        </>
      )}
    </ListCard>
  )
}
