import { isRecord, parseJson } from '@tyto/primitives'
import { deviceTexts, type TextStore } from './textStore'
import { formOf, isOtherKind, noteUnread, putAside, type UnreadCause } from './unreadTexts'

/** One value that is kept under one key. */
export interface Stored<T> {
  /** The present value: the same object until it changes, here or in another tab. */
  get(): T
  /**
   * Returns false if only this page keeps the value: storage is full or refused, or a newer version of the app wrote what
   * lies there.
   */
  set(value: T): boolean
  clear(): void
  /** Calls back after each change, also by another tab. Returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

interface Form {
  /** The form that is written today, as `version` in the text; 1 where it has none. Texts of a later form stay as they lie. */
  readonly version?: number
  /** Can it be had again from the chain? Then nobody is told of a text that cannot be read. */
  readonly isCache?: boolean
  /** Where the text is kept; by default for all tabs of this browser. */
  readonly texts?: TextStore
}

interface StoredOptions<T> extends Form {
  readonly key: string
  /**
   * Reads stored text; gets null where nothing is stored. Returns the default for text that is malformed or of another
   * version; never throws.
   */
  readonly parse: (text: string | null) => T
  /** Writes the value as text; JSON by default. */
  readonly format?: (value: T) => string
  /**
   * Do fields that this version does not know stay as they lie? For records that two versions write in turn: one that is a
   * little newer in another tab, or after a way back.
   */
  readonly keepsUnknown?: boolean
}

interface Read<T> {
  readonly value: T
  /** Why the text was not read; null for one that was, and for none. */
  readonly cause: UnreadCause | null
}

/**
 * Keeps a value on the device. A text that cannot be read is told (`unreadTexts`), and put aside before its place is
 * written anew; one that a newer version of the app wrote is not touched.
 *
 * @example
 * const pins = createStored({ key: 'tyto.pins', parse: parseNames })
 * pins.set(['alice.ssi'])
 * useStored(pins) // ['alice.ssi'], in every tab
 */
export function createStored<T>(options: StoredOptions<T>): Stored<T> {
  return createOne(options, (text, _, written) => isOtherKind(text, written))
}

/** Says whether what was read of a text is nothing, though something lies there. */
type IsLost<T> = (text: string, value: T, written: string) => boolean

/** The value of a text, or the reason why it has none. */
function textReader<T>(
  { parse, format = JSON.stringify, version = 1, isCache = false }: StoredOptions<T>,
  isLost: IsLost<T>,
): (text: string | null) => Read<T> {
  return (text) => {
    if (text === null || text === '' || isCache) return { value: parse(text), cause: null }
    if (formOf(text) > version) return { value: parse(null), cause: 'newer' }
    const value = parse(text)
    return { value, cause: isLost(text, value, format(parse(null))) ? 'damaged' : null }
  }
}

function createOne<T>(options: StoredOptions<T>, isLost: IsLost<T>): Stored<T> {
  const { key, format = JSON.stringify, version = 1, keepsUnknown = false, texts = deviceTexts } = options
  const readText = textReader(options, isLost)
  let last: { readonly text: string | null; readonly read: Read<T> } | null = null
  /** The text in storage is of a newer version, whatever this page holds in front of it. */
  let isNewer = false
  /** A damaged text that could not be put aside yet: it stays where it lies until there is room. */
  let unsaved: string | null = null

  function readLying(): Read<T> {
    const text = texts.get(key)
    if (last?.text === text) return last.read
    const read = readText(text)
    last = { text, read }
    isNewer ||= read.cause === 'newer'
    if (text !== null && read.cause !== null) noteUnread({ key, text, cause: read.cause })
    return read
  }

  return {
    get: () => readLying().value,
    set: (value) => {
      const { cause, value: before } = readLying()
      const lying = last?.text ?? null
      const written = format(value)
      const isSameForm = lying !== null && cause === null && formOf(lying) === version
      const text = keepsUnknown && isSameForm ? withUnknown(written, lying, format(before)) : written
      last = { text, read: { value, cause: null } }
      if (isNewer) {
        texts.hold(key, text)
        return false
      }
      if (cause === 'damaged') unsaved = lying
      if (unsaved !== null && !putAside(texts, key, unsaved)) {
        texts.hold(key, text)
        return false
      }
      unsaved = null
      return texts.set(key, text)
    },
    clear: () => {
      readLying()
      if (!isNewer) texts.set(key, null)
    },
    subscribe: (listener) =>
      texts.subscribe((changed) => {
        if (changed === key || changed === null) listener()
      }),
  }
}

/**
 * The new text, with the fields of the stored one that nobody here knows: those that `known`, all that was read of it,
 * lacks.
 */
function withUnknown(written: string, lying: string, known: string): string {
  const [now, before, read] = [written, lying, known].map((text) => parseJson(text))
  if (!isRecord(now) || !isRecord(before) || !isRecord(read)) return written
  const unknown = Object.entries(before).filter(([field]) => !Object.hasOwn(read, field))
  return unknown.length === 0 ? written : JSON.stringify({ ...now, ...Object.fromEntries(unknown) })
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

interface StoredMapOptions<T> extends Form {
  /** The beginning of all stored keys; callers of the map leave it out. */
  readonly prefix: string
  /** Reads stored text; returns null for text that is missing, malformed or of another version. Never throws. */
  readonly parse: (text: string | null, key: string) => T | null
  readonly format?: (value: T) => string
}

/** Keeps values of one kind on the device; see `createStored`. A text of which nothing is read is damaged. */
export function createStoredMap<T>({
  prefix,
  parse,
  format = JSON.stringify,
  texts = deviceTexts,
  ...form
}: StoredMapOptions<T>): StoredMap<T> {
  const known = new Map<string, Stored<T | null>>()
  let listed: readonly T[] = []

  function at(key: string): Stored<T | null> {
    const stored =
      known.get(key) ??
      createOne<T | null>(
        {
          ...form,
          key: prefix + key,
          parse: (text) => parse(text, key),
          format: (value) => (value === null ? '' : format(value)),
          texts,
        },
        (_, value) => value === null,
      )
    known.set(key, stored)
    return stored
  }

  const keys = () => texts.keys(prefix).map((key) => key.slice(prefix.length))

  return {
    get: (key) => at(key).get(),
    set: (key, value) => {
      if (value !== null) return at(key).set(value)
      at(key).clear()
      // A value that is forgotten is not kept in memory either.
      known.delete(key)
      return true
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
