import { RpcError, type Client, type RequestOptions } from '@tyto/chain'
import type { ScillaParam } from '@tyto/abi'
import { ZERO_ADDRESS, type Address } from '@tyto/primitives'
import { readReceipt, type Receipt } from './readReceipt'
import { isParam, ownValue, readHexAddress, readId, readInteger } from './wire'

/** One transaction, whole. */
export interface Transaction {
  readonly id: string
  readonly sender: Address
  readonly content: TransactionContent
  /** In Qa. */
  readonly amount: bigint
  readonly nonce: bigint
  readonly gasLimit: bigint
  /** In Qa for one unit of gas. */
  readonly gasPrice: bigint
  readonly state: TransactionState
  /** The node's own answer. */
  readonly json: unknown
}

/** What a transaction asks for; parameters that cannot be read are left to the raw data. */
export type TransactionContent =
  | { readonly kind: 'payment'; readonly to: Address }
  | {
      readonly kind: 'call'
      readonly to: Address
      readonly transition: string
      readonly params: readonly ScillaParam[]
    }
  | { readonly kind: 'deploy'; readonly code: string; readonly params: readonly ScillaParam[] }

export type TransactionState =
  | { readonly kind: 'confirmed'; readonly block: bigint; readonly receipt: Receipt }
  /** Waits for a block, or for the transaction of the sender that comes before it. */
  | { readonly kind: 'pending'; readonly waitsForNonce: boolean }
  /** Was taken and then left out of every block; the node's code says why. */
  | { readonly kind: 'dropped'; readonly status: number }

/** Codes of GetTransactionStatus that mean that the transaction may still come into a block. */
const nonceTooHigh = 4
const waiting: ReadonlySet<number> = new Set([1, 2, nonceTooHigh])
const notPresent = -20

/** A transaction by its id, wherever it stands; null where the network does not know it. One trip. */
export async function readTransaction(
  client: Client,
  id: string,
  options?: RequestOptions,
): Promise<Transaction | null> {
  const ask = async (method: string): Promise<unknown> => {
    try {
      return await client.request(method, [id], options)
    } catch (error) {
      if (error instanceof RpcError && error.nodeCode === notPresent) return null
      throw error
    }
  }
  const [whole, status] = await Promise.all([ask('GetTransaction'), ask('GetTransactionStatus')])
  if (status === null) return null
  const json = whole ?? status
  const method = whole === null ? 'GetTransactionStatus' : 'GetTransaction'
  return {
    id: readId(ownValue(json, 'ID'), method),
    sender: readHexAddress(ownValue(status, 'senderAddr'), 'GetTransactionStatus'),
    content: readContent(json, method),
    amount: readInteger(ownValue(json, 'amount'), method),
    nonce: readInteger(ownValue(json, 'nonce'), method),
    gasLimit: readInteger(ownValue(json, 'gasLimit'), method),
    gasPrice: readInteger(ownValue(json, 'gasPrice'), method),
    state: whole === null ? readWaiting(status) : readConfirmed(whole),
    json,
  }
}

function readConfirmed(json: unknown): TransactionState {
  const receipt = ownValue(json, 'receipt')
  const block = readInteger(ownValue(receipt, 'epoch_num'), 'GetTransaction')
  return { kind: 'confirmed', block, receipt: readReceipt(receipt) }
}

function readWaiting(json: unknown): TransactionState {
  const status = Number(readInteger(ownValue(json, 'status'), 'GetTransactionStatus'))
  return waiting.has(status)
    ? { kind: 'pending', waitsForNonce: status === nonceTooHigh }
    : { kind: 'dropped', status }
}

function readContent(json: unknown, method: string): TransactionContent {
  const to = readHexAddress(ownValue(json, 'toAddr'), method)
  const code = ownValue(json, 'code')
  const data = parseData(ownValue(json, 'data'))
  if (typeof code === 'string' && to === ZERO_ADDRESS) {
    return { kind: 'deploy', code, params: readParams(data) }
  }
  const transition = ownValue(data, '_tag')
  if (typeof transition !== 'string') return { kind: 'payment', to }
  return { kind: 'call', to, transition, params: readParams(ownValue(data, 'params')) }
}

function parseData(data: unknown): unknown {
  if (typeof data !== 'string') return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function readParams(json: unknown): readonly ScillaParam[] {
  return Array.isArray(json) ? json.filter(isParam) : []
}
