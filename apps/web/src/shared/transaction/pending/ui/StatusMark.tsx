import { ProgressRing } from '../../../ui/cards/ProgressRing'
import { Icon } from '../../../ui/icons/Icon'
import text from '../../../ui/text/text.module.css'
import type { StoredTransaction } from '../storedTransaction'
import { equalOf } from '../transactionMachine'
import { shareOfMinute } from './elapsed'
import { useElapsed } from './useElapsed'

interface StatusMarkProps {
  readonly transaction: StoredTransaction
  readonly isWarned?: boolean
  /** The number in the middle of the dial. */
  readonly blocks?: number | null
}

/** The state as a dial or an icon; the text beside it says the same. */
export function StatusMark({ transaction, isWarned = false, blocks = null }: StatusMarkProps) {
  if (equalOf(transaction.state) !== null) return <Icon name="warn" size="lg" className={text.warning} />
  switch (transaction.state.status) {
    case 'awaiting':
      return isWarned ? (
        <Icon name="warn" size="lg" className={text.warning} />
      ) : (
        <Icon name="wallet" size="lg" className={text.amber} />
      )
    case 'submitted':
      return <LiveDial transaction={transaction} blocks={blocks} />
    case 'confirmed':
      return <Icon name="ok" size="lg" className={text.success} />
    case 'failed':
      return <Icon name="err" size="lg" className={text.danger} />
    case 'strayed':
      return <Icon name="warn" size="lg" className={text.danger} />
    case 'rejected':
      return <Icon name="x" size="lg" className={text.warning} />
    case 'unknown':
      return <Icon name="clock" size="lg" className={text.info} />
  }
}

function LiveDial({ transaction, blocks }: Required<Omit<StatusMarkProps, 'isWarned'>>) {
  const elapsed = useElapsed(transaction)
  return <ProgressRing share={shareOfMinute(elapsed)}>{blocks === null ? undefined : blocks}</ProgressRing>
}
