import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Pill } from '../../ui/Pill'
import { useTopLayer } from '../../ui/topDialog'
import type { StoredTransaction } from '../pending/storedTransaction'
import { Announcement } from './Announcement'
import { formatElapsed } from './elapsed'
import { StatusMark } from './StatusMark'
import { labelOf, titleOf } from './statusText'
import styles from './TransactionPills.module.css'
import { useBlocksSince, useElapsed } from './useElapsed'

interface TransactionPillsProps {
  /** Newest first. */
  readonly transactions: readonly StoredTransaction[]
  readonly onOpen: (key: string) => void
}

/** One pill for each transaction whose dialog is closed. Pills are above everything, also dialogs. */
export function TransactionPills({ transactions, onOpen }: TransactionPillsProps) {
  const { t } = useTranslation('transaction')
  const layer = useTopLayer()
  useRoomFor(transactions.length)
  if (transactions.length === 0) return null
  return createPortal(
    <section className={styles.pills} aria-label={t('pills')}>
      {transactions.map((transaction) => (
        <TransactionPill
          key={transaction.key}
          transaction={transaction}
          onOpen={() => onOpen(transaction.key)}
        />
      ))}
    </section>,
    layer,
  )
}

/** Leaves room for the pills below the toasts. */
function useRoomFor(count: number): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--pills', String(count))
    return () => {
      style.removeProperty('--pills')
    }
  }, [count])
}

interface TransactionPillProps {
  readonly transaction: StoredTransaction
  readonly onOpen: () => void
}

function TransactionPill({ transaction, onOpen }: TransactionPillProps) {
  const { t } = useTranslation('transaction')
  const elapsed = useElapsed(transaction)
  const blocks = useBlocksSince(transaction)
  const { state } = transaction
  const count = t('submitted.blocks', { count: blocks ?? 0 })
  const since = blocks === null ? formatElapsed(elapsed) : `${formatElapsed(elapsed)}, ${count}`
  return (
    <div>
      <Announcement transaction={transaction} />
      <Pill
        mark={<StatusMark transaction={transaction} blocks={blocks} />}
        title={labelOf(transaction)}
        hint={state.status === 'submitted' ? since : titleOf(state)}
        onPress={onOpen}
      />
    </div>
  )
}
