import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Data folders that earlier sources made, by their commit: one file each, packed. */
const recordings = fileURLToPath(new URL('./earlier/', import.meta.url))

/** Sizes in bytes, times in seconds since 1970. */
type Files = readonly (readonly [name: string, size: number, used: number])[]

/** LevelDB's own diary and lock, which hold no data. */
const isDiary = (name: string): boolean => /(?:^|[/\\])(?:LOG(?:\.old)?|LOCK)$/.test(name)

/** Packs a data folder: the list of its files, and all of them. */
export async function packFolder(folder: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !isDiary(name))
    .sort()
  const bytes = await Promise.all(names.map((name) => readFile(join(folder, name))))
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs / 1000))
  const files: Files = names.map((name, at) => [name.replaceAll('\\', '/'), bytes[at]!.length, times[at]!])
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 }
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(files)}\n`), ...bytes]), { params })
}

/** Makes a folder what it was when it was recorded. */
export async function unpackRecording(commit: string, folder: string): Promise<void> {
  const packed = brotliDecompressSync(await readFile(join(recordings, `${commit}.folder`)))
  const end = packed.indexOf('\n')
  let at = end + 1
  for (const [name, size, used] of JSON.parse(packed.toString('utf8', 0, end)) as Files) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, packed.subarray(at, at + size))
    await utimes(file, used, used)
    at += size
  }
}
