import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import type { KeyValueStore, Operation } from './keyValueStore'
import { MarkFile } from './markFile'
import { corruptStore, fullDisk, StoreError } from './StoreError'

/** So many bytes LevelDB needs to be opened anew: its log and its tables of the start. */
const roomToHeal = 16 * 1024 * 1024

/** A store in LevelDB. One process at a time may hold the folder. Throws `StoreError`. */
export async function openLevelStore(folder: string): Promise<KeyValueStore> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (cause) {
    if (isDiskFull(cause)) throw fullDisk(folder, cause)
    throw new StoreError('FolderNotWritable', `The data folder ${folder} cannot be made.`, { cause })
  }
  const level = new ClassicLevel(folder)
  try {
    await level.open()
  } catch (cause) {
    throw openFailure(folder, cause)
  }
  try {
    return new LevelStore(level, new MarkFile(join(folder, 'EXECUTING')))
  } catch (cause) {
    await level.close()
    throw openFailure(folder, cause)
  }
}

class LevelStore implements KeyValueStore {
  readonly durable = true
  readonly #level: ClassicLevel
  readonly #markFile: MarkFile
  #failed = false
  #healing: Promise<void> | undefined

  constructor(level: ClassicLevel, markFile: MarkFile) {
    this.#level = level
    this.#markFile = markFile
  }

  get(key: string): string | undefined {
    try {
      return this.#level.getSync(key)
    } catch (cause) {
      throw readFailure(this.#level.location, cause)
    }
  }

  async *entries(prefix: string, from = prefix): AsyncIterable<readonly [string, string]> {
    try {
      yield* this.#level.iterator({ gte: from, lt: endOf(prefix) })
    } catch (cause) {
      throw readFailure(this.#level.location, cause)
    }
  }

  async *keys(prefix: string): AsyncIterable<string> {
    try {
      yield* this.#level.keys({ gte: prefix, lt: endOf(prefix) })
    } catch (cause) {
      throw readFailure(this.#level.location, cause)
    }
  }

  async write(operations: readonly Operation[]): Promise<void> {
    if (this.#failed) await (this.#healing ??= this.#heal())
    try {
      await this.#level.batch([...operations])
    } catch (cause) {
      this.#failed = true
      throw isDiskFull(cause) ? fullDisk(this.#level.location, cause) : cause
    }
  }

  /**
   * A write that failed, as on a full disk, may have left half a record, behind which LevelDB would lose what follows: it is
   * opened anew, once there is room.
   */
  async #heal(): Promise<void> {
    try {
      const folder = this.#level.location
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < roomToHeal) throw fullDisk(folder)
      await this.#level.close()
      await this.#level.open()
      this.#failed = false
    } finally {
      this.#healing = undefined
    }
  }

  setMark(text: string): void {
    this.#markFile.write(text)
  }

  mark(): string {
    return this.#markFile.found
  }

  async close(): Promise<void> {
    this.#markFile.close()
    await this.#level.close()
  }
}

/** Behind all keys with the prefix: the highest character that keys can hold. */
function endOf(prefix: string): string {
  return `${prefix}\u{10ffff}`
}

function openFailure(folder: string, cause: unknown): StoreError {
  const code = codeOf(cause instanceof Error ? cause.cause : undefined) ?? codeOf(cause)
  if (code === 'LEVEL_LOCKED') {
    return new StoreError('FolderInUse', `Another process holds the data folder ${folder}.`, {
      cause,
      metaMessages: ['Stop the other one, or choose another folder: npm start -- --data FOLDER'],
    })
  }
  if (isDiskFull(cause)) return fullDisk(folder, cause)
  if (isMissingPermission(cause)) {
    return new StoreError('FolderNotWritable', `The data folder ${folder} cannot be used.`, { cause })
  }
  // A file that another one names is gone.
  const isTorn = code === 'LEVEL_CORRUPTION' || /no such file/i.test(describe(cause))
  if (isTorn) return corruptStore(folder, describe(cause), cause)
  return new StoreError('StoreNotOpened', `The data of the local network in ${folder} cannot be opened.`, {
    cause,
    metaMessages: [describe(cause)],
  })
}

function readFailure(folder: string, cause: unknown): unknown {
  return codeOf(cause) === 'LEVEL_CORRUPTION' ? corruptStore(folder, describe(cause), cause) : cause
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

function describe(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return inner instanceof Error ? inner.message : String(inner)
}

function isDiskFull(cause: unknown): boolean {
  return /no space left|quota exceeded|ENOSPC|EDQUOT/i.test(describe(cause))
}

function isMissingPermission(cause: unknown): boolean {
  return /permission denied|read-only|EACCES|EROFS/i.test(describe(cause))
}
