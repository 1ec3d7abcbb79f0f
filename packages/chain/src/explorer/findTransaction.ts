import type { ScillaParam } from '@tyto/abi'
import {
  addressOfPublicKey,
  hexToBytes,
  ownValue,
  parseJson,
  zeroAddress,
  type Address,
} from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { ruleSets } from '../rules/ruleSets'
import { decodeInteger, wrongShape } from '../reads/decode'
import { decodeAddress, decodeTransactionId, isScillaParam } from '../reads/decodeShapes'
import { decodeReceipt, type NodeReceipt } from './receipt'
import { requestIfPresent } from '../reads/requestOrNull'
import { decodeSent, readPublicKey } from '../reads/sentTransaction'

/** All that a node tells of a transaction, wherever it stands. */
export interface NodeTransaction {
  /** 64 hex digits without 0x. */
  readonly id: string
  readonly sender: Address
  readonly content: NodeTransactionContent
  /** In Qa. */
  readonly amount: bigint
  readonly nonce: bigint
  readonly gasLimit: bigint
  /** In Qa for one unit of gas. */
  readonly gasPrice: bigint
  readonly state: NodeTransactionState
  /** The node's own answer. */
  readonly json: unknown
}

/** The call, payment or deploy that a transaction asks for; parameters that cannot be read are left to the raw data. */
export type NodeTransactionContent =
  | { readonly kind: 'payment'; readonly to: Address }
  | {
      readonly kind: 'call'
      readonly to: Address
      readonly transition: string
      readonly params: readonly ScillaParam[]
    }
  | { readonly kind: 'deploy'; readonly code: string; readonly params: readonly ScillaParam[] }

export type NodeTransactionState =
  | { readonly kind: 'confirmed'; readonly block: bigint; readonly receipt: NodeReceipt }
  /** Waits for a block, or for the transaction of the sender that comes before it. */
  | { readonly kind: 'pending'; readonly waitsForNonce: boolean }
  /** Was taken and then left out of every block; the node's code says why. */
  | { readonly kind: 'dropped'; readonly status: number }

/** Codes of GetTransactionStatus that mean that the transaction may still come into a block, or stands in one that is not told yet. */
const nonceTooHigh = 4
const inBlock = [3, ...Object.values(ruleSets).map(({ failedStatus }) => failedStatus)]
const waiting: ReadonlySet<unknown> = new Set([1, 2, nonceTooHigh, ...inBlock])

const transactionMethod = 'GetTransaction'
const statusMethod = 'GetTransactionStatus'

/**
 * A transaction by its id, in a block, waiting or left out; null where the network does not know it. One trip. Rejects
 * with `RpcError`.
 *
 * @example
 * const transaction = await findTransaction(client, id)
 * if (transaction?.state.kind === 'confirmed') console.log(transaction.state.receipt.events)
 */
export async function findTransaction(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<NodeTransaction | null> {
  const [confirmed, status] = await Promise.all([
    requestIfPresent(client, transactionMethod, [id], options),
    requestIfPresent(client, statusMethod, [id], options),
  ])
  if (status === null) return null
  const json = confirmed ?? status
  const method = confirmed === null ? statusMethod : transactionMethod
  const sent = confirmed === null ? null : decodeSent(confirmed, method, id)
  if (decodeTransactionId(ownValue(status, 'ID'), statusMethod) !== decodeTransactionId(id, statusMethod)) {
    throw wrongShape(statusMethod)
  }
  return {
    id: decodeTransactionId(ownValue(json, 'ID'), method),
    sender: sent?.sender ?? senderIn(status),
    content: decodeContent(json, method),
    amount: decodeInteger(ownValue(json, 'amount'), method),
    nonce: decodeInteger(ownValue(json, 'nonce'), method),
    gasLimit: decodeInteger(ownValue(json, 'gasLimit'), method),
    gasPrice: decodeInteger(ownValue(json, 'gasPrice'), method),
    state: confirmed === null ? decodeStatus(status) : decodeConfirmed(confirmed),
    json,
  }
}

/** Nodes of Zilliqa 2 write the public key in the place of the address. */
function senderIn(status: unknown): Address {
  const told = ownValue(status, 'senderAddr')
  const key = readPublicKey(told)
  return key === null ? decodeAddress(told, statusMethod) : addressOfPublicKey(hexToBytes(key))
}

function decodeConfirmed(json: unknown): NodeTransactionState {
  const receipt = ownValue(json, 'receipt')
  const block = decodeInteger(ownValue(receipt, 'epoch_num'), transactionMethod)
  return { kind: 'confirmed', block, receipt: decodeReceipt(receipt, transactionMethod) }
}

function decodeStatus(json: unknown): NodeTransactionState {
  const status = Number(decodeInteger(ownValue(json, 'status'), statusMethod))
  return waiting.has(status)
    ? { kind: 'pending', waitsForNonce: status === nonceTooHigh }
    : { kind: 'dropped', status }
}

function decodeContent(json: unknown, method: string): NodeTransactionContent {
  const to = decodeAddress(ownValue(json, 'toAddr'), method)
  const code = ownValue(json, 'code')
  const text = ownValue(json, 'data')
  const data = typeof text === 'string' ? parseJson(text) : null
  if (typeof code === 'string' && to === zeroAddress) {
    return { kind: 'deploy', code, params: readableParams(data) }
  }
  const transition = ownValue(data, '_tag')
  if (typeof transition !== 'string') return { kind: 'payment', to }
  return { kind: 'call', to, transition, params: readableParams(ownValue(data, 'params')) }
}

function readableParams(json: unknown): readonly ScillaParam[] {
  return Array.isArray(json) ? json.filter(isScillaParam) : []
}
