import { tradedCoins } from '@tyto/exchange'
import { isRecord, parseJson, zilId } from '@tyto/primitives'
import type { TradeSource } from '../quotes/market'

/** The form as a person has filled it in. */
export interface SwapDraft {
  /** Ids of two different coins that are traded. */
  readonly from: string
  readonly to: string
  readonly typed: string
  readonly source: TradeSource
}

/** Longer texts are no amounts; the rest of them is not kept. */
export const longestTyped = 60

/** ZIL for TYRON out of the wallet of the page: what most people come for. */
export const newDraft: SwapDraft = { from: zilId, to: 'tyron', typed: '', source: 'wallet' }

/** Can this coin be traded at all? */
export function isTraded(coin: string): boolean {
  return coin === zilId || tradedCoins.includes(coin)
}

/** Another coin on one side. It begins anew, and a coin that stands on the other side changes sides. */
export function pickCoin(draft: SwapDraft, side: 'from' | 'to', coin: string): SwapDraft {
  if (draft[side] === coin) return draft
  const other = side === 'from' ? 'to' : 'from'
  return draft[other] === coin ? flip(draft) : { ...draft, [side]: coin, typed: '' }
}

export function flip(draft: SwapDraft): SwapDraft {
  return { ...draft, from: draft.to, to: draft.from, typed: '' }
}

/** The pair that a link asks for; null where it names no two coins that are traded. */
export function pairOfLink(from: string | null, to: string | null): Pick<SwapDraft, 'from' | 'to'> | null {
  const [given, wanted] = [from?.toLowerCase() ?? newDraft.from, to?.toLowerCase() ?? newDraft.to]
  if (from === null && to === null) return null
  return isTraded(given) && isTraded(wanted) && given !== wanted ? { from: given, to: wanted } : null
}

/** Reads stored text; null where it is malformed. Never throws. */
export function parseDraft(text: string | null): SwapDraft | null {
  const value = parseJson(text)
  if (!isRecord(value)) return null
  const { from, to, typed, source } = value
  const isSound =
    typeof from === 'string' &&
    typeof to === 'string' &&
    isTraded(from) &&
    isTraded(to) &&
    from !== to &&
    typeof typed === 'string' &&
    (source === 'wallet' || source === 'zilpay')
  return isSound ? { from, to, typed: typed.slice(0, longestTyped), source } : null
}
