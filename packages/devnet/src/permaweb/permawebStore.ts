import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { utf8ToBytes } from '@tyto/primitives'
import { newerStore } from '../store/StoreError'

/** Named bytes that are there whole or not at all. */
export interface PermawebStore {
  /** The files that are there, with their sizes in bytes. */
  list(): Promise<ReadonlyMap<string, number>>
  read(name: string): Promise<Uint8Array | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
  remove(name: string): Promise<void>
}

/** The form of all that is kept; the file is there since this was written. A change brings the way from the form before. */
const form = { name: 'FORM', ofToday: 1 }

/** Throws `StoreError` (NewerVersion) where a later version wrote: nothing of it is read or written. */
export async function requireKnownStorage(store: PermawebStore): Promise<void> {
  const bytes = await store.read(form.name)
  if (bytes === undefined) return store.write(form.name, utf8ToBytes(String(form.ofToday)))
  const found = Buffer.from(bytes).toString('latin1').trim()
  if (!(Number(found) <= form.ofToday)) throw newerStore(`permanent storage of form ${found.slice(0, 10)}`)
}

/** A file that was being written when the process died. */
const unfinished = '.part'

/** Files of one folder. A file is written beside its place, made durable and renamed: a kill leaves the old one or the new one. */
export function createFolderStore(folder: string): PermawebStore {
  return {
    list: async () => {
      const files = new Map<string, number>()
      for (const name of await readdir(folder).catch((): string[] => [])) {
        if (name.endsWith(unfinished)) await rm(join(folder, name), { force: true })
        else
          files.set(
            name,
            await stat(join(folder, name)).then(
              ({ size }) => size,
              () => 0,
            ),
          )
      }
      return files
    },
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      const path = join(folder, name)
      try {
        const file = await open(`${path}${unfinished}`, 'w', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(`${path}${unfinished}`, path)
      } catch (cause) {
        // The part that a full disk has taken would fill it still.
        await rm(`${path}${unfinished}`, { force: true })
        throw cause
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** For networks that are kept nowhere. */
export function createMemoryPermawebStore(): PermawebStore {
  const kept = new Map<string, Uint8Array>()
  return {
    list: async () => new Map(Array.from(kept, ([name, bytes]) => [name, bytes.length])),
    read: async (name) => kept.get(name),
    write: async (name, bytes) => void kept.set(name, bytes),
    remove: async (name) => void kept.delete(name),
  }
}
