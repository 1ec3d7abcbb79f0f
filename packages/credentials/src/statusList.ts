import { decodeBase64url, encodeBase64url, ownValue, readBounded } from '@tyto/primitives'
import { readCredential, type WrittenCredential } from './credentialText'
import { credentialContexts, secureCredential, timeText } from './issueCredential'

/** A list has at least so many entries, so that nobody learns from its size whom one asks for (Bitstring Status List 1.0). */
export const fewestEntries = 131_072

/** No list is larger when it is unpacked, in bytes: eight million entries. */
const mostBytes = 1024 * 1024

export interface StatusListTerms {
  readonly issuer: string
  /** The address where the issuer publishes it. */
  readonly list: string
  /** Its entries, as `packStatusList` made them. */
  readonly packed: string
  /** In ms since 1970. */
  readonly validFrom: number
  /** Until when it counts, in ms since 1970; a week by default. Who takes one back sooner publishes the next list. */
  readonly validUntil?: number
}

/** How long a list counts where its issuer says nothing else, in ms. */
export const listTime = 7 * 24 * 3_600_000

/**
 * Packs the entries of a list: whoever was taken back, by the index of their credential, besides those of the list that stands there.
 * Throws `RangeError` for an index beyond it.
 */
export async function packStatusList(
  revoked: ReadonlySet<number>,
  before?: Pick<PublishedList, 'bits'> | null,
): Promise<string> {
  const bits = before ? Uint8Array.from(before.bits) : new Uint8Array(fewestEntries / 8)
  for (const index of revoked) {
    if (!Number.isInteger(index) || index < 0 || index >= bits.length * 8)
      throw new RangeError(`The list has no entry ${index}.`)
    bits[index >> 3]! |= 0x80 >> (index & 7)
  }
  const packed = await through(bits, new CompressionStream('gzip'), mostBytes)
  if (packed === null) throw new RangeError('The list is too large.')
  return `u${encodeBase64url(packed)}`
}

/** Makes the credential that is a status list; `sign` as in `issueCredential`. */
export function makeStatusList(
  { issuer, list, packed, validFrom, validUntil = validFrom + listTime }: StatusListTerms,
  sign: (signed: Uint8Array) => Uint8Array,
): string {
  return secureCredential(
    {
      '@context': credentialContexts.slice(0, 1),
      id: list,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer,
      validFrom: timeText(validFrom),
      validUntil: timeText(validUntil),
      credentialSubject: {
        id: `${list}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: packed,
      },
    },
    issuer,
    sign,
  )
}

/** A list that its issuer signed for its address. Whether it counts now is still to be asked of its times. */
export interface PublishedList {
  /** One bit for each entry, the first one on the left of its byte. */
  readonly bits: Uint8Array
  /** In ms since 1970; null where it does not say. */
  readonly validFrom: number | null
  readonly validUntil: number | null
}

/**
 * Reads what stands at the address of a list; null for what is no list of this issuer for this very address, or is not signed:
 * `isSigned` holds its signature against the issuer's key.
 */
export async function readStatusList(
  text: string,
  { issuer, list }: Pick<StatusListTerms, 'issuer' | 'list'>,
  isSigned: (written: WrittenCredential) => boolean,
): Promise<PublishedList | null> {
  const written = readCredential(text)
  if (written === null || written.issuer !== issuer || !written.keyId.startsWith(`${issuer}#`)) return null
  const isList = written.types.includes('BitstringStatusListCredential')
  if (!isList || ownValue(written.jws.payload, 'id') !== list || !isSigned(written)) return null
  const bits = await bitsOf(written.subject)
  return bits && { bits, validFrom: written.validFrom, validUntil: written.validUntil }
}

/** One entry of a list: was it taken back? Null for an entry beyond it. */
export function isRevoked({ bits }: PublishedList, index: number): boolean | null {
  const byte = bits[index >> 3]
  return byte === undefined ? null : (byte & (0x80 >> (index & 7))) !== 0
}

async function bitsOf(subject: unknown): Promise<Uint8Array | null> {
  const encoded = ownValue(subject, 'encodedList')
  const isList =
    ownValue(subject, 'type') === 'BitstringStatusList' && ownValue(subject, 'statusPurpose') === 'revocation'
  if (!isList || typeof encoded !== 'string' || !encoded.startsWith('u')) return null
  const bits = await unpack(encoded.slice(1))
  return bits === null || bits.length * 8 < fewestEntries ? null : bits
}

async function unpack(text: string): Promise<Uint8Array | null> {
  try {
    return await through(decodeBase64url(text), new DecompressionStream('gzip'), mostBytes)
  } catch {
    return null
  }
}

/** Sends bytes through a stream; null where more than `most` come out, of which no more is kept. */
function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | null> {
  return readBounded({ body: new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream) }, most)
}
