import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A disk of its own that is soon full. */
export interface SmallDisk {
  readonly folder: string
  /** Fills it to the last byte. */
  fill(): Promise<void>
  /** Takes away what filled it. */
  makeRoom(): Promise<void>
  remove(): Promise<void>
}

/** So much is written at once while there is room, in bytes; less and less at the end. */
const pieces = [1 << 20, 1 << 12, 1]

/** A disk of so many MB in memory; undefined where this process may not mount one. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: async () => {
      const file = await open(ballast, 'a')
      for (const size of pieces) {
        const piece = Buffer.alloc(size)
        for (;;) {
          const written = await file.write(piece).catch(() => undefined)
          if (written === undefined || written.bytesWritten < size) break
        }
      }
      await file.close()
    },
    makeRoom: () => rm(ballast, { force: true }),
    remove: async () => {
      await run('umount', ['-l', folder])
      await rm(folder, { recursive: true })
    },
  }
}
