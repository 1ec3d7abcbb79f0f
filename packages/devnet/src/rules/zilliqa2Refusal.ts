import type { LedgerRefusal } from '../ledger/refusal'
import { refusalFailure } from '../rpc/refusalFailure'
import { RpcFailure } from '../rpc/RpcFailure'

/** A refusal of the ledger with the numbers and the words of a node of Zilliqa 2. */
export function zilliqa2Refusal(refusal: LedgerRefusal): RpcFailure {
  switch (refusal.code) {
    case 'GasLimitTooLow':
      return invalid(
        `Insufficient Zilliqa txn gas supplied (${refusal.gasLimit}) - required (${refusal.least})`,
      )
    case 'GasLimitTooHigh':
      return invalid(`Txn gas limit (${refusal.gasLimit}) exceeeds block gas limit (${refusal.most})`)
    case 'NonceTooLow':
      return invalid(`Txn nonce (${refusal.nonce - 1n}) is too low for account (${refusal.current})`)
    case 'GasPriceTooLow':
      return invalid(`Provided gas price is too low`)
    case 'BalanceTooLow':
      return invalid('Insufficient funds')
    case 'CodeTooLarge':
      return invalid('Transaction input size exceeds limit')
    case 'UnknownKind':
      return invalid('Txn is not transfer, contract creation or contract invocation')
    default:
      return refusalFailure(refusal)
  }
}

function invalid(message: string): RpcFailure {
  return new RpcFailure('invalidParameter', message)
}
