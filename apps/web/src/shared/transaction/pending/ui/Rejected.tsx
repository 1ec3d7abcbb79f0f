import { useTranslation } from 'react-i18next'
import { useIsForReading } from '../../../chain/network/useIsForReading'
import { describeError } from '../../../errors/describeError'
import { ErrorFacts } from '../../../errors/ErrorFacts'
import { Button } from '../../../ui/buttons/Button'
import { joinClasses } from '../../../ui/joinClasses'
import text from '../../../ui/text/text.module.css'
import type { StoredTransaction } from '../storedTransaction'
import type { TransactionProgress } from '../transactionMachine'
import type { TransactionControls } from './transactionControls'
import { SentFacts } from './SentFacts'

interface RejectedProps {
  readonly transaction: StoredTransaction
  readonly state: Extract<TransactionProgress, { readonly status: 'rejected' }>
}

/** The person refused, or the wallet did not accept the request; what the wallet says is looked at on the chain too. */
export function Rejected({ transaction, state }: RejectedProps) {
  const { t } = useTranslation(['transaction', 'errors'])
  const byWallet = state.reason === 'byWallet' ? describeError(state.code ?? 'WalletFailed') : null
  return (
    <>
      {byWallet ? (
        <ErrorFacts entry={byWallet} />
      ) : (
        <p className={joinClasses(text.sub, text.strong, text.ink)}>{t('rejected.byUser')}</p>
      )}
      <p className={text.sub}>{t(state.isSure ? 'rejected.note' : 'rejected.checking')}</p>
      <SentFacts transaction={transaction} />
    </>
  )
}

export function RejectedButtons({ controls }: { readonly controls: TransactionControls }) {
  const { t } = useTranslation('transaction')
  const isForReading = useIsForReading()
  return (
    <>
      <Button onClick={() => controls.close()}>{t('close')}</Button>
      {!isForReading && (
        <Button variant="step" onClick={() => controls.reviewAgain()}>
          {t('rejected.back')}
        </Button>
      )}
    </>
  )
}
