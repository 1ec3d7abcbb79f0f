import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { useSyncExternalStore } from 'react'
import { readDraft } from './storedDraft'
import { emptyDraft, isEmptyDraft, type UpdateDraft } from './updateDraft'

/** Drafts live as long as their tab: a reload of the page does not lose them, and no other tab gets to see them. */
const drafts = new Map<string, UpdateDraft>()
const listeners = new Set<() => void>()

/** Where the draft for a wallet stands. */
export function draftKey(network: NetworkId, wallet: Address): string {
  return `tyto.draft.update.${network}.${wallet}`
}

export function useDraft(key: string): UpdateDraft {
  return useSyncExternalStore(subscribe, () => getDraft(key))
}

/** A first change is one of the document that the person saw when they made it: `base`, by `documentFingerprint`. */
export function changeDraft(key: string, base: string, change: (draft: UpdateDraft) => UpdateDraft): void {
  const changed = change(getDraft(key))
  keepDraft(key, isEmptyDraft(changed) ? emptyDraft : { ...changed, base: changed.base ?? base })
}

/** What was sent is no draft any more. */
export function dropDraft(key: string): void {
  keepDraft(key, emptyDraft)
}

function keepDraft(key: string, draft: UpdateDraft): void {
  drafts.set(key, draft)
  withStorage((storage) =>
    isEmptyDraft(draft) ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(draft)),
  )
  for (const listener of listeners) listener()
}

export function getDraft(key: string): UpdateDraft {
  const known = drafts.get(key)
  if (known) return known
  const stored = withStorage((storage) => storage.getItem(key))
  const draft = readDraft(stored ?? '') ?? emptyDraft
  drafts.set(key, draft)
  return draft
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser may forbid storage, or have no room left: then a draft lives as long as its page. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
