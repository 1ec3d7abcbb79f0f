import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ReviewView } from '../../review/reviewView'
import { equalOf, isWaitedFor } from '../../pending/transactionMachine'
import type { StoredTransaction } from '../../pending/storedTransaction'
import type { TransactionRunner } from '../transactionRunner'
import { useSeries } from '../../series/useSeries'
import { useTransactions } from '../../pending/useTransactions'
import { useNetworkId } from '../../../settings/network'
import { isForFirstName } from '../../pending/isForFirstName'
import { EqualNote } from '../../pending/ui/EqualNote'
import type { Moments } from '../../pending/ui/moments'
import { ReviewSheet, type ControlPart } from '../../review/ui/ReviewSheet'
import { SeriesScreens } from '../../series/ui/SeriesScreens'
import { StatusDialog } from '../../pending/ui/StatusDialog'
import { controlsOf } from '../../pending/ui/transactionControls'
import { TransactionPills } from './TransactionPills'

interface TransactionScreensProps {
  readonly runner: TransactionRunner
  readonly moments: Moments
  readonly Control: ControlPart
}

/** All transaction screens that cover the page: the review, the status of one transaction, and the pills. */
export function TransactionScreens({ runner, moments, Control }: TransactionScreensProps) {
  const { review, transactions, shown, explorerBlocked } = useTransactions()
  const network = useNetworkId()
  const transaction = transactions.find(({ key }) => key === shown)
  const equal = transactions.find(({ key }) => key === review?.equal?.key)
  // Those of a series are one pill together.
  const minimised = useMinimised(
    transactions.filter(({ series: place }) => place === null),
    shown,
  )
  const series = useSeries()
  useReviewOfPage(review, runner)
  return (
    <>
      {review && (
        <ReviewSheet
          review={review}
          controls={runner}
          Control={Control}
          equal={equal && <EqualOfReview equal={equal} runner={runner} />}
          isForFirstName={isForFirstName(
            { action: review.action, network, account: review.payer, key: null },
            transactions,
          )}
        />
      )}
      {transaction && (
        <StatusDialog
          key={transaction.key}
          transaction={transaction}
          controls={controlsOf(runner, transaction.key)}
          moments={moments}
          isExplorerBlocked={explorerBlocked.has(transaction.key)}
        />
      )}
      <SeriesScreens runner={runner} moments={moments} />
      <TransactionPills
        transactions={minimised}
        onOpen={(key) => runner.show(key)}
        series={series.list.filter(({ id, isEnded, isSeen }) => id !== series.shown && !isEnded && !isSeen)}
        onOpenSeries={(id) => runner.series.show(id)}
      />
    </>
  )
}

interface EqualOfReviewProps {
  readonly equal: StoredTransaction
  readonly runner: TransactionRunner
}

/** The one that asks for the same as the open review. */
function EqualOfReview({ equal, runner }: EqualOfReviewProps) {
  const look = (): void => {
    runner.cancelReview()
    runner.show(equal.key)
  }
  return <EqualNote transaction={equal} onLook={look} onMeant={() => runner.meanSecond()} />
}

/**
 * A review belongs to the page on which it was opened: it closes when another page comes, as after a log-off. What is
 * being signed goes along to that page, since only the sheet can say why the wallet was not asked.
 */
function useReviewOfPage(review: ReviewView | null, runner: TransactionRunner): void {
  const { pathname } = useLocation()
  const over = useRef<string | null>(null)
  const isOpen = review !== null
  const isSigning = review?.isSigning === true
  useEffect(() => {
    if (!isOpen) over.current = null
    else if (over.current === null || isSigning) over.current = pathname
    else if (over.current !== pathname) runner.cancelReview()
  }, [isOpen, isSigning, pathname, runner])
}

/**
 * The transactions behind a closed dialog: those still open, and those that have ended and that nobody has looked at
 * since.
 */
function useMinimised(
  transactions: readonly StoredTransaction[],
  shown: string | null,
): readonly StoredTransaction[] {
  const [pinned, setPinned] = useState<ReadonlySet<string>>(new Set())
  const waiting = transactions.filter((transaction) => transaction.key !== shown && needsAPill(transaction))
  const isNews = waiting.some(({ key }) => !pinned.has(key))
  if (isNews) setPinned(new Set([...pinned, ...waiting.map(({ key }) => key)]))
  if (shown !== null && pinned.has(shown)) setPinned(new Set([...pinned].filter((key) => key !== shown)))
  return transactions.filter(
    (transaction) =>
      transaction.key !== shown &&
      !transaction.isDismissed &&
      (needsAPill(transaction) || pinned.has(transaction.key)),
  )
}

/** Is it waited for, or is the person asked something about it? */
function needsAPill(transaction: StoredTransaction): boolean {
  return isWaitedFor(transaction) || equalOf(transaction.state) !== null
}
