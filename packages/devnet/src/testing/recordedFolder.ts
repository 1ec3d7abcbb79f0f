import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/**
 * Data folders that earlier sources made, by their commit: one file each. Brotli of a JSON list of files, a line break, and
 * the bytes of all of them one after another.
 */
const recordings = fileURLToPath(new URL('./earlier/', import.meta.url))

/** Sizes in bytes, times in seconds since 1970. */
type Files = readonly (readonly [name: string, size: number, used: number])[]

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
