import {
  addressOfPublicKey,
  hexToBytes,
  toChecksumAddress,
  transactionFromRpc,
  transactionVersion,
  utf8ToBytes,
  verifyTransaction,
  type Address,
  type RpcTransactionCode,
  type SchnorrVerify,
  type SignedTransaction,
} from '@tyto/primitives'
import {
  checkTransaction,
  DEPLOY_GAS,
  INVOKE_GAS,
  MAXIMUM_CODE_SIZE,
  MINIMUM_GAS_PRICE,
  PAYMENT_GAS,
  type Refusal,
  type StateReader,
  type TransactionRequest,
} from '@tyto/execution'
import { RpcFailure } from '../rpc/RpcFailure'
import { requestOf, type RequestCode } from './signedRequest'

/** The most gas that the transactions of one block may ask for, in gas units. */
export const BLOCK_GAS_LIMIT = 10_000_000n

/** Nonces are JSON numbers on the wire. */
const LARGEST_NONCE = BigInt(Number.MAX_SAFE_INTEGER)

/** Reads the parameter of CreateTransaction. Throws `RpcFailure`. */
export function readTransaction(json: unknown): SignedTransaction {
  const transaction = transactionFromRpc(json)
  if (!transaction.ok) throw malformed(transaction.code)
  requireChecksum(json, transaction.value.toAddr)
  return transaction.value
}

const MALFORMED: Record<RpcTransactionCode, string> = {
  NotAnObject: 'Invalid method parameters (invalid name and/or type) recognised',
  InvalidVersion: 'Version is not a number of 32 bits',
  InvalidNonce: 'Nonce is not a number of 64 bits',
  InvalidAddress: 'To Address is invalid',
  WrongChecksum: 'To Address checksum does not match',
  InvalidAmount: 'Amount is not a number of 128 bits',
  InvalidPublicKey: 'Public key is not 33 bytes of hex',
  InvalidGasPrice: 'Gas price is not a number of 128 bits',
  InvalidGasLimit: 'Gas limit is not a number of 64 bits',
  InvalidCode: 'Code is not a string',
  InvalidData: 'Data is not a string',
  InvalidSignature: 'Signature is not 64 bytes of hex',
}

function malformed(code: RpcTransactionCode): RpcFailure {
  const isAddress = code === 'WrongChecksum' || code === 'InvalidAddress'
  return new RpcFailure(isAddress ? 'invalidParameter' : 'invalidParams', MALFORMED[code])
}

/** The chain takes hex addresses in checksummed form only, with or without `0x`; bech32 carries its own checksum. */
function requireChecksum(json: unknown, address: Address): void {
  const text = String((json as { toAddr: unknown }).toAddr).trim()
  if (/^zil1/i.test(text)) return
  if (toChecksumAddress(address).slice(2) !== text.replace(/^0x/i, '')) throw malformed('WrongChecksum')
}

export interface Admitted {
  readonly sender: Address
  readonly request: TransactionRequest
}

/**
 * The checks of the chain before a transaction may wait for a block. A nonce that is not the next one yet is fine.
 * Throws `RpcFailure` with the chain's codes and texts.
 */
export function admit(
  transaction: SignedTransaction,
  chainId: number,
  state: StateReader,
  verify: SchnorrVerify,
): Admitted {
  if (transaction.version !== transactionVersion(chainId)) {
    throw new RpcFailure('verifyRejected', 'CHAIN_ID incorrect')
  }
  if (utf8ToBytes(transaction.code ?? '').length > MAXIMUM_CODE_SIZE)
    throw refuse('CodeTooLarge', transaction)
  if (transaction.gasPrice < MINIMUM_GAS_PRICE) throw refuse('GasPriceTooLow', transaction)
  const sender = addressOfPublicKey(hexToBytes(transaction.senderPubKey))
  const request = requestOf(transaction, sender)
  if (!request.ok) throw new RpcFailure('invalidParameter', REQUEST_TEXT[request.code])
  checkNonce(transaction.nonce, state.nonce(sender))
  const check = checkTransaction(request.value, atNonce(state, transaction.nonce - 1n))
  if (!check.ok) throw refuse(check.code, transaction, request.value)
  if (transaction.gasLimit > BLOCK_GAS_LIMIT) {
    throw new RpcFailure(
      'invalidParameter',
      `Gas limit (${transaction.gasLimit}) higher than that of a block (${BLOCK_GAS_LIMIT})`,
    )
  }
  checkRecipient(request.value, state)
  // Last, because it is by far the dearest check.
  if (!verifyTransaction(transaction, verify)) throw new RpcFailure('verifyRejected', 'Invalid signature')
  return { sender, request: request.value }
}

const REQUEST_TEXT: Record<RequestCode, string> = {
  UnknownKind: 'Code needs the zero address as recipient, and nothing else may go there',
  InvalidData: 'Data is neither init parameters nor a message with _tag and params',
}

function checkNonce(nonce: bigint, current: bigint): void {
  if (nonce <= current) {
    throw new RpcFailure('invalidParameter', `Nonce (${nonce}) lower than current (${current})`)
  }
  if (nonce > LARGEST_NONCE) throw new RpcFailure('invalidParameter', `Nonce (${nonce}) too high`)
}

/** What the chain looks at before it hands a transaction on: is there a contract where one is needed, and only there. */
function checkRecipient(request: TransactionRequest, state: StateReader): void {
  if (request.kind === 'deploy') return
  const isContract = state.code(request.to) !== undefined
  if (request.kind === 'payment') {
    if (isContract) throw new RpcFailure('invalidAddress', "Contract account won't accept normal txn")
    return
  }
  if (isContract) return
  const isUsed = state.balance(request.to) > 0n || state.nonce(request.to) > 0n
  throw new RpcFailure('invalidAddress', isUsed ? 'Non - contract address called' : 'To addr is null')
}

const LEAST_GAS = {
  payment: ['payment transaction', PAYMENT_GAS],
  deploy: ['creating contract', DEPLOY_GAS],
  call: ['invoking contract', INVOKE_GAS],
} as const

function refuse(code: Refusal, transaction: SignedTransaction, request?: TransactionRequest): RpcFailure {
  const { gasPrice, gasLimit } = transaction
  switch (code) {
    case 'GasPriceTooLow':
      return new RpcFailure(
        'verifyRejected',
        `GasPrice ${gasPrice} lower than minimum allowable ${MINIMUM_GAS_PRICE}`,
      )
    case 'GasLimitTooLow': {
      const [what, least] = LEAST_GAS[request?.kind ?? 'payment']
      return new RpcFailure(
        'invalidParameter',
        `Gas limit (${gasLimit}) lower than minimum for ${what} (${least})`,
      )
    }
    case 'BalanceTooLow':
      return new RpcFailure('invalidParameter', 'Insufficient funds')
    case 'CodeTooLarge':
      return new RpcFailure('verifyRejected', 'Code size is too large')
    case 'InvalidAmount':
      return new RpcFailure('invalidParameter', 'Invalid amount')
    case 'WrongNonce':
      return new RpcFailure('invalidParameter', 'Invalid nonce')
  }
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
