import type { Client, RequestOptions } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import {
  ownValue,
  readHexAddress,
  readId,
  readInteger,
  readList,
  readText,
  readTime,
  wrongAnswer,
} from './wire'

export type TransactionKind = 'payment' | 'deploy' | 'call'

/** One line of a list of transactions. */
export interface TransactionSummary {
  /** 64 hex digits without 0x. */
  readonly id: string
  readonly block: bigint
  /** When the block was made, in ms since 1970. */
  readonly time: number
  readonly sender: Address
  readonly kind: TransactionKind
  /** The recipient, or the contract that was made; null where none was. */
  readonly to: Address | null
  readonly transition: string | null
  /** In Qa. */
  readonly amount: bigint
  readonly success: boolean
}

export interface TransactionPage {
  readonly transactions: readonly TransactionSummary[]
  /** What to ask the next page with; null after the oldest one. */
  readonly next: string | null
}

const pageLength = 20

/** The newest transactions of the network. */
export async function readRecentTransactions(
  client: Client,
  count: number,
  options?: RequestOptions,
): Promise<readonly TransactionSummary[]> {
  const method = 'GetRecentTransactions'
  const answer = await client.request(method, [], options)
  const ids = readList(ownValue(answer, 'TxnHashes'), (id) => readId(id, method), method)
  return readSummaries(client, ids.slice(0, count), options)
}

/** The transactions of a block that has some, in their order. */
export async function readBlockTransactions(
  client: Client,
  block: bigint,
  options?: RequestOptions,
): Promise<readonly TransactionSummary[]> {
  const method = 'GetTransactionsForTxBlock'
  const answer = await client.request(method, [block.toString()], options)
  const groups = readList(answer, (group) => readList(group, (id) => readId(id, method), method), method)
  const ids = groups.flat()
  const chunks: Promise<readonly TransactionSummary[]>[] = []
  for (let start = 0; start < ids.length; start += 100) {
    chunks.push(readSummaries(client, ids.slice(start, start + 100), options))
  }
  return (await Promise.all(chunks)).flat()
}

/** The transactions that touched an address, newest first. */
export async function readAddressTransactions(
  client: Client,
  address: Address,
  from: string | null,
  options?: RequestOptions,
): Promise<TransactionPage> {
  const method = 'tyto_getAddressTransactions'
  const answer = await client.request(method, [address, pageLength, from], options)
  const next = ownValue(answer, 'next') ?? null
  return {
    transactions: readList(ownValue(answer, 'transactions'), (item) => readSummary(item, method), method),
    next: next === null ? null : readText(next, method),
  }
}

async function readSummaries(
  client: Client,
  ids: readonly string[],
  options?: RequestOptions,
): Promise<readonly TransactionSummary[]> {
  if (ids.length === 0) return []
  const method = 'tyto_getTransactions'
  return readList(await client.request(method, [ids], options), (item) => readSummary(item, method), method)
}

function readSummary(json: unknown, method: string): TransactionSummary {
  const kind = ownValue(json, 'kind')
  if (kind !== 'payment' && kind !== 'deploy' && kind !== 'call') throw wrongAnswer(method)
  const to = ownValue(json, 'to') ?? null
  const transition = ownValue(json, 'transition') ?? null
  return {
    id: readId(ownValue(json, 'id'), method),
    block: readInteger(ownValue(json, 'block'), method),
    time: readTime(ownValue(json, 'timestamp'), method),
    sender: readHexAddress(ownValue(json, 'sender'), method),
    kind,
    to: to === null ? null : readHexAddress(to, method),
    transition: transition === null ? null : readText(transition, method),
    amount: readInteger(ownValue(json, 'amount'), method),
    success: ownValue(json, 'success') === true,
  }
}
