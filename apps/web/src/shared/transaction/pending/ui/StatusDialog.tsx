import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/Dialog'
import layout from '../../../ui/page/layout.module.css'
import text from '../../../ui/text/text.module.css'
import { showToast } from '../../../ui/toast/toasts'
import type { StoredTransaction } from '../storedTransaction'
import { equalOf } from '../transactionMachine'
import { Announcement } from './Announcement'
import { Awaiting, AwaitingButtons } from './Awaiting'
import { Confirmed, ConfirmedButtons } from './Confirmed'
import { Failed, FailedButtons } from './Failed'
import type { Moments } from './moments'
import { AllowedNote, PaidNote } from './PaidNote'
import { Question, QuestionButtons } from './Question'
import { Rejected, RejectedButtons } from './Rejected'
import { StatusMark } from './StatusMark'
import { labelOf, titleOf } from './statusText'
import { whichTextWithoutId } from './whichText'
import { Strayed, StrayedButtons } from './Strayed'
import { Submitted, SubmittedButtons } from './Submitted'
import type { TransactionControls } from './transactionControls'
import { Unknown, UnknownButtons } from './Unknown'

interface StatusDialogProps {
  readonly transaction: StoredTransaction
  readonly controls: TransactionControls
  readonly moments: Moments
  /** The browser did not allow the explorer's tab to open. */
  readonly isExplorerBlocked: boolean
}

/** The state of one transaction. Closing the dialog loses nothing: an open transaction continues as a pill. */
export function StatusDialog({ transaction, controls, moments, isExplorerBlocked }: StatusDialogProps) {
  const { t } = useTranslation('transaction')
  const { state } = transaction
  const [isWarned, setWarned] = useState(false)
  const [wasConfirmed] = useState(state.status === 'confirmed')
  const { Moment } = moments
  const isMoment = moments.has(transaction)
  const isAwaiting = state.status === 'awaiting'
  const equal = equalOf(state)

  const onClose = (): void => {
    if (!isAwaiting || equal !== null) return controls.close()
    setWarned(true)
    showToast({ about: transaction.key, kind: 'warning', text: t('awaiting.lead') })
  }

  const parts = { transaction, controls }
  if (equal !== null) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={titleOf(state)}
        mark={<StatusMark transaction={transaction} />}
        footer={<QuestionButtons {...parts} />}
      >
        <div className={layout.stack}>
          <Announcement transaction={transaction} />
          <Question transaction={transaction} equal={equal} />
        </div>
      </Dialog>
    )
  }
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
          {state.status === 'confirmed' && <ConfirmedButtons controls={controls} isMoment={isMoment} />}
          {state.status === 'failed' && <FailedButtons {...parts} />}
          {state.status === 'rejected' && <RejectedButtons controls={controls} />}
          {state.status === 'strayed' && <StrayedButtons controls={controls} />}
          {state.status === 'unknown' && <UnknownButtons {...parts} />}
        </>
      }
    >
      <div className={layout.stack}>
        <Announcement transaction={transaction} />
        {state.status === 'confirmed' && <PaidNote transaction={transaction} />}
        {state.status === 'confirmed' && <AllowedNote transaction={transaction} />}
        {isMoment && (
          <Moment transaction={transaction} isNews={!wasConfirmed} onClose={() => controls.close()} />
        )}
        {(state.status === 'submitted' || state.status === 'failed') && (
          <WhichOne transaction={transaction} />
        )}
        {state.status === 'awaiting' && <Awaiting transaction={transaction} isWarned={isWarned} />}
        {state.status === 'submitted' && <Submitted transaction={transaction} />}
        {state.status === 'confirmed' && (
          <Confirmed
            transaction={transaction}
            state={state}
            isMoment={isMoment}
            isExplorerBlocked={isExplorerBlocked}
          />
        )}
        {state.status === 'failed' && <Failed transaction={transaction} state={state} />}
        {state.status === 'rejected' && <Rejected transaction={transaction} state={state} />}
        {state.status === 'strayed' && <Strayed transaction={transaction} state={state} />}
        {state.status === 'unknown' && <Unknown transaction={transaction} state={state} />}
      </div>
    </Dialog>
  )
}

/** Which transaction it is, where the state itself does not say so. */
function WhichOne({ transaction }: Pick<StatusDialogProps, 'transaction'>) {
  const { i18n } = useTranslation()
  return (
    <p className={text.sub}>
      <b>{labelOf(transaction)}</b> · <span>{whichTextWithoutId(transaction, i18n.language)}</span>
    </p>
  )
}
