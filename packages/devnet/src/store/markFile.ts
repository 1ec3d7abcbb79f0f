import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs'

export const markFileName = 'EXECUTING'

/** The longest mark, in characters: room for a transaction's id and a number. */
const size = 96

/**
 * A file that holds one short text. LevelDB has no write that is done when it returns, and a mark has to stand before what it
 * is about begins. A few microseconds for each: the file stays open and keeps its size.
 */
export class MarkFile {
  /** The content of the file when it was opened. */
  readonly found: string
  readonly #file: number
  #last: string

  constructor(path: string) {
    this.#file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
    const text = Buffer.alloc(size)
    const length = readSync(this.#file, text, 0, size, 0)
    this.found = text.toString('latin1', 0, length).trim()
    this.#last = this.found
  }

  write(text: string): void {
    if (text === this.#last) return
    writeSync(this.#file, text.slice(0, size).padEnd(size), 0, 'latin1')
    this.#last = text
  }

  close(): void {
    closeSync(this.#file)
  }
}
