import type { Address } from './address'
import { BaseError } from './BaseError'
import { bigintToBytes, concatBytes, utf8ToBytes } from './bytes'
import { sha256 } from './hash'
import { bytesToHex, hexToBytes, isHex, type Hex } from './hex'

/** The part of a transaction that its sender signs (`ProtoTransactionCoreInfo` of the chain). A deploy goes to the zero address and carries code. */
export interface TransactionCore {
  /** Chain id and message version, see `transactionVersion`. */
  readonly version: number
  /** The account's nonce plus one. */
  readonly nonce: bigint
  readonly toAddr: Address
  /** Compressed public key, 33 bytes. */
  readonly senderPubKey: Hex
  /** In Qa. */
  readonly amount: bigint
  /** In Qa per unit of gas. */
  readonly gasPrice: bigint
  readonly gasLimit: bigint
  readonly code?: string | undefined
  readonly data?: string | undefined
}

/**
 * The version number that binds a transaction to one chain: chain id in the upper 16 bits, message version below.
 *
 * @example
 * transactionVersion(1) // 65537
 */
export function transactionVersion(chainId: number, messageVersion = 1): number {
  for (const part of [chainId, messageVersion]) {
    if (!Number.isInteger(part) || part < 0 || part > 0xffff) {
      throw new BaseError('InvalidVersion', 'Chain id and message version have 16 bits each.')
    }
  }
  return chainId * 0x10000 + messageVersion
}

/**
 * The bytes that are signed and hashed: protocol buffers, fields in ascending order, empty code and data left out.
 * Throws `IntegerOutOfRange` or `InvalidTransaction` if a part does not fit its field.
 */
export function encodeTransaction(transaction: TransactionCore): Uint8Array {
  if (!isHex(transaction.toAddr, 20) || !isHex(transaction.senderPubKey, 33)) {
    throw new BaseError(
      'InvalidTransaction',
      'A transaction needs an address of 20 bytes and a public key of 33 bytes.',
    )
  }
  return concatBytes(
    numberField(1, BigInt(transaction.version), 4),
    numberField(2, transaction.nonce, 8),
    bytesField(3, hexToBytes(transaction.toAddr)),
    bytesField(4, bytesField(1, hexToBytes(transaction.senderPubKey))),
    bytesField(5, bytesField(1, bigintToBytes(transaction.amount, 16))),
    bytesField(6, bytesField(1, bigintToBytes(transaction.gasPrice, 16))),
    numberField(7, transaction.gasLimit, 8),
    transaction.code ? bytesField(8, utf8ToBytes(transaction.code)) : new Uint8Array(),
    transaction.data ? bytesField(9, utf8ToBytes(transaction.data)) : new Uint8Array(),
  )
}

/** The id under which the chain lists a transaction: sha256 of the encoded core, 64 hex digits without `0x`. */
export function transactionId(transaction: TransactionCore): string {
  return bytesToHex(sha256(encodeTransaction(transaction))).slice(2)
}

const wireVarint = 0
const wireBytes = 2

function numberField(field: number, value: bigint, width: 4 | 8): Uint8Array {
  if (value < 0n || value >= 1n << BigInt(8 * width)) {
    throw new BaseError(
      'IntegerOutOfRange',
      `Field ${field} of the transaction does not fit in ${width} bytes.`,
    )
  }
  return concatBytes(Uint8Array.of((field << 3) | wireVarint), varint(value))
}

function bytesField(field: number, bytes: Uint8Array): Uint8Array {
  return concatBytes(Uint8Array.of((field << 3) | wireBytes), varint(BigInt(bytes.length)), bytes)
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  bytes.push(Number(rest))
  return Uint8Array.from(bytes)
}
