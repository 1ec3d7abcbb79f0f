import type { DexPosition } from '@tyto/chain'
import {
  minimumContribution,
  previewAdd,
  previewAddTyronOnly,
  previewJoin,
  sbtFreeContribution,
  type Addition,
  type TyronDexState,
} from '@tyto/exchange'
import { err, ok, type Result } from '@tyto/primitives'
import { partOf } from './position'

/** With S$I at the price of the pool, or TYRON alone. */
export type AdditionMode = 'ssi' | 'tyron'

export interface AdditionPlan extends Addition {
  readonly mode: AdditionMode
  /** All TYRON that may go. */
  readonly given: bigint
  readonly minimum: bigint
  /** So large a contribution fails without a TYRONSBT token. */
  readonly needsSbt: boolean
}

/**
 * `zero`, `balance`: the texts of the specification, of TYRON; `ssiZero`, `ssiBalance`: the same of S$I; `tooLittle`: the pool takes
 * no such crumbs; `noPool`: TYRON alone has no price there; `other`: too much.
 */
export type AdditionCode = 'zero' | 'ssiZero' | 'balance' | 'ssiBalance' | 'tooLittle' | 'noPool' | 'other'

/** So little came in that nothing, or too little, would come out. */
const crumbs: ReadonlySet<string> = new Set(['TooLittle', 'ZeroAmount', 'NothingOut'])

export interface AdditionDraft {
  readonly mode: AdditionMode
  readonly tyron: bigint
  /** Counts only where it opens an empty pool. */
  readonly ssi: bigint
  /** The balances of the wallet; null where they are not known. */
  readonly held: { readonly tyron: bigint | null; readonly ssi: bigint | null }
}

/** The figures that PREVIEW shows: the same numbers as the contract's, to the unit, at the state of the pool. */
export function planAddition(
  dex: TyronDexState,
  { mode, tyron, ssi, held }: AdditionDraft,
): Result<AdditionPlan, AdditionCode> {
  const isEmpty = dex.totalSupply === 0n
  if (tyron <= 0n) return err('zero')
  if (mode === 'ssi' && isEmpty && ssi <= 0n) return err('ssiZero')
  const preview = mode === 'ssi' ? previewAdd(dex, tyron, ssi) : previewAddTyronOnly(dex, tyron)
  if (!preview.ok)
    return err(preview.code === 'NoPool' ? 'noPool' : crumbs.has(preview.code) ? 'tooLittle' : 'other')
  const addition = preview.value
  if (held.tyron !== null && tyron > held.tyron) return err('balance')
  if (mode === 'ssi' && held.ssi !== null && addition.ssi > held.ssi) return err('ssiBalance')
  // In an empty pool no price can move: the least share says how much S$I comes, and needs no token.
  const minimum = isEmpty ? addition.contribution : minimumContribution(addition.contribution)
  const needsSbt = !isEmpty && addition.contribution > sbtFreeContribution
  return ok({ ...addition, mode, given: tyron, minimum, needsSbt })
}

/** The TYRON that so much S$I goes with at the price of the pool, rounded down. */
export function tyronFor({ reserves }: TyronDexState, ssi: bigint): bigint {
  return reserves.ssi === 0n ? 0n : (ssi * reserves.tyron) / reserves.ssi
}

/** The S$I that so much TYRON goes with, rounded up as the contract does. */
export function ssiFor({ reserves }: TyronDexState, tyron: bigint): bigint {
  return reserves.tyron === 0n ? 0n : (tyron * reserves.ssi + reserves.tyron - 1n) / reserves.tyron
}

/**
 * The change of a share by an addition, in parts of 10,000, rounded down: that of the wallet in the pool, or that of its
 * domain in the community.
 */
export function shareChange(
  dex: TyronDexState,
  { shares, daoShares }: DexPosition,
  { contribution, after }: Pick<Addition, 'contribution' | 'after'>,
  whose: 'wallet' | 'domain',
): { readonly before: bigint; readonly after: bigint } {
  if (whose === 'wallet') {
    return {
      before: partOf(shares, dex.totalSupply),
      after: partOf(shares + contribution, after.totalSupply),
    }
  }
  const joined = previewJoin(after, contribution)
  const made = joined.ok ? joined.value : 0n
  return {
    before: partOf(daoShares, dex.contributions),
    after: partOf(daoShares + made, after.contributions + made),
  }
}
