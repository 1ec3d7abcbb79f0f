import {
  err,
  ok,
  transactionVersion,
  utf8ToBytes,
  verifyTransaction,
  type Address,
  type GasRules,
  type Ok,
  type SchnorrVerify,
  type SignedTransaction,
} from '@tyto/primitives'
import {
  checkTransaction,
  leastGasOf,
  maximumCodeSize,
  type Refusal,
  type StateReader,
  type TransactionInput,
} from '@tyto/execution'
import { largestData } from '../bounds/bounds'
import type { ChainView } from './chainView'
import type { LedgerRefusal } from './refusal'
import { requestOf } from './signedRequest'
import { signerOf } from './transactionRecords'

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
  { chainId, state, impersonated, gas }: Pick<ChainView, 'chainId' | 'state' | 'impersonated' | 'gas'>,
  verify: SchnorrVerify,
): Ok<Admitted> | LedgerRefusal {
  const { gasLimit, gasPrice, nonce } = transaction
  if (transaction.version !== transactionVersion(chainId)) return err('WrongChain')
  if (utf8ToBytes(transaction.code ?? '').length > maximumCodeSize) return err('CodeTooLarge')
  if (utf8ToBytes(transaction.data ?? '').length > largestData) return err('DataTooLarge')
  if (gasPrice < gas.leastPrice) return gasPriceTooLow(gasPrice, gas)
  const sender = impersonated.get(transaction.senderPubKey) ?? signerOf(transaction)
  const request = requestOf(transaction, sender)
  if (!request.ok) return request
  const refusal =
    checkNonce(nonce, state.nonce(sender)) ??
    checkExecution(request.value, atNonce(state, nonce - 1n), gas) ??
    (gasLimit > gas.block ? { ...err('GasLimitTooHigh'), gasLimit, most: gas.block } : undefined) ??
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

/** Refuses what `execution` would refuse in a block. */
function checkExecution(
  request: TransactionInput,
  state: StateReader,
  gas: GasRules,
): LedgerRefusal | undefined {
  const check = checkTransaction(request, state, gas)
  return check.ok ? undefined : withNumbers(check.code, request, gas)
}

function withNumbers(code: Refusal, request: TransactionInput, gas: GasRules): LedgerRefusal {
  const { kind, gasLimit, gasPrice } = request
  if (code === 'GasPriceTooLow') return gasPriceTooLow(gasPrice, gas)
  return code === 'GasLimitTooLow'
    ? { ...err(code), gasLimit, least: leastGasOf(request, gas), kind }
    : err(code)
}

function gasPriceTooLow(gasPrice: bigint, { leastPrice }: GasRules): LedgerRefusal {
  return { ...err('GasPriceTooLow'), gasPrice, least: leastPrice }
}

/** The chain looks at this before it hands a transaction on: is there a contract where one is needed, and only there. */
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
