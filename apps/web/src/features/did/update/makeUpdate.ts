import type { StorageWallet } from '@tyto/chain'
import {
  acceptsUnsigned,
  makePatches,
  patchDocument,
  type DidRecord,
  type DocumentPatch,
  type KeyReplacement,
} from '@tyto/identity'
import { makeKey } from '../../../shared/keys/makeKey'
import {
  isEmptyDraft,
  servicesAfter,
  unsavedRows,
  type RowFault,
  type ServiceRow,
  type UpdateDraft,
} from '../draft/updateDraft'

export type UpdateFault =
  /** 'Some input data is missing.' Nothing is chosen, or a chosen service has no saved input. */
  | { readonly kind: 'missing' }
  /** 'You need ArConnect to update your DID keys.' */
  | { readonly kind: 'storage' }
  /** The contract wants a signature, and no storage wallet is there to make it. */
  | { readonly kind: 'signature' }
  | { readonly kind: 'rows'; readonly faults: readonly RowFault[] }
  /** The update would change nothing. */
  | { readonly kind: 'nothing' }

type MadeUpdate = { readonly patches: readonly DocumentPatch[] } | { readonly fault: UpdateFault }

/**
 * CONTINUE: the patches of a draft. New keys are made now; their private halves leave this page only encrypted. Throws
 * `ActionError` if the storage wallet does not encrypt one.
 */
export async function makeUpdate(
  draft: UpdateDraft,
  rows: readonly ServiceRow[],
  record: DidRecord,
  storage: StorageWallet | null,
): Promise<MadeUpdate> {
  const isOpen = unsavedRows(rows).length > 0 || (draft.order !== null && !draft.isOrderSaved)
  if (isEmptyDraft(draft) || isOpen) return { fault: { kind: 'missing' } }
  const after = servicesAfter(rows, draft)
  if ('faults' in after) return { fault: { kind: 'rows', faults: after.faults } }
  if (draft.purposes.length > 0 && storage === null) return { fault: { kind: 'storage' } }
  const keys: KeyReplacement[] = []
  // One after the other, because a storage wallet may ask the person about each key.
  for (const purpose of draft.purposes) keys.push({ purpose, ...(await makeKey(storage)) })
  const patches = makePatches(record, { services: after.services, keys })
  if (!patches.ok) return { fault: { kind: 'nothing' } }
  const isSignable = storage !== null || acceptsUnsigned('DidUpdate', patchDocument(patches.value), record)
  return isSignable ? { patches: patches.value } : { fault: { kind: 'signature' } }
}
