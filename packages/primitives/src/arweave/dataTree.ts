import { bytesToBigint, concatBytes, equalBytes } from '../bytes'
import { sha256 } from '../hash'

/** Sizes of the pieces that data are cut into, in bytes. */
const largestChunk = 256 * 1024
const smallestChunk = 32 * 1024
/** A hash, and a number beside it. */
const hashBytes = 32
const noteBytes = 32

/** A piece of data: where it lies in the whole, and the hash of its bytes. */
export interface DataChunk {
  readonly from: number
  readonly to: number
  readonly hash: Uint8Array
}

interface Node {
  readonly id: Uint8Array
  /** Where the data under this node end. */
  readonly to: number
}

/** The root of the tree of hashes over data, as a transaction of format 2 names it (`data_root`). Empty for no data. */
export function dataRoot(data: Uint8Array): Uint8Array {
  if (data.length === 0) return new Uint8Array()
  let nodes = cut(data).map(leaf)
  while (nodes.length > 1) nodes = pairs(nodes)
  return nodes[0]?.id ?? new Uint8Array()
}

/**
 * The piece at a place of data of `size` bytes, as a path through the tree proves it; null where it proves nothing.
 * `offset` is any place within the piece.
 */
export function readDataPath(
  root: Uint8Array,
  path: Uint8Array,
  { offset, size }: { readonly offset: number; readonly size: number },
): DataChunk | null {
  let id = root
  let [from, to] = [0, size]
  let rest = path
  while (rest.length > hashBytes + noteBytes) {
    const [left, right] = [rest.subarray(0, hashBytes), rest.subarray(hashBytes, 2 * hashBytes)]
    const note = rest.subarray(2 * hashBytes, 2 * hashBytes + noteBytes)
    if (note.length < noteBytes || !equalBytes(id, hashAll(left, right, note))) return null
    const middle = readNote(note)
    if (middle < from || middle > to) return null
    if (offset < middle) [id, to] = [left, middle]
    else [id, from] = [right, middle]
    rest = rest.subarray(2 * hashBytes + noteBytes)
  }
  if (rest.length !== hashBytes + noteBytes) return null
  const [hash, note] = [rest.subarray(0, hashBytes), rest.subarray(hashBytes)]
  return equalBytes(id, hashAll(hash, note)) && readNote(note) === to ? { from, to, hash } : null
}

/** Pieces of the largest size; the last two share what is left where the last one would be too small. */
function cut(data: Uint8Array): readonly DataChunk[] {
  const chunks: DataChunk[] = []
  let from = 0
  const add = (length: number): void => {
    chunks.push({ from, to: from + length, hash: sha256(data.subarray(from, from + length)) })
    from += length
  }
  while (data.length - from >= largestChunk) {
    const rest = data.length - from
    const after = rest - largestChunk
    add(after > 0 && after < smallestChunk ? Math.ceil(rest / 2) : largestChunk)
  }
  // Data of whole pieces end with an empty one.
  add(data.length - from)
  return chunks
}

function leaf({ hash, to }: DataChunk): Node {
  return { id: hashAll(hash, writeNote(to)), to }
}

function pairs(nodes: readonly Node[]): Node[] {
  const above: Node[] = []
  for (let at = 0; at < nodes.length; at += 2) {
    const [left, right] = [nodes[at], nodes[at + 1]]
    if (left === undefined) break
    above.push(
      right === undefined ? left : { id: hashAll(left.id, right.id, writeNote(left.to)), to: right.to },
    )
  }
  return above
}

/** The hash of the hashes of some parts. */
function hashAll(...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(...parts.map(sha256)))
}

function writeNote(value: number): Uint8Array {
  const note = new Uint8Array(noteBytes)
  let rest = value
  for (let at = noteBytes - 1; rest > 0; at--) {
    note[at] = rest % 256
    rest = Math.floor(rest / 256)
  }
  return note
}

/** A number that is larger than any data gives Infinity or a number past them. */
function readNote(note: Uint8Array): number {
  return Number(bytesToBigint(note))
}
