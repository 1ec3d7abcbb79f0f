import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'

const block = 512
/** A year that every tool can write: no file of a release says when it was made. */
const time = Date.UTC(2000, 0, 1) / 1000

/**
 * A folder as .tar.gz, the same bytes for the same files: in the order of their names, without owner and time. `name`: what the
 * folder is called inside. Throws where a path is longer than the format allows (255 characters).
 */
export async function tarFolder(folder: string, name: string): Promise<Buffer> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
  const parts: Buffer[] = []
  for (const path of files) {
    const content = await readFile(join(folder, path))
    parts.push(
      headOf(`${name}/${path}`, content.length),
      content,
      Buffer.alloc((block - (content.length % block)) % block),
    )
  }
  return pack(Buffer.concat([...parts, Buffer.alloc(2 * block)]))
}

/** The head of gzip says neither time nor system. */
export function pack(bytes: Buffer): Buffer {
  const packed = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })
  packed.writeUInt32LE(0, 4)
  packed[9] = 255
  return packed
}

/** The head of one file in the form of POSIX.1-1988 (ustar). */
function headOf(path: string, size: number): Buffer {
  const cut = Buffer.byteLength(path) <= 100 ? 0 : path.indexOf('/', path.length - 101)
  if (cut < 0 || cut > 155) throw new RangeError(`The path is too long for an archive: ${path}`)
  const head = Buffer.alloc(block)
  const octal = (value: number, at: number, length: number): void =>
    void head.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1')
  head.write(cut === 0 ? path : path.slice(cut + 1), 0, 'utf8')
  octal(0o644, 100, 8)
  octal(0, 108, 8)
  octal(0, 116, 8)
  octal(size, 124, 12)
  octal(time, 136, 12)
  head.write(' '.repeat(8), 148, 'latin1')
  // A plain file.
  head.write('0', 156, 'latin1')
  head.write('ustar\x0000', 257, 'latin1')
  if (cut > 0) head.write(path.slice(0, cut), 345, 'utf8')
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return head
}
