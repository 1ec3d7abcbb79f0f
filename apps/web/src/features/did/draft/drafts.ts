import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { createStoredMap } from '../../../shared/device/createStored'
import { tabTexts } from '../../../shared/device/textStore'
import { useStoredAt } from '../../../shared/device/useStored'
import { readDraft } from './storedDraft'
import { emptyDraft, isEmptyDraft, type UpdateDraft } from './updateDraft'

/** Drafts are kept until their tab is closed: a reload keeps them, and other tabs do not see them. */
const drafts = createStoredMap({ prefix: 'tyto.draft.update.', parse: readDraft, texts: tabTexts })

/** The key under which the draft for a wallet is stored. */
export function draftKey(network: NetworkId, wallet: Address): string {
  return `${network}.${wallet}`
}

export function useDraft(key: string): UpdateDraft {
  return useStoredAt(drafts, key) ?? emptyDraft
}

export function getDraft(key: string): UpdateDraft {
  return drafts.get(key) ?? emptyDraft
}

/**
 * Changes a draft. The first change also keeps `base`, the `documentFingerprint` of the document that the person saw.
 */
export function changeDraft(key: string, base: string, change: (draft: UpdateDraft) => UpdateDraft): void {
  const changed = change(getDraft(key))
  drafts.set(key, isEmptyDraft(changed) ? null : { ...changed, base: changed.base ?? base })
}

/** Removes a draft, after it was sent or discarded. */
export function dropDraft(key: string): void {
  drafts.set(key, null)
}
