import { bytesToHex, sha256, utf8ToBytes } from '@tyto/primitives'
import type { Ledger } from './ledger'

/** The chain has blocks of a second kind, those of its directory service: a fresh one begins every so many blocks. */
export const blocksPerEpoch = 100

/** Nobody mines here, so such a block holds no more than its place in the chain. */
export interface DirectoryBlock {
  readonly number: number
  /** 64 hex digits without 0x. */
  readonly hash: string
  /** Undefined for the first one. */
  readonly hashBefore: string | undefined
  /** Microseconds since 1970: that of its first block of transactions. */
  readonly time: number
}

/** The epoch that a block of transactions belongs to; the directory block that began it has the same number. */
export function epochOf(blockNumber: number): number {
  return Math.floor(blockNumber / blocksPerEpoch)
}

/** A directory block; undefined where there is none of this number yet. */
export function directoryBlock(ledger: Ledger, number: number): DirectoryBlock | undefined {
  const time = ledger.timeline.at(number * blocksPerEpoch)
  if (time === undefined) return undefined
  const before = number === 0 ? undefined : ledger.timeline.at((number - 1) * blocksPerEpoch)
  return {
    number,
    hash: directoryHash(ledger, number, time),
    hashBefore: before === undefined ? undefined : directoryHash(ledger, number - 1, before),
    time,
  }
}

/** How many transactions stand in the blocks of the latest epoch. */
export function transactionsOfEpoch(ledger: Ledger): number {
  return countTransactions(ledger, epochOf(ledger.height) * blocksPerEpoch)
}

/** How many transactions stand in the blocks from one number on. */
export function countTransactions(ledger: Ledger, from: number): number {
  let count = 0
  for (let number = from; number <= ledger.height; number++) {
    count += ledger.transactionsIn(number)
  }
  return count
}

function directoryHash({ genesisHash }: Ledger, number: number, time: number): string {
  const text = [genesisHash, 'directory', number, time].join('\n')
  return bytesToHex(sha256(utf8ToBytes(text))).slice(2)
}
