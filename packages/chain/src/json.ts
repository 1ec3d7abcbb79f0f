/** Is this JSON an object, no list and no null? Read its keys with care: it may come from anybody. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object's own value under a key; undefined where there is none. Names such as `__proto__` are plain keys. */
export function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
