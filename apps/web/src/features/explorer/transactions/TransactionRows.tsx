import type { TransactionSummary } from '@tyto/chain'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buildPath } from '../../../shared/routing/routes'
import { Address } from '../../../shared/ui/text/Address'
import { Row, Rows } from '../../../shared/ui/cards/Rows'
import { Age } from '../../../shared/chain/age/Age'
import { AddressLink } from '../parts/AddressLink'
import { Qa } from '../../../shared/chain/coins/Qa'
import { SuccessBadge } from '../parts/SuccessBadge'
import styles from './TransactionRows.module.css'

/** A list of transactions: action, sender, recipient, time and result of each. */
export function TransactionRows({ transactions }: { readonly transactions: readonly TransactionSummary[] }) {
  return (
    <Rows>
      {transactions.map((transaction) => (
        <TransactionRow key={transaction.id} transaction={transaction} />
      ))}
    </Rows>
  )
}

function TransactionRow({ transaction }: { readonly transaction: TransactionSummary }) {
  const { t } = useTranslation('explorer')
  const { id, kind, transition, sender, to, amount, time, success } = transaction
  return (
    <Row className={styles.row}>
      <div className={styles.main}>
        <Link className={styles.title} to={buildPath('explorerTransaction', { id: `0x${id}` })}>
          <span className={styles.what}>{transition ?? t(`kind.${kind}`)}</span>
          <Address value={`0x${id}`} />
        </Link>
        <span className={styles.way}>
          <AddressLink address={sender} />
          {to !== null && (
            <>
              <span aria-hidden="true">→</span>
              <AddressLink address={to} />
            </>
          )}
        </span>
      </div>
      <div className={styles.end}>
        <SuccessBadge success={success} />
        <span className={styles.facts}>
          {amount > 0n && <Qa value={amount} />}
          <span className={styles.age}>
            <Age since={time} />
          </span>
        </span>
      </div>
    </Row>
  )
}
