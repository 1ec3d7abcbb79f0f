import { parseType, type AdtDefinitions, type ScillaType } from '@tyto/abi'
import { isAddress, isHex, ownValue, type Address, type Hex } from '@tyto/primitives'
import type { Unit } from './units'

/** A value of a contract, read by its type and ready to be drawn. */
export type ShownValue =
  | { readonly kind: 'number'; readonly value: bigint }
  /** In the smallest unit, never negative. */
  | { readonly kind: 'amount'; readonly value: bigint; readonly unit: Unit }
  /** The number of a block. */
  | { readonly kind: 'block'; readonly value: bigint }
  | { readonly kind: 'text'; readonly text: string }
  /** `name`: the name of the address, if it is known. */
  | { readonly kind: 'address'; readonly address: Address; readonly name: string | null }
  /** 32 bytes. `domain`: the domain that was hashed, if it is known. */
  | { readonly kind: 'hash'; readonly hash: Hex; readonly domain: string | null }
  | { readonly kind: 'bytes'; readonly bytes: Hex }
  /** Null is None. */
  | { readonly kind: 'option'; readonly value: ShownValue | null }
  /** `left`: the number of further items that were not read, because there are too many. */
  | { readonly kind: 'list'; readonly items: readonly ShownValue[]; readonly left: number }
  | { readonly kind: 'map'; readonly entries: readonly ShownEntry[]; readonly left: number }
  /** A constructor of any other type with its arguments: `True`, `Pair a b`, `Service Add ...`. */
  | { readonly kind: 'constructed'; readonly name: string; readonly parts: readonly ShownValue[] }
  /** A value that does not fit its type, as JSON. */
  | { readonly kind: 'unreadable'; readonly json: string }

export interface ShownEntry {
  readonly key: ShownValue
  readonly value: ShownValue
}

/** Finds names for addresses and hashes; null if there is none. */
export interface ValueNames {
  nameOfAddress?(address: Address): string | null
  /** The domain behind a hash of 32 bytes. */
  domainOfHash?(hash: Hex): string | null
}

export interface ValueContext {
  /** The contract's own types. */
  readonly definitions?: AdtDefinitions
  readonly names?: ValueNames
  /** The unit of a number, by the keys of the maps around it and the texts before it in pairs. */
  readonly unitAt?: (keys: readonly string[]) => Unit | null
}

/** Values that are nested deeper are unreadable. */
const deepest = 40
/** The most values that are read inside one value; the others are only counted. */
const mostValues = 100_000
/** A constructor with more arguments counts as unreadable. */
const mostParts = 100

/**
 * Reads a value of the chain by its type: the type or its text, or null if it is not known; then the shape of the value
 * decides. Never throws, whatever the JSON is: a part that does not fit its type is unreadable, and the other parts
 * stay readable.
 *
 * @example
 * showValue('Option (Uint128)', { constructor: 'Some', argtypes: ['Uint128'], arguments: ['5'] })
 * // { kind: 'option', value: { kind: 'number', value: 5n } }
 */
export function showValue(
  type: string | ScillaType | null,
  json: unknown,
  context: ValueContext = {},
): ShownValue {
  const parsed = typeof type === 'string' ? parsedType(type) : type
  if (parsed === undefined) return unreadable(json)
  return show(parsed, json, { depth: 0, keys: [] }, { context, valuesLeft: mostValues })
}

function parsedType(text: string): ScillaType | undefined {
  try {
    return parseType(text)
  } catch {
    return undefined
  }
}

/** The place of a value inside the whole value. */
interface Place {
  readonly depth: number
  /** The keys of the maps around the value and the texts before it in pairs; null for a map key, which never has a unit. */
  readonly keys: readonly string[] | null
}

interface Reading {
  readonly context: ValueContext
  valuesLeft: number
}

function show(type: ScillaType | null, json: unknown, place: Place, reading: Reading): ShownValue {
  reading.valuesLeft -= 1
  if (place.depth > deepest) return unreadable(json)
  switch (type?.kind) {
    case 'primitive':
      return showPrimitive(type.name, json, place, reading.context)
    case 'bystr':
      return showBytes(json, type.width, reading.context)
    case 'address':
      return showBytes(json, addressWidth, reading.context)
    case 'map':
      return showMap(type, json, place, reading)
    case 'adt':
      return type.name === 'List'
        ? showList(type.args[0] ?? null, json, place, reading)
        : showConstructed(type, json, place, reading)
    case undefined:
      return showByShape(json, place, reading)
    default:
      return unreadable(json)
  }
}

const integerText = /^-?\d{1,80}$/

function showPrimitive(name: string, json: unknown, { keys }: Place, context: ValueContext): ShownValue {
  if (typeof json !== 'string') return unreadable(json)
  if (name === 'ByStr') return showBytes(json, undefined, context)
  // The protocol stores some hashes as text.
  if (name === 'String') {
    return isHex(json, hashWidth) ? showBytes(json, hashWidth, context) : { kind: 'text', text: json }
  }
  if (!integerText.test(json)) return unreadable(json)
  const value = BigInt(json)
  if (name === 'BNum') return { kind: 'block', value }
  const unit = value < 0n || keys === null ? null : (context.unitAt?.(keys) ?? null)
  return unit ? { kind: 'amount', value, unit } : { kind: 'number', value }
}

