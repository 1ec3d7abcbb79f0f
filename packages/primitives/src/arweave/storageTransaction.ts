import { decodeBase64url, encodeBase64url } from '../base64url'
import { bytesToUtf8, utf8ToBytes } from '../bytes'
import { sha256 } from '../hash'
import { isRecord } from '../json'
import { err, ok, type Result } from '../result'
import { deepHash } from './deepHash'

/** One tag of a transaction, in plain text. */
export interface StorageTag {
  readonly name: string
  readonly value: string
}

/** The head of a transaction of the Arweave network, format 2, in its JSON: bytes are base64url, numbers decimal text. */
export interface StorageHead {
  readonly format: 2
  readonly id: string
  readonly last_tx: string
  /** RSA modulus. */
  readonly owner: string
  /** Names and values are base64url of their UTF-8. */
  readonly tags: readonly StorageTag[]
  readonly target: string
  readonly quantity: string
  readonly data_size: string
  readonly data_root: string
  readonly reward: string
  readonly signature: string
}

export type StorageHeadCode = 'InvalidStorageTransaction' | 'WrongStorageId'

/** Bounds of the network: tags in number and in bytes together. */
const mostTags = 128
const mostTagBytes = 4_096

const base64url = /^[\w-]*$/
const decimal = /^(?:0|[1-9]\d{0,30})$/

/** Reads what somebody posts: shapes and sizes alone, and that the id is that of the signature. Not the signature itself. */
export function readStorageHead(value: unknown): Result<StorageHead, StorageHeadCode> {
  if (!isRecord(value) || value['format'] !== 2) return err('InvalidStorageTransaction')
  const tags = readTags(value['tags'])
  const texts = ['id', 'last_tx', 'owner', 'target', 'data_root', 'signature'] as const
  const numbers = ['quantity', 'data_size', 'reward'] as const
  const isSound =
    tags !== null &&
    texts.every((key) => isText(value[key], base64url)) &&
    numbers.every((key) => isText(value[key], decimal))
  if (!isSound) return err('InvalidStorageTransaction')
  const head = Object.fromEntries([...texts, ...numbers].map((key) => [key, value[key]])) as unknown as Omit<
    StorageHead,
    'format' | 'tags'
  >
  try {
    const lengths = [head.owner, head.signature, head.last_tx, head.target, head.data_root].map(
      (each) => decodeBase64url(each).length,
    )
    const [owner = 0, signature = 0, anchor = 0, target = 0, root = 0] = lengths
    if (!isRsaSize(owner) || signature !== owner || anchor > 48) return err('InvalidStorageTransaction')
    if (target !== 0 && target !== 32) return err('InvalidStorageTransaction')
    if (root !== (head.data_size === '0' ? 0 : 32)) return err('InvalidStorageTransaction')
  } catch {
    return err('InvalidStorageTransaction')
  }
  const whole: StorageHead = { format: 2, tags, ...head }
  return whole.id === storageId(whole.signature) ? ok(whole) : err('WrongStorageId')
}

/** The 48 bytes that the owner of a transaction signs, by RSA-PSS with SHA-256. */
export function storageSigningMessage(head: Omit<StorageHead, 'id' | 'signature'>): Uint8Array {
  return deepHash([
    utf8ToBytes(String(head.format)),
    decodeBase64url(head.owner),
    decodeBase64url(head.target),
    utf8ToBytes(head.quantity),
    utf8ToBytes(head.reward),
    decodeBase64url(head.last_tx),
    head.tags.map(({ name, value }) => [decodeBase64url(name), decodeBase64url(value)]),
    utf8ToBytes(head.data_size),
    decodeBase64url(head.data_root),
  ])
}

/** The id of what was signed, and the address of a key: base64url of SHA-256, 43 characters. */
export function storageId(bytes: string): string {
  return encodeBase64url(sha256(decodeBase64url(bytes)))
}

/** A tag as a transaction has it. */
export function encodeStorageTag({ name, value }: StorageTag): StorageTag {
  return { name: encodeBase64url(utf8ToBytes(name)), value: encodeBase64url(utf8ToBytes(value)) }
}

/** The value of a tag of a transaction in plain text; null where there is none, or none that is text. */
export function storageTagOf({ tags }: Pick<StorageHead, 'tags'>, name: string): string | null {
  const wanted = name.toLowerCase()
  for (const tag of tags) {
    try {
      if (bytesToUtf8(decodeBase64url(tag.name)).toLowerCase() !== wanted) continue
      return bytesToUtf8(decodeBase64url(tag.value))
    } catch {
      // Not text.
    }
  }
  return null
}

function readTags(value: unknown): readonly StorageTag[] | null {
  if (!Array.isArray(value) || value.length > mostTags) return null
  const tags: StorageTag[] = []
  let bytes = 0
  for (const each of value as readonly unknown[]) {
    if (!isRecord(each) || !isText(each['name'], base64url) || !isText(each['value'], base64url)) return null
    const { name, value: text } = each as { readonly name: string; readonly value: string }
    try {
      bytes += decodeBase64url(name).length + decodeBase64url(text).length
    } catch {
      return null
    }
    if (bytes > mostTagBytes || name === '') return null
    tags.push({ name, value: text })
  }
  return tags
}

/** Keys of 2,048 to 8,192 bits. */
function isRsaSize(bytes: number): boolean {
  return bytes >= 256 && bytes <= 1_024
}

/** In characters: more than all tags and the longest key take. */
const longestText = 6_000

function isText(value: unknown, shape: RegExp): value is string {
  return typeof value === 'string' && value.length <= longestText && shape.test(value)
}
