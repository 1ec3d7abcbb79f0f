import { cp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyValueStore, Operation } from './store/keyValueStore'
import { put } from './store/keyValueStore'
import { openLevelStore } from './store/levelStore'

/** So many records are written at once. */
const batchSize = 500
/** Where a copy lies until it is whole: what a process that was killed left of one is never taken for a copy. */
const unfinished = 'unfinished'

interface BackUpOptions {
  /** The data folder. */
  readonly folder: string
  /** The chain's name in it. */
  readonly name: string
  /** Of the chain, as it runs. */
  readonly store: KeyValueStore
  /** Where permanent storage lies in a data folder. */
  readonly storage: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Copies a chain and permanent storage while the network runs: a data folder of its own, beside the first one, since a reset deletes
 * what is inside. It holds the blocks that stood when it began, whole: records are read as of one moment. Returns the folder.
 * Throws `StoreError`; then nothing is left of the copy.
 */
export async function backUp({ folder, name, store, storage, now }: BackUpOptions): Promise<string> {
  const place = join(`${folder}.backups`, new Date(now).toISOString().replaceAll(/[:.]/g, '-'))
  const part = join(`${folder}.backups`, unfinished)
  try {
    await rm(part, { recursive: true, force: true })
    const copy = await openLevelStore(join(part, name))
    try {
      await copyRecords(store, copy)
    } finally {
      await copy.close()
    }
    await cp(join(folder, storage), join(part, storage), {
      recursive: true,
      // What is just being written is not there yet.
      filter: (file) => !file.endsWith('.part'),
    }).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    })
    await rename(part, place)
    return place
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

async function copyRecords(from: KeyValueStore, to: KeyValueStore): Promise<void> {
  let batch: Operation[] = []
  for await (const [key, value] of from.entries('')) {
    batch.push(put(key, value))
    if (batch.length < batchSize) continue
    await to.write(batch)
    batch = []
  }
  await to.write(batch)
}
