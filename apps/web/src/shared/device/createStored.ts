import { deviceTexts, type TextStore } from './textStore'

/** One value that is kept under one key. */
export interface Stored<T> {
  /** The present value: the same object until it changes, here or in another tab. */
  get(): T
  /** Returns false if storage is full or refused: then only this page keeps the value. */
  set(value: T): boolean
  clear(): void
  /** Calls back after each change, also by another tab. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

interface StoredOptions<T> {
  readonly key: string
  /**
   * Reads stored text; gets null where nothing is stored. Returns the default for text that is malformed or of another
   * version; never throws.
   */
  readonly parse: (text: string | null) => T
  /** Writes the value as text; JSON by default. */
  readonly format?: (value: T) => string
  /** Where the text is kept; by default for all tabs of this browser. */
  readonly texts?: TextStore
}

/**
 * Keeps a value on the device.
 *
 * @example
 * const pins = createStored({ key: 'tyto.pins', parse: parseNames })
 * pins.set(['alice.ssi'])
 * useStored(pins) // ['alice.ssi'], in every tab
 */
export function createStored<T>({
  key,
  parse,
  format = JSON.stringify,
  texts = deviceTexts,
}: StoredOptions<T>): Stored<T> {
  let last: { readonly text: string | null; readonly value: T } | null = null
  return {
    get: () => {
      const text = texts.get(key)
      if (last === null || last.text !== text) last = { text, value: parse(text) }
      return last.value
    },
    set: (value) => {
      const text = format(value)
      last = { text, value }
      return texts.set(key, text)
    },
    clear: () => void texts.set(key, null),
    subscribe: (listener) =>
      texts.subscribe((changed) => {
        if (changed === key || changed === null) listener()
      }),
  }
}

/** Values of one kind, each under its own key, so that two tabs that write at once lose nothing. */
export interface StoredMap<T> {
  /** Returns null where nothing valid is stored. */
  get(key: string): T | null
  /** Keeps a value; null removes it. Returns false if only this page keeps the value. */
  set(key: string, value: T | null): boolean
  /** All keys in order, also those of values that are not valid. */
  keys(): readonly string[]
  /** The valid values in the order of their keys; the same list until a value changes. */
  values(): readonly T[]
  subscribe(listener: () => void): () => void
}

interface StoredMapOptions<T> {
  /** The beginning of all stored keys; callers of the map leave it out. */
  readonly prefix: string
  /** Reads stored text; returns null for text that is missing, malformed or of another version. Never throws. */
  readonly parse: (text: string | null, key: string) => T | null
  readonly format?: (value: T) => string
  readonly texts?: TextStore
}

/** Keeps values of one kind on the device; see `createStored`. */
export function createStoredMap<T>({
  prefix,
  parse,
  format = JSON.stringify,
  texts = deviceTexts,
}: StoredMapOptions<T>): StoredMap<T> {
  const known = new Map<string, Stored<T | null>>()
  let listed: readonly T[] = []

  function at(key: string): Stored<T | null> {
    const stored =
      known.get(key) ??
      createStored<T | null>({
        key: prefix + key,
        parse: (text) => parse(text, key),
        format: (value) => (value === null ? '' : format(value)),
        texts,
      })
    known.set(key, stored)
    return stored
  }

  const keys = () => texts.keys(prefix).map((key) => key.slice(prefix.length))

  return {
    get: (key) => at(key).get(),
    set: (key, value) => {
      if (value !== null) return at(key).set(value)
      // A value that is forgotten is not kept in memory either.
      known.delete(key)
      return texts.set(prefix + key, null)
    },
    keys,
    values: () => {
      const values = keys().flatMap((key) => at(key).get() ?? [])
      const isSame = values.length === listed.length && values.every((value, at) => value === listed[at])
      if (!isSame) listed = values
      return listed
    },
    subscribe: (listener) =>
      texts.subscribe((changed) => {
        if (changed === null || changed.startsWith(prefix)) listener()
      }),
  }
}
