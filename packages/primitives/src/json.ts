/*
 * JSON that somebody else wrote: an answer of a node, a message of a page, what a browser kept. Nothing here throws.
 */

/** Is this JSON an object, no list and no null? Its keys may come from anybody: read them with `ownValue`. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * An object's own value under a key; undefined where there is none. Names such as `__proto__` are plain keys.
 *
 * @example
 * ownValue({ balance: '5' }, 'balance') // '5'
 * ownValue(null, 'balance') // undefined
 */
export function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/**
 * The JSON of a text; null for a text that is none, and for no text at all.
 *
 * @example
 * parseJson('{"a":1}') // { a: 1 }
 * parseJson('no JSON') // null
 */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown
  } catch {
    return null
  }
}
