import { parseAddress, toChecksumAddress } from './address'
import { isHex, type Hex } from './hex'
import { err, ok, type Result } from './result'
import type { SignedTransaction } from './transaction'

/** The one parameter of the chain's `CreateTransaction`. Numbers of 64 bits and more are decimal text. */
export interface RpcTransaction {
  readonly version: number
  readonly nonce: number
  /** Checksummed hex without `0x`. */
  readonly toAddr: string
  readonly amount: string
  readonly pubKey: string
  readonly gasPrice: string
  readonly gasLimit: string
  readonly code: string
  readonly data: string
  readonly signature: string
  readonly priority: boolean
}

export type RpcTransactionCode =
  | 'NotAnObject'
  | 'InvalidVersion'
  | 'InvalidNonce'
  | 'InvalidAddress'
  | 'WrongChecksum'
  | 'InvalidAmount'
  | 'InvalidPublicKey'
  | 'InvalidGasPrice'
  | 'InvalidGasLimit'
  | 'InvalidCode'
  | 'InvalidData'
  | 'InvalidSignature'

/** A signed transaction as `CreateTransaction` takes it. */
export function transactionToRpc(transaction: SignedTransaction): RpcTransaction {
  return {
    version: transaction.version,
    nonce: Number(transaction.nonce),
    toAddr: toChecksumAddress(transaction.toAddr).slice(2),
    amount: transaction.amount.toString(),
    pubKey: transaction.senderPubKey.slice(2),
    gasPrice: transaction.gasPrice.toString(),
    gasLimit: transaction.gasLimit.toString(),
    code: transaction.code ?? '',
    data: transaction.data ?? '',
    signature: transaction.signature.slice(2),
    priority: false,
  }
}

/**
 * Reads what somebody sent to `CreateTransaction`: shapes and widths are checked, the signature is not yet verified.
 * Empty or null code and data are none. Lenient only where clients differ: hex with or without `0x`, numbers or
 * decimal text.
 */
export function transactionFromRpc(json: unknown): Result<SignedTransaction, RpcTransactionCode> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return err('NotAnObject')
  const part = (name: keyof RpcTransaction): unknown =>
    Object.hasOwn(json, name) ? Reflect.get(json, name) : undefined

  const version = readInteger(part('version'), 32)
  if (version === undefined) return err('InvalidVersion')
  const nonce = readInteger(part('nonce'), 64)
  if (nonce === undefined) return err('InvalidNonce')
  const toAddr = part('toAddr')
  const address = typeof toAddr === 'string' ? parseAddress(toAddr) : err('InvalidAddress' as const)
  if (!address.ok) return address
  const amount = readInteger(part('amount'), 128)
  if (amount === undefined) return err('InvalidAmount')
  const senderPubKey = readHex(part('pubKey'), 33)
  if (senderPubKey === undefined) return err('InvalidPublicKey')
  const gasPrice = readInteger(part('gasPrice'), 128)
  if (gasPrice === undefined) return err('InvalidGasPrice')
  const gasLimit = readInteger(part('gasLimit'), 64)
  if (gasLimit === undefined) return err('InvalidGasLimit')
  const code = part('code') ?? ''
  if (typeof code !== 'string') return err('InvalidCode')
  const data = part('data') ?? ''
  if (typeof data !== 'string') return err('InvalidData')
  const signature = readHex(part('signature'), 64)
  if (signature === undefined) return err('InvalidSignature')

  return ok({
    version: Number(version),
    nonce,
    toAddr: address.value,
    senderPubKey,
    amount,
    gasPrice,
    gasLimit,
    ...(code === '' ? {} : { code }),
    ...(data === '' ? {} : { data }),
    signature,
  })
}

/** The longest integer has 128 bits, so 39 digits. */
const longestInteger = 39

function readInteger(json: unknown, bits: number): bigint | undefined {
  if (typeof json === 'number' && !Number.isSafeInteger(json)) return undefined
  if (typeof json !== 'number' && typeof json !== 'string') return undefined
  const text = String(json)
  if (text.length > longestInteger || !/^[0-9]+$/.test(text)) return undefined
  const value = BigInt(text)
  return value < 1n << BigInt(bits) ? value : undefined
}

function readHex(json: unknown, width: number): Hex | undefined {
  if (typeof json !== 'string' || json.length > 2 * width + 2) return undefined
  const text = `0x${json.replace(/^0x/i, '').toLowerCase()}`
  return isHex(text, width) ? text : undefined
}
