import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { ClassicLevel } from 'classic-level'
import { isChainName } from './chainFolders'
import { findDamagedTable } from './checkTables'
import type { KeyValueStore, Operation } from './keyValueStore'
import { MarkFile, markFileName } from './markFile'
import { corruptStore, describe, folderInUse, fullDisk, isDiskFull, StoreError } from './StoreError'

/** How many bytes LevelDB needs to be opened anew: its log and its tables of the start. */
const roomToHeal = 16 * 1024 * 1024

/** In hex digits. */
const checksumLength = 8

/** A store in LevelDB. One process at a time may hold the folder. Throws `StoreError`. */
export async function openLevelStore(folder: string): Promise<KeyValueStore> {
  try {
    await makeFolder(folder)
  } catch (cause) {
    if (isDiskFull(cause)) throw fullDisk(folder, cause)
    throw new StoreError(
      'FolderNotWritable',
      `The data folder ${folder} cannot be made: ${describe(cause)}.`,
      {
        cause,
        metaMessages: ['Choose another folder: npm start -- --data FOLDER'],
      },
    )
  }
  const damaged = await findDamagedTable(folder)
  if (damaged !== undefined) throw corruptStore(folder, `The table ${damaged} is not what was written.`)
  const level = new ClassicLevel(folder)
  try {
    await level.open()
  } catch (cause) {
    throw storeFailure(folder, cause)
  }
  try {
    return new LevelStore(level, new MarkFile(join(folder, markFileName)))
  } catch (cause) {
    await level.close()
    throw storeFailure(folder, cause)
  }
}

/**
 * Deletes a data folder with all the chains in it, unless another process holds one. Throws `StoreError` (FolderInUse); then
 * nothing of that chain was touched.
 */
export async function eraseFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names.filter((each) => isChainName(each))) await eraseChain(join(folder, name), folder)
  await rm(folder, { recursive: true, force: true })
}

/** Deletes one chain, unless another process holds it: then throws `StoreError` (FolderInUse) that names the folder. */
export async function eraseChain(chain: string, folder: string): Promise<void> {
  try {
    // LevelDB takes its lock before it deletes.
    await ClassicLevel.destroy(chain)
  } catch (cause) {
    if (/lock/i.test(describe(cause))) throw folderInUse(folder, cause)
  }
}

/** Node's own way of making a folder and those above it never ends below /proc, where none can be made. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (cause) {
    const code = codeOf(cause)
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw cause
    await makeFolder(dirname(folder))
    await mkdir(folder)
  }
}

class LevelStore implements KeyValueStore {
  readonly durable = true
  readonly #level: ClassicLevel
  readonly #markFile: MarkFile
  #failed = false
  /** The damage that was found. Nothing is written from then on: it could not be told what it would stand on. */
  #damage: StoreError | undefined
  #healing: Promise<void> | undefined

  constructor(level: ClassicLevel, markFile: MarkFile) {
    this.#level = level
    this.#markFile = markFile
  }

  get(key: string): string | undefined {
    let stored: string | undefined
    try {
      stored = this.#level.getSync(key)
    } catch (cause) {
      throw this.#failure(cause)
    }
    return stored === undefined ? undefined : this.#open(key, stored)
  }

  async *entries(prefix: string, from = prefix): AsyncIterable<readonly [string, string]> {
    try {
      for await (const [key, stored] of this.#level.iterator({ gte: from, lt: endOf(prefix) })) {
        yield [key, this.#open(key, stored)]
      }
    } catch (cause) {
      throw this.#failure(cause)
    }
  }

  async *keys(prefix: string): AsyncIterable<string> {
    try {
      yield* this.#level.keys({ gte: prefix, lt: endOf(prefix) })
    } catch (cause) {
      throw this.#failure(cause)
    }
  }

  async write(operations: readonly Operation[]): Promise<void> {
    if (this.#failed) await (this.#healing ??= this.#heal())
    if (this.#damage) throw this.#damage
    try {
      await this.#level.batch(operations.map(seal))
    } catch (cause) {
      this.#failed = true
      throw this.#failure(cause)
    }
  }

  /** An error of LevelDB in our words. */
  #failure(cause: unknown): unknown {
    if (!(cause instanceof StoreError) && !isOfTheDisk(cause)) return cause
    const error = cause instanceof StoreError ? cause : storeFailure(this.#level.location, cause)
    if (error.code === 'StoreCorrupt') this.#damage = error
    return error
  }

  /** The value that was written under the key. Throws where a bit of either is another one now. */
  #open(key: string, stored: string): string {
    const value = stored.slice(checksumLength)
    if (stored.slice(0, checksumLength) === checksum(key, value)) return value
    throw this.#failure(
      corruptStore(this.#level.location, `What stands under ${key.split('/')[0]} was changed.`),
    )
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
    try {
      this.#markFile.write(text)
    } catch (cause) {
      throw this.#failure(cause)
    }
  }

  mark(): string {
    return this.#markFile.found
  }

  async close(): Promise<void> {
    this.#markFile.close()
    await this.#level.close()
  }
}

/** LevelDB looks at its own checksums in the log only, so each value has one in front of it, of its key too. */
function seal(operation: Operation): Operation {
  if (operation.type === 'del') return operation
  const { key, value } = operation
  return { type: 'put', key, value: checksum(key, value) + value }
}

function checksum(key: string, value: string): string {
  return crc32(value, crc32(key)).toString(16).padStart(checksumLength, '0')
}

/** Behind all keys with the prefix: the highest character that keys can hold. */
function endOf(prefix: string): string {
  return `${prefix}\u{10ffff}`
}

function storeFailure(folder: string, cause: unknown): StoreError {
  const code = codeOf(cause instanceof Error ? cause.cause : undefined) ?? codeOf(cause)
  if (code === 'LEVEL_LOCKED') return folderInUse(folder, cause)
  if (isDiskFull(cause)) return fullDisk(folder, cause)
  if (isMissingPermission(cause)) {
    return new StoreError('FolderNotWritable', `The data folder ${folder} cannot be used.`, { cause })
  }
  // A file that another one names is gone, or ends before what is to be read there.
  const isTorn = code === 'LEVEL_CORRUPTION' || /no such file|\.ldb: invalid argument/i.test(describe(cause))
  if (isTorn) return corruptStore(folder, describe(cause), cause)
  return new StoreError('StoreNotOpened', `The data of the local network in ${folder} cannot be opened.`, {
    cause,
    metaMessages: [describe(cause)],
  })
}

/** Whether the disk or what stands on it is to blame, not the call. */
function isOfTheDisk(cause: unknown): boolean {
  const code = codeOf(cause) ?? ''
  if (/^LEVEL_(?:CORRUPTION|IO_ERROR|DATABASE_NOT_OPEN)$/.test(code)) return true
  // Single reads tell it without a code.
  return isDiskFull(cause) || describe(cause).startsWith('IO error')
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}

function isMissingPermission(cause: unknown): boolean {
  return /permission denied|read-only|EACCES|EROFS/i.test(describe(cause))
}
