import type { DexPosition } from '@tyto/chain'
import {
  minimumOutput,
  previewLeave,
  previewRemove,
  type LiquidityCode,
  type TyronDexState,
} from '@tyto/exchange'
import { err, ok, type Result } from '@tyto/primitives'
import { percentOf } from './position'

/** Which shares are taken out: those of the domain too, or those of the wallet alone. */
export type RemovalMode = 'dao' | 'lp'

/** The least TYRON that a removal accepts, in its smallest unit: the contract takes none below. */
const leastTyron = 10n

export interface RemovalDraft {
  readonly mode: RemovalMode
  /** Percent of the wallet's shares of the pool, 0 to 100. */
  readonly exchange: bigint
  /** Percent of the domain's shares of the community; counts only where `exchange` is 0. */
  readonly dao: bigint
}

/** What CONFIRM would do. */
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
    const least = minimumOutput(tyron, slippage)
    const minTyron = least < leastTyron ? leastTyron : least
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
