import type { DexPosition, PoolShares } from '@tyto/chain'
import {
  minimumOutput,
  previewDraw,
  previewLeave,
  previewRemove,
  type LiquidityCode,
  type Pool,
  type TyronDexState,
} from '@tyto/exchange'
import { err, ok, type Result, percentOf } from '@tyto/primitives'

/** Which shares are taken out: those of the domain too, or those of the wallet alone. */
export type RemovalMode = 'dao' | 'lp'

/** The least of the coin that is traded that a removal accepts, in its smallest unit. */
const leastTokens = 10n

export interface RemovalDraft {
  readonly mode: RemovalMode
  /** Percent of the wallet's shares of the pool, 0 to 100. */
  readonly exchange: bigint
  /** Percent of the domain's shares of the community; counts only where `exchange` is 0. */
  readonly dao: bigint
}

/** The removal that CONFIRM would begin. */
export type RemovalPlan =
  | {
      readonly kind: 'remove'
      readonly amount: bigint
      readonly tyron: bigint
      readonly ssi: bigint
      readonly minTyron: bigint
      readonly minSsi: bigint
    }
  /** Shares of the community become shares of the pool: `back` of them. */
  | { readonly kind: 'leave'; readonly amount: bigint; readonly back: bigint }

/** The one step that the sliders stand for; the codes say why there is none. `slippage` in parts of 10,000. */
export function planRemoval(
  dex: TyronDexState,
  { shares, daoShares }: DexPosition,
  { draft, slippage }: { readonly draft: RemovalDraft; readonly slippage: bigint },
): Result<RemovalPlan, LiquidityCode> {
  if (draft.exchange > 0n) {
    const amount = percentOf(shares, draft.exchange)
    const removed = previewRemove(dex, amount)
    if (!removed.ok) return removed
    const { tyron, ssi } = removed.value
    const minTyron = leastOf(tyron, slippage)
    const minSsi = minimumOutput(ssi, slippage)
    return tyron < minTyron || minSsi <= 0n
      ? err('NothingOut')
      : ok({ kind: 'remove', amount, tyron, ssi, minTyron, minSsi })
  }
  if (draft.mode === 'lp') return err('ZeroAmount')
  const amount = percentOf(daoShares, draft.dao)
  const back = previewLeave(dex, amount, daoShares)
  return back.ok ? ok({ kind: 'leave', amount, back: back.value }) : back
}

/** A part of the shares at another exchange that is taken out. */
export interface DrawPlan {
  readonly amount: bigint
  readonly zil: bigint
  readonly tokens: bigint
  readonly minZil: bigint
  readonly minTokens: bigint
}

/** The same of a pool of ZIL and a token: `percent` of the shares that the wallet has there, 0 to 100. */
export function planDraw(
  pool: Pool,
  { shares, total }: Pick<PoolShares, 'shares' | 'total'>,
  { percent, slippage }: { readonly percent: bigint; readonly slippage: bigint },
): Result<DrawPlan, LiquidityCode> {
  const amount = percentOf(shares, percent)
  const drawn = previewDraw(pool, amount, total)
  if (!drawn.ok) return drawn
  const { zil, tokens } = drawn.value
  const [minZil, minTokens] = [minimumOutput(zil, slippage), leastOf(tokens, slippage)]
  return tokens < minTokens || minZil <= 0n
    ? err('NothingOut')
    : ok({ amount, zil, tokens, minZil, minTokens })
}

function leastOf(tokens: bigint, slippage: bigint): bigint {
  const least = minimumOutput(tokens, slippage)
  return least < leastTokens ? leastTokens : least
}
