import type { ScillaParam } from '@tyto/abi'
import { isRecord, ownValue, type Address } from '@tyto/primitives'
import type { RequestOptions } from './client'
import { requestOrNull, wrongShape, type Requests } from './readField'
import { RpcError } from './RpcError'

export interface Account {
  /** In Qa. */
  readonly balance: bigint
  /** Of the account's last transaction: the next one carries this plus 1. */
  readonly nonce: bigint
}

/** An account's money and nonce; zero for an account that never received anything. */
export async function getAccount(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<Account> {
  const answer = await requestOrNull(client, 'GetBalance', [address.slice(2)], options)
  if (answer === null) return { balance: 0n, nonce: 0n }
  return {
    balance: integer(ownValue(answer, 'balance'), 'GetBalance'),
    nonce: integer(ownValue(answer, 'nonce'), 'GetBalance'),
  }
}

/** A contract's immutable parameters, the chain's own (`_creation_block`, `_this_address`) included; null where no contract is. */
export async function getContractInit(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<readonly ScillaParam[] | null> {
  const answer = await requestOrNull(client, 'GetSmartContractInit', [address.slice(2)], options)
  if (answer === null) return null
  if (!Array.isArray(answer) || !answer.every(isScillaParam)) throw wrongShape('GetSmartContractInit')
  return answer
}

/** A contract's source; null where no contract is. */
export async function getContractCode(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<string | null> {
  const answer = await requestOrNull(client, 'GetSmartContractCode', [address.slice(2)], options)
  if (answer === null) return null
  const code = ownValue(answer, 'code')
  if (typeof code !== 'string') throw wrongShape('GetSmartContractCode')
  return code === '' ? null : code
}

export interface Block {
  readonly number: bigint
  /** Milliseconds since 1970. */
  readonly time: number
  readonly transactions: number
}

/** The newest block. */
export async function getLatestBlock(client: Requests, options?: RequestOptions): Promise<Block> {
  const header = ownValue(await client.request('GetLatestTxBlock', [''], options), 'header')
  return {
    number: integer(ownValue(header, 'BlockNum'), 'GetLatestTxBlock'),
    time: Number(integer(ownValue(header, 'Timestamp'), 'GetLatestTxBlock') / 1000n),
    transactions: Number(integer(ownValue(header, 'NumTxns') ?? 0, 'GetLatestTxBlock')),
  }
}

/** The time of a block in microseconds since 1970, as contracts see it; null for a block that the node does not know. */
export async function getBlockTimestamp(
  client: Requests,
  number: bigint,
  options?: RequestOptions,
): Promise<bigint | null> {
  const method = 'GetTxBlock'
  try {
    const answer = await client.request(method, [number.toString()], options)
    return integer(ownValue(ownValue(answer, 'header'), 'Timestamp'), method)
  } catch (error) {
    if (error instanceof RpcError && error.nodeCode === notPresent) return null
    throw error
  }
}

/** The chain's count of blocks, as the wallets show it. */
export async function getCurrentMiniEpoch(client: Requests, options?: RequestOptions): Promise<bigint> {
  return integer(await client.request('GetCurrentMiniEpoch', [''], options), 'GetCurrentMiniEpoch')
}

/** A transaction that stands in a block. */
export interface ConfirmedTransaction {
  /** 64 hex digits without 0x. */
  readonly id: string
  readonly success: boolean
  readonly block: bigint
  readonly gasUsed: bigint
  /** In Qa per unit of gas, as it was charged. */
  readonly gasPrice: bigint
  /** What the contracts threw, as the chain gives it. */
  readonly exceptions: readonly { readonly message: string; readonly line: number }[]
}

/** For a transaction that is not in a block ("Txn Hash not Present"), and for a block that is not there. */
const notPresent = -20

/** A transaction by its id (with or without 0x); null while it is in no block. */
export async function getTransaction(
  client: Requests,
  id: string,
  options?: RequestOptions,
): Promise<ConfirmedTransaction | null> {
  const method = 'GetTransaction'
  let answer: unknown
  try {
    answer = await client.request(method, [id.replace(/^0x/, '')], options)
  } catch (error) {
    const isPending =
      error instanceof RpcError &&
      error.code === 'RpcNodeError' &&
      (error.nodeCode === notPresent || /txn hash not (?:present|found)/i.test(error.details ?? ''))
    if (isPending) return null
    throw error
  }
  return readConfirmed(id.replace(/^0x/, ''), answer)
}

/** A transaction's JSON; null while it has no receipt. Throws `RpcInvalidAnswer` if the receipt is none. */
export function readConfirmed(id: string, answer: unknown): ConfirmedTransaction | null {
  const method = 'GetTransaction'
  const receipt = ownValue(answer, 'receipt')
  if (!isRecord(receipt)) return null
  const { success, epoch_num: block, cumulative_gas: gas, exceptions } = receipt
  // Neither yes nor no must not become a no.
  if (typeof success !== 'boolean') throw wrongShape(method)
  return {
    id,
    success,
    block: integer(block, method),
    gasUsed: integer(gas, method),
    gasPrice: integer(ownValue(answer, 'gasPrice'), method),
    exceptions: Array.isArray(exceptions) ? exceptions.map(readException) : [],
  }
}

function readException(exception: unknown): { readonly message: string; readonly line: number } {
  const message = ownValue(exception, 'message')
  const line = ownValue(exception, 'line')
  return {
    message: typeof message === 'string' ? message : JSON.stringify(message ?? null),
    line: typeof line === 'number' ? line : 0,
  }
}

/** Numbers of the chain are text or JSON numbers, never negative. */
export function integer(value: unknown, method: string): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value)
  if (typeof value === 'string' && /^\d{1,80}$/.test(value)) return BigInt(value)
  throw wrongShape(method)
}

function isScillaParam(value: unknown): value is ScillaParam {
  return (
    isRecord(value) &&
    typeof value['vname'] === 'string' &&
    typeof value['type'] === 'string' &&
    'value' in value
  )
}
