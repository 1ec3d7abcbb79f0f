import { cp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeyValueStore, Operation } from './keyValueStore'
import { put } from './keyValueStore'
import { openLevelStore } from './levelStore'

/** How many records are written at once. */
const batchSize = 500
/** Where a copy lies until it is whole: what a process that was killed left of one is never taken for a copy. */
const unfinished = 'unfinished'

/** The name of a copy: the moment in which it began. */
const copyName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

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
  /** How many copies are kept, the newest; all of them by default. */
  readonly keep?: number | undefined
}

/**
 * Copies a chain and permanent storage while the network runs: a data folder of its own, beside the first one, since a reset deletes
 * what is inside. It holds the blocks that stood when it began, whole: records are read as of one moment. Returns the folder.
 * Throws `StoreError`; then nothing is left of the copy.
 */
export async function backUp({ folder, name, store, storage, now, keep }: BackUpOptions): Promise<string> {
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
      // A file that is just being written is not there yet.
      filter: (file) => !file.endsWith('.part'),
    }).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    })
    await rename(part, place)
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
  if (keep !== undefined) await deleteOlder(`${folder}.backups`, keep)
  return place
}

/** Deletes the oldest copies; nothing else that somebody put beside them. */
async function deleteOlder(copies: string, keep: number): Promise<void> {
  const names = (await readdir(copies)).filter((each) => copyName.test(each)).toSorted()
  for (const old of names.slice(0, -keep)) await rm(join(copies, old), { recursive: true, force: true })
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
