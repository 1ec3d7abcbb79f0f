import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIsForReading } from '../../../chain/network/useIsForReading'
import { CopyErrorDetails } from '../../../errors/CopyErrorDetails'
import { ErrorFacts } from '../../../errors/ErrorFacts'
import { Button } from '../../../ui/buttons/Button'
import { Note } from '../../../ui/cards/Note'
import text from '../../../ui/text/text.module.css'
import { Unfold } from '../../../ui/cards/Unfold'
import type { ErrorEntry } from '../../../errors/describeError'
import type { StoredTransaction } from '../storedTransaction'
import type { TransactionProgress } from '../transactionMachine'
import { actionFailureHint } from '../../action/ui/actionLabel'
import styles from './Failed.module.css'
import { failureEntry, ranOutOfGas } from './failureEntry'
import { signedGasQuery } from './signedGasQuery'
import type { TransactionControls } from './transactionControls'
import { unknownThrower } from '../findThrower'
import { throwerQuery } from './throwerQuery'
import { TransactionId } from './TransactionId'

interface FailedProps {
  readonly transaction: StoredTransaction
  readonly state: Extract<TransactionProgress, { readonly status: 'failed' }>
}

/** The chain undid the transaction, or the node dropped it for good. */
export function Failed({ transaction, state }: FailedProps) {
  const { t } = useTranslation(['transaction', 'errors'])
  const entry = useFailure(transaction)
  const hint = actionFailureHint(transaction.action)
  const exceptions = state.receipt?.exceptions ?? []
  return (
    <>
      <p className={text.sub}>
        {t(
          state.receipt ? (ranOutOfGas(transaction) ? 'failed.byGas' : 'failed.byContract') : 'failed.byNode',
        )}
      </p>
      <Note kind="danger" icon="warn">
        <ErrorFacts entry={entry} />
        {hint !== null && <p>{hint}</p>}
        <p>{t(state.receipt ? 'failed.spent' : 'failed.notSpent')}</p>
      </Note>
      {exceptions.length > 0 && (
        <Unfold label={t('failed.raw')}>
          {exceptions.map(({ message }, index) => (
            <p key={index} className={styles.raw}>
              {message.slice(0, longestMessage)}
            </p>
          ))}
        </Unfold>
      )}
      <TransactionId network={transaction.network} id={state.id} />
    </>
  )
}

const longestMessage = 2_000

/** Until it is known which contract threw, the exception is explained as one of an unknown contract. */
function useFailure(transaction: StoredTransaction): ErrorEntry {
  const { data: thrower = unknownThrower } = useQuery(throwerQuery(transaction))
  const { data: signedGas = null } = useQuery(signedGasQuery(transaction))
  return failureEntry(transaction, thrower, signedGas)
}

export function FailedButtons({
  transaction,
  controls,
}: {
  readonly transaction: StoredTransaction
  readonly controls: TransactionControls
}) {
  const { t } = useTranslation(['transaction', 'errors'])
  const entry = useFailure(transaction)
  const isForReading = useIsForReading()
  return (
    <>
      <span className={styles.copy}>
        <CopyErrorDetails entry={entry} />
      </span>
      <Button onClick={() => controls.close()}>{t('close')}</Button>
      {!isForReading && (
        <Button variant="step" onClick={() => controls.reviewAgain()}>
          {t('tryAgain')}
        </Button>
      )}
    </>
  )
}
