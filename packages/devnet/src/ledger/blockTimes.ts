import { put, type KeyValueStore, type Operation } from '../store/keyValueStore'

/** Blocks per stored record: few records for the many empty blocks, and little to write again for each new one. */
const chunkSize = 256

function chunkKey(chunk: number): string {
  return `time/${chunk.toString(16).padStart(8, '0')}`
}

/**
 * When each block was made. An empty block is nothing but its time, so this is all that is kept of it.
 * Times are microseconds since 1970, exact in a number until the year 2255.
 */
export class BlockTimes {
  /** The number of the first block. */
  readonly first: number
  readonly #times: number[] = []

  constructor(first = 0) {
    this.first = first
  }

  /** The number of the block after the newest one. */
  get end(): number {
    return this.first + this.#times.length
  }

  /** The time of a block, undefined if there is none of this number. */
  at(blockNumber: number): number | undefined {
    return this.#times[blockNumber - this.first]
  }

  /** The times of all blocks from a number on. */
  from(blockNumber: number): readonly number[] {
    return this.#times.slice(Math.max(0, blockNumber - this.first))
  }

  /** The time for the next block by the clock (ms): later than that of the block before it, whatever the clock did. */
  next(clock: number): number {
    return Math.max(Math.round(clock * 1000), (this.#times.at(-1) ?? 0) + 1)
  }

  append(time: number): void {
    this.#times.push(time)
  }

  /** Forgets all blocks from a number on. */
  cut(blockNumber: number): void {
    this.#times.length = blockNumber - this.first
  }

  /** The record that makes a block of this time the next one: its chunk again, times as differences. */
  recordOf(time: number): Operation {
    const chunk = Math.floor(this.#times.length / chunkSize)
    const times = [...this.#times.slice(chunk * chunkSize), time]
    return put(
      chunkKey(chunk),
      times.map((each, i) => (each - (i === 0 ? 0 : times[i - 1]!)).toString(36)).join(' '),
    )
  }

  /** Reads what was stored. Throws RangeError if a record cannot be right. */
  async load(store: KeyValueStore): Promise<void> {
    for await (const [key, record] of store.entries('time/')) {
      if (key !== chunkKey(this.#times.length / chunkSize)) throw new RangeError(`Unexpected record ${key}`)
      let time = 0
      for (const text of record.split(' ')) {
        time += Number.parseInt(text, 36)
        if (!Number.isSafeInteger(time)) throw new RangeError(`Unreadable record ${key}`)
        this.#times.push(time)
      }
    }
  }
}
