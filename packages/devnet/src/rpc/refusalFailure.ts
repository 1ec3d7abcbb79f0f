import type { LedgerRefusal } from '../ledger/refusal'
import { RpcFailure } from './RpcFailure'

const whatNeedsGas = {
  payment: 'payment transaction',
  deploy: 'creating contract',
  call: 'invoking contract',
} as const

/** A refusal of the ledger with the numbers and the words of the chain. */
export function refusalFailure(refusal: LedgerRefusal): RpcFailure {
  switch (refusal.code) {
    case 'WrongChain':
      return new RpcFailure('verifyRejected', 'CHAIN_ID incorrect')
    case 'InvalidSignature':
      return new RpcFailure('verifyRejected', 'Invalid signature')
    case 'CodeTooLarge':
      return new RpcFailure('verifyRejected', 'Code size is too large')
    case 'DataTooLarge':
      return new RpcFailure('verifyRejected', 'Data size is too large')
    case 'GasPriceTooLow': {
      const { gasPrice, least } = refusal
      return new RpcFailure('verifyRejected', `GasPrice ${gasPrice} lower than minimum allowable ${least}`)
    }
    case 'GasLimitTooLow': {
      const { gasLimit, least, kind } = refusal
      const what = whatNeedsGas[kind]
      return invalid(`Gas limit (${gasLimit}) lower than minimum for ${what} (${least})`)
    }
    case 'GasLimitTooHigh':
      return invalid(`Gas limit (${refusal.gasLimit}) higher than that of a block (${refusal.most})`)
    case 'NonceTooLow':
      return invalid(`Nonce (${refusal.nonce}) lower than current (${refusal.current})`)
    case 'NonceTooHigh':
      return invalid(`Nonce (${refusal.nonce}) too high`)
    case 'NonceTaken':
      return invalid(`Nonce (${refusal.nonce}) already used by a pending transaction`)
    case 'WrongNonce':
      return invalid('Invalid nonce')
    case 'BalanceTooLow':
      return invalid('Insufficient funds')
    case 'InvalidAmount':
      return invalid('Invalid amount')
    case 'UnknownKind':
      return invalid('Code needs the zero address as recipient, and nothing else may go there')
    case 'InvalidData':
      return invalid('Data is neither init parameters nor a message with _tag and params')
    case 'PaymentToContract':
      return new RpcFailure('invalidAddress', "Contract account won't accept normal txn")
    case 'CallToAccount':
      return new RpcFailure('invalidAddress', 'Non - contract address called')
    case 'CallToNobody':
      return new RpcFailure('invalidAddress', 'To addr is null')
    case 'AlreadyWaiting':
    case 'PoolFull':
      return new RpcFailure(
        'notFound',
        'Txn could not be added as database exceeded limit or the txn was already present',
      )
  }
}

function invalid(message: string): RpcFailure {
  return new RpcFailure('invalidParameter', message)
}
