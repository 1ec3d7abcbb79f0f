import { isAddress, isHex, type Address, type Hex } from '@tyto/primitives'

/** How an integer is to be read. */
export type Unit =
  { readonly kind: 'coin'; readonly symbol: string; readonly decimals: number } | { readonly kind: 'blocks' }

/** A decoded value, ready to be drawn: no JSON, no encodings. */
export type PlainValue =
  | { readonly kind: 'integer'; readonly value: bigint; readonly unit: Unit | null }
  | { readonly kind: 'text'; readonly text: string }
  /** `name`: who that is, as far as this device knows. */
  | { readonly kind: 'address'; readonly address: Address; readonly name: string | null }
  /** `domain`: what was hashed, as far as this device knows. */
  | { readonly kind: 'hash'; readonly hash: Hex; readonly domain: string | null }
  | { readonly kind: 'bytes'; readonly bytes: Hex }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'none' }
  /** Lists, pairs and the arguments of a constructor; `name` is the constructor's. */
  | { readonly kind: 'items'; readonly name: string | null; readonly items: readonly PlainValue[] }
  | { readonly kind: 'entries'; readonly entries: readonly (readonly [PlainValue, PlainValue])[] }
  /** What could not be decoded, as JSON. */
  | { readonly kind: 'raw'; readonly json: string }

/** What this device knows by name. */
export interface KnownNames {
  nameOfAddress?(address: Address): string | null
  /** The domain behind a hash of 32 bytes. */
  domainOfHash?(hash: Hex): string | null
}

/** A value of the codec to a plain one. Addresses and hashes are known by their shape: the protocol carries both as text. */
export function plainValue(value: unknown, known: KnownNames, unit: Unit | null): PlainValue {
  const inner = (each: unknown): PlainValue => plainValue(each, known, unit)
  if (value === null) return { kind: 'none' }
  if (typeof value === 'bigint') return { kind: 'integer', value, unit }
  if (typeof value === 'boolean') return { kind: 'flag', value }
  if (typeof value === 'string') return plainText(value, known)
  if (Array.isArray(value)) return { kind: 'items', name: null, items: value.map(inner) }
  if (value instanceof Map) {
    return { kind: 'entries', entries: Array.from(value, ([key, item]) => [inner(key), inner(item)]) }
  }
  if (isConstructed(value)) {
    return { kind: 'items', name: value.constructor, items: value.arguments.map(inner) }
  }
  return { kind: 'raw', json: JSON.stringify(value) }
}

function plainText(text: string, known: KnownNames): PlainValue {
  if (isAddress(text)) return { kind: 'address', address: text, name: known.nameOfAddress?.(text) ?? null }
  if (isHex(text, 32)) return { kind: 'hash', hash: text, domain: known.domainOfHash?.(text) ?? null }
  if (isHex(text)) return { kind: 'bytes', bytes: text }
  return { kind: 'text', text }
}

function isConstructed(
  value: unknown,
): value is { readonly constructor: string; readonly arguments: readonly unknown[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, 'constructor') &&
    typeof Reflect.get(value, 'constructor') === 'string' &&
    'arguments' in value &&
    Array.isArray(value.arguments)
  )
}
