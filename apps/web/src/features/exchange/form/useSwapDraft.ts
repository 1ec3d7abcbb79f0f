import type { Address } from '@tyto/primitives'
import { createStoredMap } from '../../../shared/device/createStored'
import { tabTexts } from '../../../shared/device/textStore'
import { useStoredAt } from '../../../shared/device/useStored'
import { useAccount } from '../../../shared/session/wallet/wallet'
import { useNetworkId } from '../../../shared/settings/network'
import { draftFor, newDraft, parseDraft, type SwapDraft } from './swapDraft'

/** The form is kept until its tab is closed: a reload keeps it, and other tabs do not see it. */
const drafts = createStoredMap({ prefix: 'tyto.draft.swap.', parse: parseDraft, texts: tabTexts })

/** The form of a wallet as a person has filled it in, and how it is changed. `pair`: the one that a link asks for. */
export function useSwapDraft(
  wallet: Address,
  pair: Pick<SwapDraft, 'from' | 'to'> | null,
): { readonly draft: SwapDraft; readonly keep: (next: SwapDraft) => void } {
  // A link to a pair has a draft of its own, so that what was typed before does not hide its pair.
  const place = `${useNetworkId()}.${wallet}`
  const key = pair === null ? place : `${place}.${pair.from}.${pair.to}`
  const account = useAccount()?.address ?? null
  const draft = draftFor(useStoredAt(drafts, key) ?? { ...newDraft, ...pair }, account)
  return { draft, keep: (next) => void drafts.set(key, next) }
}
