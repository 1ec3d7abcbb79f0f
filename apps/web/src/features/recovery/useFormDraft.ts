import type { Address } from '@tyto/primitives'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount } from '../../shared/session/wallet/wallet'
import { useNetworkId } from '../../shared/settings/network'
import { keepTexts, recallTexts, type DraftPlace, type RecoveryForm } from './formDrafts'

/** A form that survives a reload. */
interface FormDraft {
  /** What stood there before; null for a form that begins anew. Read once: another account or state needs another `key`. */
  readonly recalled: readonly string[] | null
  readonly place: DraftPlace
}

/** Finds what the connected account typed into a form of a wallet before. `of`: what it is typed for. */
export function useFormDraft(form: RecoveryForm, wallet: Address, of: string): FormDraft {
  const network = useNetworkId()
  const account = useAccount()?.address ?? null
  const place = { network, account, wallet, form, of }
  const [recalled] = useState(() => recallTexts(place))
  return { recalled, place }
}

/** Keeps the texts of a form as they change. `untouched`: what stands there before somebody types. */
export function useKeptTexts(
  { place }: FormDraft,
  texts: readonly string[],
  untouched: readonly string[],
): void {
  const [typed, blank] = [JSON.stringify(texts), JSON.stringify(untouched)]
  const keep = useEffectEvent(() => keepTexts(place, typed === blank ? null : texts))
  useEffect(() => keep(), [typed])
}
