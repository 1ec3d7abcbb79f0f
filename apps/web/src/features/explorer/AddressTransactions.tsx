import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../shared/chain/useFailureText'
import { Button } from '../../shared/ui/Button'
import { FieldMessage } from '../../shared/ui/FieldMessage'
import styles from './AddressTransactions.module.css'
import { ListCard } from './ListCard'
import { addressTransactionsQuery } from './queries'
import { TransactionRows } from './TransactionRows'

interface AddressTransactionsProps {
  readonly network: NetworkId
  readonly address: Address
}

/** Every transaction that touched an address, newest first, as many as are asked for. */
export function AddressTransactions({ network, address }: AddressTransactionsProps) {
  const { t } = useTranslation('explorer')
  const failureText = useFailureText()
  const query = useInfiniteQuery(addressTransactionsQuery(network, address))
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query
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
          {hasNextPage && (
            <div className={styles.more}>
              {isFetchNextPageError && <FieldMessage kind="error">{failureText(error)}</FieldMessage>}
              <Button variant="line" small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('earlierTransactions')}
              </Button>
            </div>
          )}
        </>
      )}
    </ListCard>
  )
}
