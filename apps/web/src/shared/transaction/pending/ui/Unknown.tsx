import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNetworkHealth } from '../../../chain/network/networkHealth'
import { Button } from '../../../ui/buttons/Button'
import { Note } from '../../../ui/cards/Note'
import text from '../../../ui/text/text.module.css'
import { showToast } from '../../../ui/toast/toasts'
import type { StoredTransaction } from '../storedTransaction'
import type { TransactionProgress } from '../transactionMachine'
import { useTransactions } from '../useTransactions'
import { AwaitedFacts } from './AwaitedFacts'
import type { TransactionControls } from './transactionControls'
import { SentFacts } from './SentFacts'
import { TransactionId } from './TransactionId'

interface UnknownProps {
  readonly transaction: StoredTransaction
  readonly state: Extract<TransactionProgress, { readonly status: 'unknown' }>
}

/** The result of the transaction is not known yet; nothing says that it failed. */
export function Unknown({ transaction, state }: UnknownProps) {
  const { t } = useTranslation('transaction')
  const isSilent = useNetworkHealth((health) => health.state === 'offline')
  return (
    <>
      <Note kind="info">
        <b>{t('unknown.lead')}</b>
        <br />
        <span>{t(`unknown.${state.cause}`)}</span>
      </Note>
      {isSilent && <Note kind="warning">{t('nodeSilent')}</Note>}
      {/* Without an id the wallet may still ask. */}
      {state.id === null ? (
        <AwaitedFacts transaction={transaction} />
      ) : (
        <SentFacts transaction={transaction} />
      )}
      {state.id !== null && <TransactionId network={transaction.network} id={state.id} />}
      <p className={text.hint}>{t('unknown.dismissHint')}</p>
    </>
  )
}

interface UnknownButtonsProps {
  readonly transaction: StoredTransaction
  readonly controls: TransactionControls
}

export function UnknownButtons({ transaction, controls }: UnknownButtonsProps) {
  const { t } = useTranslation('transaction')
  return (
    <>
      <Button onClick={() => controls.dismiss()}>{t('unknown.dismiss')}</Button>
      <CheckAgainButton transaction={transaction} controls={controls} />
    </>
  )
}

/** Asks the chain now, and says so if nothing has changed. */
function CheckAgainButton({ transaction, controls }: UnknownButtonsProps) {
  const { t } = useTranslation('transaction')
  const [isBusy, setBusy] = useState(false)
  const check = (): void => {
    setBusy(true)
    void controls.checkAgain().then((answered) => {
      setBusy(false)
      const { transactions } = useTransactions.getState()
      const isStillUnknown = transactions.some(
        ({ key, state }) => key === transaction.key && state.status === 'unknown',
      )
      const about = transaction.key
      if (!answered) showToast({ about, kind: 'warning', text: t('nodeSilent') })
      else if (isStillUnknown) showToast({ about, kind: 'info', text: t('unknown.checked') })
    })
  }
  return (
    <Button variant="step" busy={isBusy} onClick={check}>
      {t('unknown.again')}
    </Button>
  )
}
