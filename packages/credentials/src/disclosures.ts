import {
  bytesToUtf8,
  decodeBase64url,
  encodeBase64url,
  isRecord,
  parseJson,
  textDigest,
  utf8ToBytes,
} from '@tyto/primitives'

// Selective disclosure (SD-JWT, RFC 9901): a signed record has digests where facts stand, and beside it travel the disclosures of those
// facts that are shown. A disclosure is the base64url of `[salt, name, value]`, or of `[salt, value]` in a list.

type JsonRecord = Readonly<Record<string, unknown>>

/** A text of the form `JWT~disclosure~...~`, taken apart. */
export interface InParts {
  readonly jwt: string
  readonly disclosures: readonly string[]
}

/** No more disclosures are looked at. */
const mostDisclosures = 100
/** Records and lists in one another go no deeper. */
const deepest = 16
const saltBytes = 16

/** Takes a text with disclosures and without a key binding apart; null for any other form. */
export function splitParts(text: string): InParts | null {
  const [jwt = '', ...rest] = text.split('~')
  const isOurs = rest.pop() === '' && rest.length <= mostDisclosures && rest.every((part) => part !== '')
  return isOurs ? { jwt, disclosures: rest } : null
}

/** The reverse of `splitParts`. */
export function joinParts({ jwt, disclosures }: InParts): string {
  return `${[jwt, ...disclosures].join('~')}~`
}

/**
 * Hides each fact of a record behind a digest. The digests are sorted, so that they say nothing of the order. `salt` gives 16 new bytes
 * by chance each time: throws `RangeError` for any other number.
 */
export function hideFacts(
  facts: JsonRecord,
  salt: () => Uint8Array,
): { readonly digests: readonly string[]; readonly disclosures: readonly string[] } {
  const disclosures = Object.entries(facts).map(([name, value]) => {
    const bytes = salt()
    if (bytes.length !== saltBytes) throw new RangeError('A salt has 16 bytes.')
    return encodeBase64url(utf8ToBytes(JSON.stringify([encodeBase64url(bytes), name, value])))
  })
  return { digests: disclosures.map(textDigest).toSorted(), disclosures }
}

/** A record with what its disclosures say, and the disclosures that each of its own facts needs; a fact in clear may need none. */
export interface Unfolded {
  readonly record: JsonRecord
  readonly hidden: ReadonlyMap<string, readonly string[]>
  /** The disclosures of what stands below facts in clear. */
  readonly below: readonly string[]
  /** How many digests stood anywhere in it, shown or not. */
  readonly digests: number
}

/**
 * Puts the disclosed facts where their digests stand (RFC 9901, section 7.1). Null where a digest or a disclosure is there twice, a
 * disclosure belongs nowhere, has another form, or would take the place of a fact or of the form's own words `_sd` and `...`.
 */
export function unfold(record: JsonRecord, disclosures: readonly string[]): Unfolded | null {
  const byDigest = new Map(disclosures.map((text) => [textDigest(text), text]))
  if (byDigest.size < disclosures.length) return null
  const unfolding: Unfolding = { byDigest, seen: new Set(), used: [] }
  const top = openRecord(record, unfolding, 0)
  if (top === null || unfolding.used.length < disclosures.length) return null
  // The digests are in no order that means something: the disclosures are in their issuer's.
  const places = new Map(disclosures.map((text, at) => [text, at]))
  const placeOf = ({ needs: [own = ''], isHidden }: Opened): number =>
    isHidden ? (places.get(own) ?? 0) : -1
  const ordered = [...top].toSorted(([, a], [, b]) => placeOf(a) - placeOf(b))
  const hidden = ordered.flatMap(([name, { needs, isHidden }]) => (isHidden ? [[name, needs] as const] : []))
  const below = ordered.flatMap(([, { needs, isHidden }]) => (isHidden ? [] : needs))
  return { record: plain(ordered), hidden: new Map(hidden), below, digests: unfolding.seen.size }
}

