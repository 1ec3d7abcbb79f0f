import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Pill } from '../../../ui/text/Pill'
import { joinClasses } from '../../../ui/joinClasses'
import { useDialogPlace } from '../../../ui/dialog/topDialog'
import type { Series } from '../../series/series'
import type { StoredTransaction } from '../../pending/storedTransaction'
import { Announcement } from '../../pending/ui/Announcement'
import { formatElapsed } from '../../pending/ui/elapsed'
import { SeriesPill } from '../../series/ui/SeriesPill'
import { StatusMark } from '../../pending/ui/StatusMark'
import { labelOf, titleOf } from '../../pending/ui/statusText'
import styles from './TransactionPills.module.css'
import { payText, timeText } from '../../pending/ui/whichText'
import { useBlocksSince, useElapsed } from '../../pending/ui/useElapsed'
import { useIsLeftToSave } from '../../pending/ui/useIsLeftToSave'
import { waitsForQuery } from '../../pending/ui/waitsForQuery'

interface TransactionPillsProps {
  /** Newest first. */
  readonly transactions: readonly StoredTransaction[]
  readonly onOpen: (key: string) => void
  /** Series whose dialog is closed, newest first. */
  readonly series: readonly Series[]
  readonly onOpenSeries: (id: string) => void
}

/**
 * One pill for each transaction and each series whose dialog is closed. They stay above everything: in a dialog they stand over its
 * buttons.
 */
export function TransactionPills({ transactions, onOpen, series, onOpenSeries }: TransactionPillsProps) {
  const { t } = useTranslation('transaction')
  const dialog = useDialogPlace()
  if (transactions.length + series.length === 0) return null
  return createPortal(
    <section
      className={joinClasses(styles.pills, dialog === null ? styles.onPage : styles.inDialog)}
      aria-label={t('pills')}
    >
      {series.map((each) => (
        <SeriesPill key={each.id} series={each} onOpen={() => onOpenSeries(each.id)} />
      ))}
      {transactions.map((transaction) => (
        <TransactionPill
          key={transaction.key}
          transaction={transaction}
          onOpen={() => onOpen(transaction.key)}
        />
      ))}
    </section>,
    dialog ?? document.body,
  )
}

interface TransactionPillProps {
  readonly transaction: StoredTransaction
  readonly onOpen: () => void
}

function TransactionPill({ transaction, onOpen }: TransactionPillProps) {
  const { t, i18n } = useTranslation('transaction')
  const elapsed = useElapsed(transaction)
  const blocks = useBlocksSince(transaction)
  const { data: waitsFor } = useQuery(waitsForQuery(transaction))
  const isLeftToSave = useIsLeftToSave(transaction)
  const { state } = transaction
  const count = t('submitted.blocks', { count: blocks ?? 0 })
  const since = blocks === null ? formatElapsed(elapsed) : `${formatElapsed(elapsed)}, ${count}`
  const hint = waitsFor
    ? t('submitted.waits')
    : isLeftToSave
      ? t('confirmed.stepLeft')
      : state.status === 'submitted'
        ? since
        : titleOf(state)
  return (
    <div>
      <Announcement transaction={transaction} />
      <Pill
        mark={<StatusMark transaction={transaction} blocks={blocks} />}
        title={[labelOf(transaction), payText(transaction, i18n.language)].filter(Boolean).join(' · ')}
        detail={timeText(transaction, i18n.language)}
        hint={hint}
        onPress={onOpen}
      />
    </div>
  )
}
