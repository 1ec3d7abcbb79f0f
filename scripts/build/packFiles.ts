import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodings, isPackable, pack } from '@tyto/server'

const endings = { br: '.br', gzip: '.gz' } as const

/** Two at a time, as a small machine has two cores. */
const workers = 2

/** Writes a packed copy for each encoding beside a file, as small as it gets. */
export async function packFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  for (const encoding of encodings)
    await writeFile(`${path}${endings[encoding]}`, await pack(bytes, encoding, 'best'))
}

/** Packs every file of a build that gets smaller by it; files that begin with a dot are not served. */
export async function packFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  const waiting = names.filter((name) => isPackable(name) && !/(?:^|[\\/])\./.test(name))
  async function work(): Promise<void> {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
      await packFile(join(folder, name))
  }
  await Promise.all(Array.from({ length: workers }, work))
}
