import { RpcError, type Client, type RequestOptions } from '@tyto/chain'
import { ownValue, readInteger, readText, readTime } from './wire'

export interface BlockFacts {
  readonly number: bigint
  /** 64 hex digits without 0x. */
  readonly hash: string
  /** In ms since 1970. */
  readonly time: number
  readonly transactions: number
  /** Gas units. */
  readonly gasUsed: bigint
  readonly gasLimit: bigint
  /** In Qa. */
  readonly fees: bigint
}

/** The newest block, and those before it. */
export async function readLatestBlocks(
  client: Client,
  count: number,
  options?: RequestOptions,
): Promise<readonly BlockFacts[]> {
  const latest = readBlockFacts(await client.request('GetLatestTxBlock', [''], options), 'GetLatestTxBlock')
  const numbers: bigint[] = []
  for (let number = latest.number - 1n; number >= 0n && numbers.length < count - 1; number--) {
    numbers.push(number)
  }
  const earlier = await Promise.all(numbers.map((number) => requestBlock(client, number, options)))
  return [latest, ...earlier]
}

const blockDoesNotExist = -20

/** A block by its number; null where there is none yet. */
export async function readBlock(
  client: Client,
  number: bigint,
  options?: RequestOptions,
): Promise<BlockFacts | null> {
  try {
    return await requestBlock(client, number, options)
  } catch (error) {
    if (error instanceof RpcError && error.nodeCode === blockDoesNotExist) return null
    throw error
  }
}

async function requestBlock(client: Client, number: bigint, options?: RequestOptions): Promise<BlockFacts> {
  const method = 'GetTxBlock'
  return readBlockFacts(await client.request(method, [number.toString()], options), method)
}

function readBlockFacts(json: unknown, method: string): BlockFacts {
  const header = ownValue(json, 'header')
  return {
    number: readInteger(ownValue(header, 'BlockNum'), method),
    hash: readText(ownValue(ownValue(json, 'body'), 'BlockHash'), method),
    time: readTime(ownValue(header, 'Timestamp'), method),
    transactions: Number(readInteger(ownValue(header, 'NumTxns'), method)),
    gasUsed: readInteger(ownValue(header, 'GasUsed'), method),
    gasLimit: readInteger(ownValue(header, 'GasLimit'), method),
    fees: readInteger(ownValue(header, 'TxnFees'), method),
  }
}
