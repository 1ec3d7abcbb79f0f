import i18next from 'i18next'
import { formatWhole } from '../../../ui/text/formatWhole'
import type { ErrorEntry } from '../../../errors/describeError'
import type { Thrower } from '../../../errors/contractException'
import { isOutOfGas } from '../../../errors/contractException'
import { describeException } from '../../../errors/describeException'
import type { StoredTransaction } from '../storedTransaction'
import { labelOf } from './statusText'

/**
 * The entry of the error book for a failed transaction. `signedGas`: the gas limit with which it was signed, where that is known.
 * The area `errors` must be loaded.
 */
export function failureEntry(
  transaction: StoredTransaction,
  thrower: Thrower,
  signedGas: bigint | null = null,
): ErrorEntry {
  return {
    kind: 'danger',
    ...reasonOf(transaction, thrower, signedGas),
    details: failureDetails(transaction),
  }
}

/** Did its gas run out? */
export function ranOutOfGas({ state }: StoredTransaction): boolean {
  const message = state.status === 'failed' ? state.receipt?.exceptions[0]?.message : undefined
  return message !== undefined && isOutOfGas(message)
}

function reasonOf(
  transaction: StoredTransaction,
  thrower: Thrower,
  signedGas: bigint | null,
): Pick<ErrorEntry, 'code' | 'text' | 'next'> {
  const { state, gasLimit } = transaction
  const t = i18next.getFixedT(null, 'errors')
  const isDropped = state.status === 'failed' && state.receipt === null
  if (isDropped) {
    const code = `TransactionDropped (${state.nodeStatus})`
    return { code, text: t('TransactionDropped'), next: t('next.TransactionDropped') }
  }
  const message = state.status === 'failed' ? state.receipt?.exceptions[0]?.message : undefined
  const unsaid = {
    code: 'TransactionFailed',
    text: t('TransactionFailed'),
    next: t('next.TransactionFailed'),
  }
  if (message === undefined) return unsaid
  if (ranOutOfGas(transaction) && gasLimit !== null && signedGas !== null && signedGas < gasLimit) {
    const values = {
      signed: formatWhole(signedGas, i18next.language),
      asked: formatWhole(gasLimit, i18next.language),
    }
    return {
      code: 'GasLimitLowered',
      text: t('GasLimitLowered', values),
      next: t('next.GasLimitLowered'),
    }
  }
  const { code, text, next } = describeException(message, thrower)
  return { code: code ?? unsaid.code, text, next }
}

/** The details for an error report. They contain no secrets. */
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
