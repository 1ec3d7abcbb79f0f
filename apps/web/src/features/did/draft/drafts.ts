import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { createStoredMap } from '../../../shared/device/createStored'
import { tabTexts } from '../../../shared/device/textStore'
import { useStoredAt } from '../../../shared/device/useStored'
import { readDraft } from './storedDraft'
import { emptyDraft, isEmptyDraft, type UpdateDraft } from './updateDraft'

/** Drafts live as long as their tab: a reload of the page does not lose them, and no other tab gets to see them. */
const drafts = createStoredMap({ prefix: 'tyto.draft.update.', parse: readDraft, texts: tabTexts })

/** Where the draft for a wallet stands. */
export function draftKey(network: NetworkId, wallet: Address): string {
  return `${network}.${wallet}`
}

export function useDraft(key: string): UpdateDraft {
  return useStoredAt(drafts, key) ?? emptyDraft
}

export function getDraft(key: string): UpdateDraft {
  return drafts.get(key) ?? emptyDraft
}

/** A first change is one of the document that the person saw when they made it: `base`, by `documentFingerprint`. */
export function changeDraft(key: string, base: string, change: (draft: UpdateDraft) => UpdateDraft): void {
  const changed = change(getDraft(key))
  drafts.set(key, isEmptyDraft(changed) ? null : { ...changed, base: changed.base ?? base })
}

/** What was sent is no draft any more. */
export function dropDraft(key: string): void {
  drafts.set(key, null)
}