interface Unfolding {
  readonly byDigest: ReadonlyMap<string, string>
  /** Digests that stood somewhere: none may stand twice. */
  readonly seen: Set<string>
  readonly used: string[]
}

interface Opened {
  readonly value: unknown
  readonly needs: readonly string[]
  readonly isHidden: boolean
}

type OpenedRecord = ReadonlyMap<string, Opened>

function plain(opened: Iterable<readonly [string, Opened]>): JsonRecord {
  return Object.fromEntries([...opened].map(([name, { value }]) => [name, value]))
}

function openRecord(record: JsonRecord, unfolding: Unfolding, depth: number): OpenedRecord | null {
  const opened = new Map<string, Opened>()
  for (const [name, value] of Object.entries(record)) {
    if (name === '...') return null
    if (name === '_sd') continue
    const inside = openValue(value, unfolding, depth + 1)
    if (inside === null) return null
    opened.set(name, { ...inside, isHidden: false })
  }
  const digests = Object.hasOwn(record, '_sd') ? record['_sd'] : []
  if (!Array.isArray(digests)) return null
  for (const digest of digests as readonly unknown[]) {
    const found = disclosed(digest, unfolding)
    if (found === null) return null
    if (found === 'kept') continue
    const { text, said } = found
    const [, name, value] = said
    if (said.length !== 3 || typeof name !== 'string' || isReserved(name) || opened.has(name)) return null
    const inside = openValue(value, unfolding, depth + 1)
    if (inside === null) return null
    opened.set(name, { ...inside, needs: [text, ...inside.needs], isHidden: true })
  }
  return opened
}

function isReserved(name: string): boolean {
  return name === '_sd' || name === '...'
}

function openValue(value: unknown, unfolding: Unfolding, depth: number): Omit<Opened, 'isHidden'> | null {
  if (depth > deepest) return null
  const before = unfolding.used.length
  const inside = Array.isArray(value)
    ? openList(value, unfolding, depth)
    : isRecord(value)
      ? openInner(value, unfolding, depth)
      : { value }
  return inside === null ? null : { value: inside.value, needs: unfolding.used.slice(before) }
}

function openInner(value: JsonRecord, unfolding: Unfolding, depth: number) {
  const opened = openRecord(value, unfolding, depth)
  return opened === null ? null : { value: plain(opened) }
}

function openList(
  list: readonly unknown[],
  unfolding: Unfolding,
  depth: number,
): { readonly value: readonly unknown[] } | null {
  const opened: unknown[] = []
  for (const item of list) {
    let value = item
    if (isRecord(item) && Object.hasOwn(item, '...')) {
      const found = Object.keys(item).length === 1 ? disclosed(item['...'], unfolding) : null
      if (found === null) return null
      if (found === 'kept') continue
      if (found.said.length !== 2) return null
      value = found.said[1]
    }
    const inside = openValue(value, unfolding, depth + 1)
    if (inside === null) return null
    opened.push(inside.value)
  }
  return { value: opened }
}

/** What a digest stands for; `kept` where its holder does not show it, null where it may not stand there. */
function disclosed(
  digest: unknown,
  { byDigest, seen, used }: Unfolding,
): { readonly text: string; readonly said: readonly unknown[] } | 'kept' | null {
  if (typeof digest !== 'string' || seen.has(digest)) return null
  seen.add(digest)
  const text = byDigest.get(digest)
  if (text === undefined) return 'kept'
  used.push(text)
  const said = readDisclosure(text)
  return said === null ? null : { text, said }
}

function readDisclosure(text: string): readonly unknown[] | null {
  try {
    const said = parseJson(bytesToUtf8(decodeBase64url(text)))
    return Array.isArray(said) && typeof said[0] === 'string' ? (said as readonly unknown[]) : null
  } catch {
    return null
  }
}
