import {
  addressOfPublicKey,
  hexToBytes,
  isHex,
  ownValue,
  transactionId,
  type Address,
  type Hex,
  type TransactionCore,
} from '@tyto/primitives'
import { ruleSets } from '../rules/ruleSets'
import { decodeInteger, wrongShape } from './decode'
import { decodeAddress, decodeTransactionId } from './decodeShapes'

/** A transaction as its sender signed it. */
export interface SentTransaction {
  /** 64 hex digits without 0x. */
  readonly id: string
  readonly sender: Address
  readonly nonce: bigint
  /** The contract or recipient; the zero address for a deploy. */
  readonly to: Address
  /** In Qa. */
  readonly amount: bigint
  /** In units. */
  readonly gasLimit: bigint
  /** A JSON text for a call or a deploy; undefined where there is none. */
  readonly data: string | undefined
}

/**
 * The signed part of an answer that shows a transaction of a block. An id is the hash of what was signed, so it is
 * worked out here: an answer whose own id is another one is of no use, nor is one for another id than `asked`. Bodies of
 * blocks have a lower nonce with some nodes: the id tells which one was signed. Throws `RpcInvalidAnswer`.
 */
export function decodeSent(json: unknown, method: string, asked?: string): SentTransaction {
  const told = decodeCore(json, method)
  const id = decodeTransactionId(ownValue(json, 'ID'), method)
  const core = nonceLags
    .map((lag) => ({ ...told, nonce: told.nonce + lag }))
    .find((each) => idOf(each, method) === id)
  if (core === undefined) throw wrongShape(method)
  if (asked !== undefined && decodeTransactionId(asked, method) !== id) throw wrongShape(method)
  const { nonce, toAddr: to, amount, gasLimit, data } = core
  return { id, sender: addressOfPublicKey(hexToBytes(core.senderPubKey)), nonce, to, amount, gasLimit, data }
}

/** So much lower than the signed one a nonce may be in an answer. */
const nonceLags = [...new Set(Object.values(ruleSets).map(({ bodyNonceLag }) => bodyNonceLag))]

function decodeCore(json: unknown, method: string): TransactionCore {
  return {
    version: Number(decodeInteger(ownValue(json, 'version'), method)),
    nonce: decodeInteger(ownValue(json, 'nonce'), method),
    toAddr: decodeAddress(ownValue(json, 'toAddr'), method),
    senderPubKey: decodePublicKey(ownValue(json, 'senderPubKey'), method),
    amount: decodeInteger(ownValue(json, 'amount'), method),
    gasPrice: decodeInteger(ownValue(json, 'gasPrice'), method),
    gasLimit: decodeInteger(ownValue(json, 'gasLimit'), method),
    code: decodeOptionalText(ownValue(json, 'code'), method),
    data: decodeOptionalText(ownValue(json, 'data'), method),
  }
}

function decodePublicKey(json: unknown, method: string): Hex {
  const key = readPublicKey(json)
  if (key === null) throw wrongShape(method)
  return key
}

/** 33 bytes of hex in any case, with or without 0x; null for anything else. */
export function readPublicKey(json: unknown): Hex | null {
  const key = typeof json === 'string' ? `0x${json.replace(/^0x/i, '').toLowerCase()}` : ''
  return isHex(key, 33) ? key : null
}

/** Nodes write null, an empty text or nothing where there is none. */
function decodeOptionalText(json: unknown, method: string): string | undefined {
  if (json === undefined || json === null || json === '') return undefined
  if (typeof json !== 'string') throw wrongShape(method)
  return json
}

/** Numbers that do not fit their fields were never signed by anybody. */
function idOf(core: TransactionCore, method: string): string {
  try {
    return transactionId(core)
  } catch {
    throw wrongShape(method)
  }
}
