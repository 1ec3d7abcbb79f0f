import { parseType, type AdtDefinitions, type ScillaType } from '@tyto/abi'
import { isAddress, isHex, ownValue, type Address, type Hex } from '@tyto/primitives'

/** A value of a contract in the form in which it is drawn. */
export type ShownValue =
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bytes'; readonly hex: Hex }
  | { readonly kind: 'address'; readonly address: Address }
  /** A constructor of a type: True, Some 5, Pair a b. */
  | { readonly kind: 'made'; readonly name: string; readonly parts: readonly ShownValue[] }
  | { readonly kind: 'list'; readonly items: readonly ShownValue[] }
  | {
      readonly kind: 'map'
      readonly entries: readonly { readonly key: ShownValue; readonly value: ShownValue }[]
    }
  /** JSON that does not fit its type, or nests too deep: as it came. */
  | { readonly kind: 'json'; readonly text: string }

/** Deeper values are shown as they came. */
const deepest = 40

/** The type of a text; null where it is none. */
export function readType(text: string | null): ScillaType | null {
  try {
    return text === null ? null : parseType(text)
  } catch {
    return null
  }
}

/**
 * A value by its type, or by its shape where the type is not known. `definitions` are the contract's own types. Never
 * throws: what does not fit is shown as it came.
 */
export function showValue(
  type: ScillaType | null,
  json: unknown,
  definitions: AdtDefinitions,
  depth = 0,
): ShownValue {
  if (depth > deepest) return asItCame(json)
  const inner = (innerType: ScillaType | null, innerJson: unknown): ShownValue =>
    showValue(innerType, innerJson, definitions, depth + 1)
  switch (type?.kind) {
    case 'primitive':
      return showPrimitive(type.name, json)
    case 'bystr':
      return showBytes(json)
    case 'address':
      return typeof json === 'string' && isAddress(json.toLowerCase())
        ? { kind: 'address', address: json.toLowerCase() as Address }
        : asItCame(json)
    case 'map':
      return showMap(type, json, inner)
    case 'adt':
      return type.name === 'List'
        ? showList(type.args[0] ?? null, json, inner)
        : showAdt(json, definitions, type, inner)
    case undefined:
      return showByShape(json, definitions, inner)
    default:
      return asItCame(json)
  }
}

type Inner = (type: ScillaType | null, json: unknown) => ShownValue

function showPrimitive(name: string, json: unknown): ShownValue {
  if (typeof json !== 'string') return asItCame(json)
  if (name === 'String') return { kind: 'text', text: json }
  if (name === 'ByStr') return showBytes(json)
  return /^-?\d{1,80}$/.test(json) ? { kind: 'number', value: BigInt(json) } : asItCame(json)
}

function showBytes(json: unknown): ShownValue {
  if (typeof json !== 'string') return asItCame(json)
  const hex = json.toLowerCase()
  if (isAddress(hex)) return { kind: 'address', address: hex }
  return isHex(hex) ? { kind: 'bytes', hex } : asItCame(json)
}

function showMap(type: ScillaType & { readonly kind: 'map' }, json: unknown, inner: Inner): ShownValue {
  if (typeof json !== 'object' || json === null) return asItCame(json)
  const entries = Array.isArray(json)
    ? json.map((entry: unknown) => [ownValue(entry, 'key'), ownValue(entry, 'val')] as const)
    : Object.entries(json)
  return {
    kind: 'map',
    entries: entries.map(([key, value]) => ({ key: inner(type.key, key), value: inner(type.value, value) })),
  }
}

function showList(item: ScillaType | null, json: unknown, inner: Inner): ShownValue {
  if (!Array.isArray(json)) return asItCame(json)
  return { kind: 'list', items: json.map((each: unknown) => inner(item, each)) }
}

function showAdt(
  json: unknown,
  definitions: AdtDefinitions,
  type: (ScillaType & { readonly kind: 'adt' }) | null,
  inner: Inner,
): ShownValue {
  const constructor = ownValue(json, 'constructor')
  const parts: unknown = ownValue(json, 'arguments')
  if (typeof constructor !== 'string' || !Array.isArray(parts)) return asItCame(json)
  const name = withoutPrefix(constructor)
  const types = type ? partTypes(type, name, definitions) : []
  return { kind: 'made', name, parts: parts.map((part: unknown, index) => inner(types[index] ?? null, part)) }
}

/** The types of a constructor's arguments, as far as they are known. */
function partTypes(
  type: ScillaType & { readonly kind: 'adt' },
  constructor: string,
  definitions: AdtDefinitions,
): readonly ScillaType[] {
  if (type.name === 'Option' || type.name === 'Pair') return type.args
  const definition = definitions.get(withoutPrefix(type.name))
  // With type variables the arguments say their types by their shape only.
  if (!definition || definition.typeParams.length > 0) return []
  return definition.constructors.find(({ name }) => name === constructor)?.argTypes ?? []
}

/** Names of a contract's own types carry its address: `List (0x12...ab.Document)` is `List (Document)`. */
export const withoutPrefix = (name: string): string => name.replace(/\b0x[0-9a-f]{40}\./gi, '')

/** No type says what this is: constructors, lists and byte strings can still be told apart. */
function showByShape(json: unknown, definitions: AdtDefinitions, inner: Inner): ShownValue {
  if (Array.isArray(json)) return showList(null, json, inner)
  if (typeof ownValue(json, 'constructor') === 'string' && Array.isArray(ownValue(json, 'arguments'))) {
    return showAdt(json, definitions, null, inner)
  }
  if (typeof json === 'string')
    return isHex(json.toLowerCase()) ? showBytes(json) : { kind: 'text', text: json }
  return asItCame(json)
}

function asItCame(json: unknown): ShownValue {
  return { kind: 'json', text: JSON.stringify(json) ?? 'undefined' }
}
