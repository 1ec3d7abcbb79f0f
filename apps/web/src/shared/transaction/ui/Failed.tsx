import { useTranslation } from 'react-i18next'
import { meaningOf, parseException, type ContractException } from '../../errors/contractException'
import { chainOf } from '../../chain/chain'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Note } from '../../ui/Note'
import text from '../../ui/text.module.css'
import { useCopy } from '../../ui/useCopy'
import type { StoredState, StoredTransaction } from '../storedTransaction'
import styles from './Failed.module.css'
import { labelOf } from './statusText'
import type { TransactionControls } from './transactionControls'
import { TransactionId } from './TransactionId'

type FailedState = Extract<StoredState, { readonly status: 'failed' }>

interface FailedProps {
  readonly transaction: StoredTransaction
  readonly state: FailedState
}

/** The chain undid it, or the node dropped it for good. */
export function Failed({ transaction, state }: FailedProps) {
  const { t } = useTranslation('transaction')
  const exceptions = exceptionsOf(state)
  return (
    <>
      <p className={text.sub}>{t(state.receipt ? 'failed.byContract' : 'failed.byNode')}</p>
      <Note kind="danger" icon="warn">
        {state.receipt === null ? (
          <>
            <p>
              <b>{t('failed.status', { status: state.nodeStatus })}</b>
            </p>
            <p>{t('failed.byNodeHint')}</p>
          </>
        ) : (
          <Reason exception={exceptions[0] ?? null} transaction={transaction} />
        )}
        <p>{t(state.receipt ? 'failed.spent' : 'failed.notSpent')}</p>
      </Note>
      {exceptions.length > 0 && (
        <details className={styles.raw}>
          <summary>{t('failed.raw')}</summary>
          {exceptions.map(({ raw }, index) => (
            <p key={index} className={text.mono}>
              {raw}
            </p>
          ))}
        </details>
      )}
      <TransactionId network={transaction.network} id={state.id} />
    </>
  )
}

/** The exception as the contract gives it, then what it means. */
function Reason({
  exception,
  transaction,
}: {
  readonly exception: ContractException | null
  readonly transaction: StoredTransaction
}) {
  const { t } = useTranslation(['transaction', 'errors'])
  if (!exception) return <p>{t('failed.noReason')}</p>
  const { did } = chainOf(transaction.network).network.walletCode
  const isOurs = did !== undefined && 'source' in did
  return (
    <>
      {exception.name !== null && (
        <p>
          <b>{exception.name}</b>{' '}
          {exception.code !== null && (
            <span className={text.num}>({t('failed.code', { code: exception.code })})</span>
          )}
        </p>
      )}
      <p>{t(`errors:${meaningOf(exception, isOurs)}`)}</p>
    </>
  )
}

export function FailedButtons({
  transaction,
  controls,
}: {
  readonly transaction: StoredTransaction
  readonly controls: TransactionControls
}) {
  const { t } = useTranslation('transaction')
  const { copy, copied } = useCopy(failureDetails(transaction), t('detailsCopied'))
  return (
    <>
      <Button variant="quiet" className={styles.copy} onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        {t('copyDetails')}
      </Button>
      <Button onClick={() => controls.close()}>{t('close')}</Button>
      <Button variant="step" onClick={() => controls.reviewAgain()}>
        {t('tryAgain')}
      </Button>
    </>
  )
}

function exceptionsOf(state: FailedState): readonly ContractException[] {
  return (state.receipt?.exceptions ?? []).map(({ message }) => parseException(message))
}

/** What a report needs: nothing of it is secret. */
function failureDetails(transaction: StoredTransaction): string {
  const { state, intent, network, action } = transaction
  if (state.status !== 'failed') return ''
  return [
    `${labelOf(transaction)} (${action}), ${network}`,
    `Transaction: 0x${state.id}`,
    `Contract: ${intent.to}${intent.transition === null ? '' : `, ${intent.transition}`}`,
    `From: ${intent.sender}`,
    ...(state.receipt
      ? [
          `Block: ${state.receipt.block}, gas used: ${state.receipt.gasUsed}`,
          ...state.receipt.exceptions.map(({ message, line }) => `Line ${line}: ${message}`),
        ]
      : [`Status of the node: ${state.nodeStatus}`]),
  ].join('\n')
}
