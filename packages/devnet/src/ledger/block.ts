import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'

/** A block with transactions, as it is kept. An empty block is kept as its time alone, see `BlockTimes`. */
export interface BlockBody {
  readonly transactionIds: readonly string[]
  /** Gas units. */
  readonly gasUsed: bigint
  /** Qa. */
  readonly fees: bigint
  /** The root of the state behind it; undefined where an earlier version made it. */
  readonly root: string | undefined
}

export const emptyBody: BlockBody = { transactionIds: [], gasUsed: 0n, fees: 0n, root: undefined }

export interface Block extends BlockBody {
  readonly number: number
  /** Microseconds since 1970. */
  readonly time: number
  /** 64 hex digits without 0x. */
  readonly hash: string
}

/**
 * The hash of a block follows from the chain it belongs to, its number, time and transactions. It does not contain the
 * hash before it, so that an empty block needs no record of its own.
 */
export function blockHash(
  genesisHash: string,
  number: number,
  time: number,
  transactionIds: readonly string[],
): string {
  const text = [genesisHash, number, time, ...transactionIds].join('\n')
  return bytesToHex(sha256(utf8ToBytes(text))).slice(2)
}

export function blockKey(number: number): string {
  return `block/${number.toString(16).padStart(10, '0')}`
}

interface BodyRecord {
  readonly ids: readonly string[]
  readonly gas: string
  readonly fees: string
  readonly root?: string
}

export function encodeBody(body: BlockBody): string {
  return JSON.stringify({
    ids: body.transactionIds,
    gas: body.gasUsed.toString(),
    fees: body.fees.toString(),
    root: body.root,
  })
}

export function decodeBody(record: string): BlockBody {
  const { ids, gas, fees, root } = JSON.parse(record) as BodyRecord
  return { transactionIds: ids, gasUsed: BigInt(gas), fees: BigInt(fees), root }
}
