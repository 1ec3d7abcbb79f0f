import { tradedCoins } from '@tyto/exchange'
import { isAddress, isRecord, parseJson, zilId, type Address } from '@tyto/primitives'
import type { TradeSource } from '../quotes/market'

/** The form as a person has filled it in. */
export interface SwapDraft {
  /** Ids of two different coins that are traded. */
  readonly from: string
  readonly to: string
  readonly typed: string
  readonly source: TradeSource
  /** The account that was connected last while it was filled in; null for a visitor. */
  readonly account: Address | null
}

/** Longer texts are no amounts; the rest of them is not kept. */
export const longestTyped = 60

/** ZIL for TYRON out of the wallet of the page: what most people come for. */
export const newDraft: SwapDraft = { from: zilId, to: 'tyron', typed: '', source: 'wallet', account: null }

/** The form for the account that is connected: the amount and the funds that another one chose are not those of this one. */
export function draftFor(draft: SwapDraft, account: Address | null): SwapDraft {
  if (account === null || account === draft.account) return draft
  const own = { ...draft, account }
  // What a visitor typed is still there once they connect.
  return draft.account === null ? own : { ...own, typed: newDraft.typed, source: newDraft.source }
}

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
  const { from, to, typed, source, account } = value
  const isSound =
    typeof from === 'string' &&
    typeof to === 'string' &&
    isTraded(from) &&
    isTraded(to) &&
    from !== to &&
    typeof typed === 'string' &&
    (source === 'wallet' || source === 'zilpay')
  if (!isSound) return null
  // Earlier versions did not say whose it is.
  return {
    from,
    to,
    typed: typed.slice(0, longestTyped),
    source,
    account: isAddress(account) ? account : null,
  }
}
