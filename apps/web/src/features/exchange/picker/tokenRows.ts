import { allCoins, type Coin } from '@tyto/contracts'
import { tradedCoins } from '@tyto/exchange'
import { zilId } from '@tyto/primitives'
import type { ShownAmount } from '../../../shared/chain/coins/coinBalances'

/** Why a token cannot be chosen; the texts are `blocked.<code>` in the area `exchange`. */
export type TokenBlock =
  /** No exchange here trades it. */
  | 'notTraded'
  /** The protocol names no contract for it on this network. */
  | 'notHere'
  /** Its contract does not say how its amounts are counted. */
  | 'noDecimals'
  | 'otherDecimals'

/** A token of the list. */
export interface TokenRow {
  readonly coin: Coin
  /** The source's balance of it. */
  readonly held: ShownAmount
  readonly block: TokenBlock | null
}

/** All coins of the protocol, the newest first; what can be traded stands before what cannot. */
export function tokenRows(heldOf: (coin: string) => ShownAmount): readonly TokenRow[] {
  const rows = allCoins.toReversed().map((coin): TokenRow => {
    const held = heldOf(coin.id)
    const decimals = held.kind === 'amount' ? held.decimals : coin.decimals
    return { coin: { ...coin, decimals }, held, block: blockOf(coin.id, held) }
  })
  return [...rows.filter(({ block }) => block === null), ...rows.filter(({ block }) => block !== null)]
}

function blockOf(coin: string, held: ShownAmount): TokenBlock | null {
  if (coin === zilId) return null
  if (!tradedCoins.includes(coin)) return 'notTraded'
  if (held.kind === 'no service' || held.kind === 'no contract') return 'notHere'
  if (held.kind === 'other decimals') return 'otherDecimals'
  return held.kind === 'no decimals' ? 'noDecimals' : null
}

/** The rows whose symbol or name has this text in it; those whose symbol begins with it come first. */
export function findTokens(rows: readonly TokenRow[], search: string): readonly TokenRow[] {
  const wanted = search.trim().toLowerCase()
  const found = rows.filter(({ coin }) => `${coin.symbol} ${coin.name}`.toLowerCase().includes(wanted))
  if (wanted === '') return found
  const begins = ({ coin }: TokenRow): boolean => coin.symbol.toLowerCase().startsWith(wanted)
  return [...found.filter(begins), ...found.filter((row) => !begins(row))]
}

/** The coin that Enter picks: the first that can be chosen; null for none. */
export function firstMatch(rows: readonly TokenRow[]): TokenRow | null {
  return rows.find(({ block }) => block === null) ?? null
}
