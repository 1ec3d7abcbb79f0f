import { BaseError } from '@tyto/primitives'

/**
 * The input of an action as text, for storage: JSON in which a bigint is `{"$bigint":"…"}`. Throws `InvalidInput` for
 * values that cannot be restored from the text: maps, byte arrays, functions, NaN.
 */
export function encodeInput(input: unknown): string {
  return JSON.stringify(toJson(input, 0))
}

/** Restores an input from the text that `encodeInput` made. Throws `InvalidInput` for any other text. */
export function decodeInput(text: string): unknown {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new BaseError('InvalidInput', 'This is not the stored input of an action.', { cause })
  }
  return fromJson(json, 0)
}

/**
 * An input of the action with whose name it was stored, where that action is known by its name alone. No other action ever gets it,
 * so it fits each of them.
 */
export type StoredInput = never

/** Restores an input for the action with whose name it was stored. Throws as `decodeInput` does. */
export function storedInput(text: string): StoredInput {
  return decodeInput(text) as StoredInput
}

const bigintKey = '$bigint'
const deepest = 100

function toJson(value: unknown, depth: number): unknown {
  if (depth > deepest) throw invalid('too deep')
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'bigint') return { [bigintKey]: value.toString() }
  if (typeof value === 'number' && Number.isFinite(value) && !Object.is(value, -0)) return value
  if (Array.isArray(value)) return value.map((item) => toJson(item, depth + 1))
  if (typeof value !== 'object' || !isPlain(value)) throw invalid(typeof value)
  if (Object.hasOwn(value, bigintKey)) throw invalid(`an object with a key ${bigintKey}`)
  return fromEntries(
    Object.entries(value).filter(([, inner]) => inner !== undefined),
    (inner) => toJson(inner, depth + 1),
  )
}

function fromJson(json: unknown, depth: number): unknown {
  if (depth > deepest) throw invalid('too deep')
  if (Array.isArray(json)) return json.map((item) => fromJson(item, depth + 1))
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json)
  if (Object.hasOwn(json, bigintKey)) {
    const digits: unknown = entries.length === 1 ? entries[0]?.[1] : undefined
    if (typeof digits !== 'string' || !/^-?\d{1,160}$/.test(digits)) throw invalid('a bigint')
    return BigInt(digits)
  }
  return fromEntries(entries, (inner) => fromJson(inner, depth + 1))
}

/** Like Object.fromEntries, which treats `__proto__` as an ordinary key; an assignment would not. */
function fromEntries(
  entries: readonly (readonly [string, unknown])[],
  convert: (value: unknown) => unknown,
): object {
  return Object.fromEntries(entries.map(([key, value]) => [key, convert(value)]))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function invalid(what: string): BaseError {
  return new BaseError('InvalidInput', 'The input of an action is JSON with bigint.', { details: what })
}
