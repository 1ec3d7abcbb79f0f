import { deviceTexts, type TextStore } from './textStore'

/** One value that is kept under one key. */
export interface Stored<T> {
  /** The same object until it changes, here or in another tab. */
  get(): T
  /** False where only this page keeps it, since storage is full or refused. */
  set(value: T): boolean
  clear(): void
  /** Calls back after each change, also by another tab. Answers the way to stop. */
  subscribe(listener: () => void): () => void
}

interface StoredOptions<T> {
  readonly key: string
  /** Stored text to a value, null where there is none. Junk and texts of another version give the default; never throws. */
  readonly parse: (text: string | null) => T
  /** By default JSON. */
  readonly format?: (value: T) => string
  /** Where it is kept; by default for all tabs of this browser. */
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

/** Values of one kind, each under a key of its own, so that two tabs that write at once lose nothing. */
export interface StoredMap<T> {
  /** Null where there is none, or nothing sound. */
  get(key: string): T | null
  /** Keeps a value, or with null forgets it. False where only this page keeps it. */
  set(key: string, value: T | null): boolean
  /** In order, those of unsound values too. */
  keys(): readonly string[]
  /** The sound ones in the order of their keys; the same list until one changes. */
  values(): readonly T[]
  subscribe(listener: () => void): () => void
}

interface StoredMapOptions<T> {
  /** What all their keys begin with; the callers of a map leave it away. */
  readonly prefix: string
  /** Null for junk, for texts of another version and for none; never throws. */
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
    set: (key, value) => (value === null ? texts.set(prefix + key, null) : at(key).set(value)),
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
