import {
  err,
  ok,
  transactionVersion,
  utf8ToBytes,
  verifyTransaction,
  type Address,
  type Ok,
  type SchnorrVerify,
  type SignedTransaction,
} from '@tyto/primitives'
import {
  checkTransaction,
  deployGas,
  invokeGas,
  maximumCodeSize,
  minimumGasPrice,
  paymentGas,
  type Refusal,
  type StateReader,
  type TransactionInput,
} from '@tyto/execution'
import { largestData } from '../bounds'
import type { ChainView } from './chainView'
import type { LedgerRefusal } from './refusal'
import { requestOf } from './signedRequest'
import { signerOf } from './transactionRecords'

/** The most gas that the transactions of one block may ask for, in gas units. */
export const blockGasLimit = 10_000_000n

/** Nonces are JSON numbers on the wire. */
const largestNonce = BigInt(Number.MAX_SAFE_INTEGER)

export interface Admitted {
  readonly sender: Address
  readonly request: TransactionInput
}

/**
 * The checks of the chain before a transaction may wait for a block, in the chain's order. A nonce that is not the next
 * one yet is fine.
 */
export function admit(
  transaction: SignedTransaction,
  { chainId, state, impersonated }: Pick<ChainView, 'chainId' | 'state' | 'impersonated'>,
  verify: SchnorrVerify,
): Ok<Admitted> | LedgerRefusal {
  const { gasLimit, gasPrice, nonce } = transaction
  if (transaction.version !== transactionVersion(chainId)) return err('WrongChain')
  if (utf8ToBytes(transaction.code ?? '').length > maximumCodeSize) return err('CodeTooLarge')
  if (utf8ToBytes(transaction.data ?? '').length > largestData) return err('DataTooLarge')
  if (gasPrice < minimumGasPrice) return gasPriceTooLow(gasPrice)
  const sender = impersonated.get(transaction.senderPubKey) ?? signerOf(transaction)
  const request = requestOf(transaction, sender)
  if (!request.ok) return request
  const refusal =
    checkNonce(nonce, state.nonce(sender)) ??
    checkExecution(request.value, atNonce(state, nonce - 1n)) ??
    (gasLimit > blockGasLimit ? { ...err('GasLimitTooHigh'), gasLimit, most: blockGasLimit } : undefined) ??
    checkRecipient(request.value, state)
  if (refusal !== undefined) return refusal
  // Last, because it takes by far the longest.
  if (!verifyTransaction(transaction, verify)) return err('InvalidSignature')
  return ok({ sender, request: request.value })
}

function checkNonce(nonce: bigint, current: bigint): LedgerRefusal | undefined {
  if (nonce <= current) return { ...err('NonceTooLow'), nonce, current }
  return nonce > largestNonce ? { ...err('NonceTooHigh'), nonce } : undefined
}

const leastGas = { payment: paymentGas, deploy: deployGas, call: invokeGas } as const

/** What `execution` would refuse in a block. */
function checkExecution(request: TransactionInput, state: StateReader): LedgerRefusal | undefined {
  const check = checkTransaction(request, state)
  return check.ok ? undefined : withNumbers(check.code, request)
}

function withNumbers(code: Refusal, { kind, gasLimit, gasPrice }: TransactionInput): LedgerRefusal {
  if (code === 'GasPriceTooLow') return gasPriceTooLow(gasPrice)
  return code === 'GasLimitTooLow' ? { ...err(code), gasLimit, least: leastGas[kind], kind } : err(code)
}

function gasPriceTooLow(gasPrice: bigint): LedgerRefusal {
  return { ...err('GasPriceTooLow'), gasPrice, least: minimumGasPrice }
}

/** What the chain looks at before it hands a transaction on: is there a contract where one is needed, and only there. */
function checkRecipient(request: TransactionInput, state: StateReader): LedgerRefusal | undefined {
  if (request.kind === 'deploy') return undefined
  const isContract = state.code(request.to) !== undefined
  if (request.kind === 'payment') return isContract ? err('PaymentToContract') : undefined
  if (isContract) return undefined
  const isUsed = state.balance(request.to) > 0n || state.nonce(request.to) > 0n
  return err(isUsed ? 'CallToAccount' : 'CallToNobody')
}

/** The state with every sender at one nonce: the order of nonces is the pool's business. */
function atNonce(state: StateReader, nonce: bigint): StateReader {
  return {
    balance: (address) => state.balance(address),
    nonce: () => nonce,
    code: (address) => state.code(address),
    init: (address) => state.init(address),
    field: (address, field, keys) => state.field(address, field, keys),
  }
}
