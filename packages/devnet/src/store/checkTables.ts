import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * Tables of LevelDB (doc/table_format.md there): blocks, each with its kind and its CRC-32C behind it; an index of them; a footer
 * with the place of the index.
 */
const footerLength = 48
const magic = Buffer.from('57fb808b247547db', 'hex')
/** Behind each block: one byte for its kind, four for the checksum. */
const trailerLength = 5
const compressed = 1
const castagnoli = 0x82f63b78
/** LevelDB adds this to a checksum that stands in a file. */
const maskDelta = 0xa282ead8

const steps = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ castagnoli : value >>> 1
  return value
})

/**
 * The first table of a folder of LevelDB with a block that is not what was written; undefined where all are sound. LevelDB itself
 * looks at no checksum when it merges tables, and ends the process where keys stand in another order than they must.
 * Tables without an end are left to LevelDB: one that was being written when the process died is none of the chain's.
 */
export async function findDamagedTable(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ldb'))
  for (const name of names) {
    // Another process that holds the folder may delete one meanwhile.
    const table = await readFile(join(folder, name)).catch(() => undefined)
    if (table !== undefined && !isSound(table)) return name
  }
  return undefined
}

function isSound(table: Buffer): boolean {
  const end = table.length - footerLength
  if (end < 0 || !table.subarray(-magic.length).equals(magic)) return true
  const footer = new Reader(table.subarray(end))
  const places = [footer.place(), footer.place()] as const
  // The first names filters, the second all other blocks.
  return places.every(
    (place) =>
      isBlockSound(table, place) &&
      placesIn(contentOf(table, place)).every((inner) => isBlockSound(table, inner)),
  )
}

function contentOf(table: Buffer, { offset, size }: Place): Buffer {
  const stored = table.subarray(offset, offset + size)
  return table[offset + size] === compressed ? decompress(stored) : stored
}

interface Place {
  readonly offset: number
  readonly size: number
}

function isBlockSound(table: Buffer, { offset, size }: Place): boolean {
  const end = offset + size + 1
  if (!(end + trailerLength - 1 <= table.length)) return false
  return table.readUInt32LE(end) === maskedSum(table, offset, end)
}

function maskedSum(bytes: Buffer, from: number, to: number): number {
  let sum = -1
  for (let at = from; at < to; at++) sum = (sum >>> 8) ^ steps[(sum ^ bytes[at]!) & 255]!
  sum = ~sum
  return (((sum >>> 15) | (sum << 17)) + maskDelta) >>> 0
}

/** The places of blocks that a block names. */
function placesIn(block: Buffer): readonly Place[] {
  const restarts = block.readUInt32LE(block.length - 4)
  const reader = new Reader(block.subarray(0, block.length - 4 - 4 * restarts))
  const places: Place[] = []
  while (!reader.isAtEnd) {
    reader.number()
    const keyLength = reader.number()
    reader.number()
    reader.skip(keyLength)
    places.push(reader.place())
  }
  return places
}

class Reader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  /** Seven bits a byte, the lowest first. */
  number(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes.readUInt8(this.#at++)
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }

  place(): Place {
    return { offset: this.number(), size: this.number() }
  }

  littleEndian(length: number): number {
    const value = this.#bytes.readUIntLE(this.#at, length)
    this.#at += length
    return value
  }

  take(length: number): Buffer {
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  skip(length: number): void {
    this.#at += length
  }
}

/** Snappy (format_description.txt there): pieces as they are, and copies of what came before. */
function decompress(bytes: Buffer): Buffer {
  const reader = new Reader(bytes)
  const out = Buffer.alloc(reader.number())
  let at = 0
  while (!reader.isAtEnd) {
    const tag = reader.littleEndian(1)
    const kind = tag & 3
    if (kind === 0) {
      const short = tag >> 2
      const length = (short < 60 ? short : reader.littleEndian(short - 59)) + 1
      at += reader.take(length).copy(out, at)
      continue
    }
    const length = kind === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1
    const back =
      kind === 1 ? ((tag >> 5) << 8) + reader.littleEndian(1) : reader.littleEndian(kind === 2 ? 2 : 4)
    for (const end = at + length; at < end; at++) out[at] = out[at - back]!
  }
  return out
}
