import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/Dialog'
import layout from '../../ui/layout.module.css'
import { showToast } from '../../ui/toast/toasts'
import type { StoredTransaction } from '../storedTransaction'
import { Announcement } from './Announcement'
import { Awaiting, AwaitingButtons } from './Awaiting'
import { Confirmed, ConfirmedButtons } from './Confirmed'
import { Failed, FailedButtons } from './Failed'
import { Rejected, RejectedButtons } from './Rejected'
import { StatusMark } from './StatusMark'
import { titleOf } from './statusText'
import { Submitted, SubmittedButtons } from './Submitted'
import type { TransactionControls } from './transactionControls'
import { Unknown, UnknownButtons } from './Unknown'

interface StatusDialogProps {
  readonly transaction: StoredTransaction
  readonly controls: TransactionControls
}

/** Where one transaction is. To close it never loses it: what is under way goes on as a pill. */
export function StatusDialog({ transaction, controls }: StatusDialogProps) {
  const { t } = useTranslation('transaction')
  const { state } = transaction
  const [isWarned, setWarned] = useState(false)
  const isAwaiting = state.status === 'awaiting'
  useFocusInside(state.status)

  const onClose = (): void => {
    switch (state.status) {
      case 'awaiting':
        setWarned(true)
        showToast({ kind: 'warning', text: t('awaiting.lead') })
        return
      case 'submitted':
      case 'unknown':
        return controls.minimise()
      default:
        return controls.putAway()
    }
  }

  const parts = { transaction, controls }
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(state)}
      mark={<StatusMark transaction={transaction} isWarned={isWarned && isAwaiting} />}
      footer={
        <>
          {state.status === 'awaiting' && (
            <AwaitingButtons
              isWarned={isWarned}
              onClose={onClose}
              onKeep={() => setWarned(false)}
              controls={controls}
            />
          )}
          {state.status === 'submitted' && <SubmittedButtons controls={controls} />}
          {state.status === 'confirmed' && <ConfirmedButtons {...parts} />}
          {state.status === 'failed' && <FailedButtons {...parts} />}
          {state.status === 'rejected' && <RejectedButtons {...parts} />}
          {state.status === 'unknown' && <UnknownButtons {...parts} />}
        </>
      }
    >
      <div className={layout.stack}>
        <Announcement transaction={transaction} />
        {state.status === 'awaiting' && <Awaiting transaction={transaction} isWarned={isWarned} />}
        {state.status === 'submitted' && <Submitted transaction={transaction} />}
        {state.status === 'confirmed' && <Confirmed transaction={transaction} state={state} />}
        {state.status === 'failed' && <Failed transaction={transaction} state={state} />}
        {state.status === 'rejected' && <Rejected {...parts} state={state} />}
        {state.status === 'unknown' && <Unknown transaction={transaction} state={state} />}
      </div>
    </Dialog>
  )
}

/** A new state has other buttons: where the pressed one is gone, the focus must not fall out of the dialog. */
function useFocusInside(status: string): void {
  useEffect(() => {
    if (document.activeElement !== document.body) return
    const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
    dialogs[dialogs.length - 1]?.querySelector<HTMLElement>('button')?.focus()
  }, [status])
}