/** In bytes. */
const addressWidth = 20
const hashWidth = 32

/**
 * Byte strings of a given width, or of any width. Those as wide as an address or a hash are shown as an address or
 * hash.
 */
function showBytes(json: unknown, width: number | undefined, { names }: ValueContext): ShownValue {
  if (typeof json !== 'string') return unreadable(json)
  const hex = json.toLowerCase()
  if (!isHex(hex, width)) return unreadable(json)
  if (isAddress(hex)) return { kind: 'address', address: hex, name: names?.nameOfAddress?.(hex) ?? null }
  if (isHex(hex, hashWidth)) return { kind: 'hash', hash: hex, domain: names?.domainOfHash?.(hex) ?? null }
  return { kind: 'bytes', bytes: hex }
}

function showMap(
  type: ScillaType & { readonly kind: 'map' },
  json: unknown,
  { depth, keys }: Place,
  reading: Reading,
): ShownValue {
  if (typeof json !== 'object' || json === null) return unreadable(json)
  const entries = Array.isArray(json)
    ? json.map((entry: unknown) => [ownValue(entry, 'key'), ownValue(entry, 'val')] as const)
    : Object.entries(json)
  const shown: ShownEntry[] = []
  for (const [key, value] of entries) {
    if (reading.valuesLeft <= 0) break
    const inner = keys && [...keys, typeof key === 'string' ? key : '']
    shown.push({
      key: show(type.key, key, { depth: depth + 1, keys: null }, reading),
      value: show(type.value, value, { depth: depth + 1, keys: inner }, reading),
    })
  }
  return { kind: 'map', entries: shown, left: entries.length - shown.length }
}

function showList(item: ScillaType | null, json: unknown, place: Place, reading: Reading): ShownValue {
  if (!Array.isArray(json)) return unreadable(json)
  const items: ShownValue[] = []
  for (const each of json as readonly unknown[]) {
    if (reading.valuesLeft <= 0) break
    items.push(show(item, each, { ...place, depth: place.depth + 1 }, reading))
  }
  return { kind: 'list', items, left: json.length - items.length }
}

function showConstructed(
  type: (ScillaType & { readonly kind: 'adt' }) | null,
  json: unknown,
  place: Place,
  reading: Reading,
): ShownValue {
  const constructor = ownValue(json, 'constructor')
  const given = ownValue(json, 'arguments')
  if (typeof constructor !== 'string' || !Array.isArray(given) || given.length > mostParts) {
    return unreadable(json)
  }
  const name = withoutPrefix(constructor)
  const types = type ? partTypes(type, name, reading.context.definitions) : []
  const [text] = given as readonly unknown[]
  const isNamed = type?.name === 'Pair' && typeof text === 'string' && isText(types[0])
  const parts = given.map((part: unknown, index) => {
    const keys = isNamed && index > 0 && place.keys ? [...place.keys, text] : place.keys
    return show(types[index] ?? null, part, { keys, depth: place.depth + 1 }, reading)
  })
  const [first] = parts
  if (name === 'None' && !first) return { kind: 'option', value: null }
  if (name === 'Some' && first && parts.length === 1) return { kind: 'option', value: first }
  return { kind: 'constructed', name, parts }
}

function isText(type: ScillaType | undefined): boolean {
  return type?.kind === 'primitive' && type.name === 'String'
}

/** The types of a constructor's arguments, if they are known. */
function partTypes(
  type: ScillaType & { readonly kind: 'adt' },
  constructor: string,
  definitions: AdtDefinitions | undefined,
): readonly ScillaType[] {
  if (type.name === 'Option' || type.name === 'Pair') return type.args
  const definition = definitions?.get(withoutPrefix(type.name))
  // With type variables, only the shape of the arguments shows their types.
  if (!definition || definition.typeParams.length > 0) return []
  return definition.constructors.find(({ name }) => name === constructor)?.argTypes ?? []
}

/** For values without a known type: constructors, lists and byte strings can still be recognized. */
function showByShape(json: unknown, place: Place, reading: Reading): ShownValue {
  if (Array.isArray(json)) return showList(null, json, place, reading)
  if (typeof json === 'string') {
    return isHex(json.toLowerCase())
      ? showBytes(json, undefined, reading.context)
      : { kind: 'text', text: json }
  }
  return showConstructed(null, json, place, reading)
}

/** The name of a type without its contract's address: `0x12...ab.Document` becomes `Document`. */
export function withoutPrefix(name: string): string {
  return name.replace(/\b0x[0-9a-f]{40}\./gi, '')
}

function unreadable(json: unknown): ShownValue {
  return { kind: 'unreadable', json: jsonText(json) }
}

/** JSON as text: empty for a value that JSON cannot hold, dots for one that is nested too deeply to write. */
export function jsonText(json: unknown): string {
  try {
    return JSON.stringify(json) ?? ''
  } catch {
    return '…'
  }
}
