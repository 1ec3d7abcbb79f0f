import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { createStoredMap } from '../../../shared/device/createStored'
import { tabTexts } from '../../../shared/device/textStore'
import { useStoredAt } from '../../../shared/device/useStored'
import { readSendDraft, type SendDraft } from './draft'

/** Drafts are kept until their tab is closed: a reload keeps them, and other tabs do not see them. */
const drafts = createStoredMap({ prefix: 'tyto.draft.send.', parse: readSendDraft, texts: tabTexts })

export function draftKey(network: NetworkId, wallet: Address): string {
  return `${network}.${wallet}`
}

export function useSendDraft(key: string): SendDraft | null {
  return useStoredAt(drafts, key)
}

/** The draft as it is now: two changes of one moment both count. */
export function getDraft(key: string): SendDraft | null {
  return drafts.get(key)
}

export function keepDraft(key: string, draft: SendDraft | null): void {
  drafts.set(key, draft)
}

/** Clears the form whose payments are on their way; one that was begun since stays. */
export function clearSent(id: string): void {
  for (const key of drafts.keys()) if (drafts.get(key)?.id === id) drafts.set(key, null)
}
