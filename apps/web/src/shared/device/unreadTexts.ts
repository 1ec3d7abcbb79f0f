import { isRecord, parseJson } from '@tyto/primitives'
import type { TextStore } from './textStore'

/** Why a kept text is not read: a newer version of the app wrote it, or nobody can make sense of it. */
export type UnreadCause = 'newer' | 'damaged'

/** A text of this browser that this version of the app cannot read, exactly as it lies there. */
export interface UnreadText {
  readonly key: string
  readonly text: string
  readonly cause: UnreadCause
}

/** Where a text is put before its place is written anew. */
export const unreadPrefix = 'tyto.unread.'

const found = new Map<string, UnreadText>()
const listeners = new Set<() => void>()
let listed: readonly UnreadText[] = []

/** The texts that were met and not read since the page opened, in the order of their keys. */
export const unreadTexts = {
  /** The same list until one more is met. */
  list: (): readonly UnreadText[] => listed,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Remembers that a text could not be read; the person is told of it once. */
export function noteUnread(unread: UnreadText): void {
  if (found.get(unread.key)?.text === unread.text) return
  found.set(unread.key, unread)
  // It may be met while a page is drawn, and nobody may be told then.
  queueMicrotask(() => {
    listed = [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
    for (const listener of listeners) listener()
  })
}

/**
 * Puts a text aside whose place is about to be written anew; the first one that was put aside stays. Returns false where
 * storage refused: then its place must not be written.
 */
export function putAside(texts: TextStore, key: string, text: string): boolean {
  const aside = unreadPrefix + key
  if (texts.get(aside) !== null) return true
  const isKept = texts.set(aside, text)
  // A text that is held for this page alone would pass for kept the next time.
  if (!isKept) texts.set(aside, null)
  return isKept
}

/** The form in which a text was written: its `version`; texts without one are of the first form. */
export function formOf(text: string): number {
  const value = parseJson(text)
  const version = isRecord(value) ? value['version'] : undefined
  return typeof version === 'number' && Number.isSafeInteger(version) ? version : 1
}

/** Is a text another kind of JSON than what would be written today, or none at all? */
export function isOtherKind(text: string, written: string): boolean {
  return kindOf(text) !== kindOf(written)
}

function kindOf(text: string): string {
  const value = parseJson(text)
  if (value === null) return 'none'
  return Array.isArray(value) ? 'list' : typeof value
}
