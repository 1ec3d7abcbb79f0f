import { err, ok, type Result } from '@tyto/primitives'
import { daoMint } from './community'
import type { TyronDexState } from './community'
import { stepThroughTyronDex, type Pool } from './quote'
import { minimumOutput } from './slippage'
import { beginSteps, most128, type QuoteCode } from './steps'

/** Shares that a first provider brings at least; also what S$I the first one must bring. */
export const leastLiquidity = 10n ** 14n

/** More than this needs a TYRONSBT token in the wallet that brings it. */
export const sbtFreeContribution = 25n * 10n ** 20n

/** NoPool: nothing is there to take from. NotEnough: more than there is. */
export type LiquidityCode = QuoteCode | 'NoPool' | 'TooLittle' | 'NotEnough'

/** The amounts that go into the pool, and the share of it that somebody has then. */
export interface Addition {
  readonly tyron: bigint
  readonly ssi: bigint
  /** Shares of the pool. */
  readonly contribution: bigint
  /** S$I that comes back, where only TYRON is brought and half of it bought more than the other half needs. */
  readonly ssiBack: bigint
  /** The pool afterwards. */
  readonly after: TyronDexState
}

/** The amounts that come out of the pool. */
export interface Removal {
  readonly tyron: bigint
  readonly ssi: bigint
  readonly after: TyronDexState
}

/** Both coins, S$I as much as the price asks for. To open an empty pool, `ssi` is what the first provider brings. */
export function previewAdd(dex: TyronDexState, tyron: bigint, ssi: bigint): Result<Addition, LiquidityCode> {
  if (tyron <= 0n) return err('ZeroAmount')
  if (tyron >= most128) return err('TooLarge')
  if (dex.totalSupply > 0n) return addAtPrice(dex, tyron)
  if (ssi < leastLiquidity) return err('TooLittle')
  if (ssi >= most128) return err('TooLarge')
  const after = { ...dex, reserves: { tyron, ssi }, totalSupply: ssi }
  return ok({ tyron, ssi, contribution: ssi, ssiBack: 0n, after })
}

/** TYRON alone: half of it is swapped for S$I first, as anybody would swap it. */
export function previewAddTyronOnly(dex: TyronDexState, tyron: bigint): Result<Addition, LiquidityCode> {
  if (dex.totalSupply === 0n) return err('NoPool')
  const half = tyron / 2n
  const begun = beginSteps(half)
  if (!begun.ok) return begun
  const bought = stepThroughTyronDex(dex, 'tyron', begun.value)
  if (!bought.ok) return bought
  const ssi = bought.value.amount
  const minted = daoMint(dex, half, dex.reserves.tyron + half)
  const swapped = {
    ...dex,
    reserves: { tyron: dex.reserves.tyron + half, ssi: dex.reserves.ssi - ssi },
    totalSupply: dex.totalSupply + minted,
    daoBalance: dex.daoBalance + minted,
  }
  const rest = tyron - half
  const needed = partUp(ssi, swapped.reserves.tyron, swapped.reserves.ssi)
  // Either all of the S$I goes in, or all that is left of the TYRON.
  const isAll = needed <= rest
  const added = isAll
    ? add(swapped, needed, ssi, (swapped.totalSupply * ssi) / swapped.reserves.ssi)
    : addAtPrice(swapped, rest)
  if (!added.ok) return added
  const { tyron: taken, ssi: put, contribution, after } = added.value
  return ok({ tyron: half + taken, ssi: 0n, contribution, ssiBack: ssi - put, after })
}

function addAtPrice(dex: TyronDexState, tyron: bigint): Result<Addition, LiquidityCode> {
  const ssi = partUp(tyron, dex.reserves.ssi, dex.reserves.tyron)
  return add(dex, tyron, ssi, (dex.totalSupply * tyron) / dex.reserves.tyron)
}

function add(
  dex: TyronDexState,
  tyron: bigint,
  ssi: bigint,
  contribution: bigint,
): Result<Addition, LiquidityCode> {
  if (contribution < leastLiquidity) return err('TooLittle')
  const reserves = { tyron: dex.reserves.tyron + tyron, ssi: dex.reserves.ssi + ssi }
  const totalSupply = dex.totalSupply + contribution
  if ([reserves.tyron, reserves.ssi, totalSupply].some((amount) => amount >= most128)) return err('TooLarge')
  return ok({ tyron, ssi, contribution, ssiBack: 0n, after: { ...dex, reserves, totalSupply } })
}

/** The worth of shares of the pool in both coins, rounded down. */
export function previewRemove(dex: TyronDexState, amount: bigint): Result<Removal, LiquidityCode> {
  const { reserves, totalSupply } = dex
  if (amount <= 0n) return err('ZeroAmount')
  if (amount > totalSupply) return err('NotEnough')
  const rest = totalSupply - amount
  if (rest > 0n && rest < leastLiquidity) return err('TooLittle')
  const tyron = (amount * reserves.tyron) / totalSupply
  const ssi = (amount * reserves.ssi) / totalSupply
  const after = {
    ...dex,
    reserves: { tyron: reserves.tyron - tyron, ssi: reserves.ssi - ssi },
    totalSupply: rest,
  }
  return ok({ tyron, ssi, after })
}

/** The worth of shares of a pool of ZIL and a token in both, rounded down. `total`: the shares of everybody together. */
export function previewDraw(pool: Pool, amount: bigint, total: bigint): Result<Pool, LiquidityCode> {
  if (amount <= 0n) return err('ZeroAmount')
  if (amount > total) return err('NotEnough')
  return ok({ zil: (amount * pool.zil) / total, tokens: (amount * pool.tokens) / total })
}

/** Shares of the community for shares of the pool, rounded down. */
export function previewJoin(
  { contributions, daoBalance }: TyronDexState,
  amount: bigint,
): Result<bigint, LiquidityCode> {
  if (amount < leastLiquidity) return err(amount <= 0n ? 'ZeroAmount' : 'TooLittle')
  const shares = contributions === 0n ? amount : (amount * contributions) / daoBalance
  return shares === 0n ? err('NothingOut') : ok(shares)
}

/** Shares of the pool for shares of the community, rounded down. `owned`: the shares of the domain. */
export function previewLeave(
  { contributions, daoBalance }: TyronDexState,
  amount: bigint,
  owned: bigint,
): Result<bigint, LiquidityCode> {
  if (amount <= 0n) return err('ZeroAmount')
  if (amount > owned || amount > contributions) return err('NotEnough')
  const rest = owned - amount
  if (rest > 0n && rest < leastLiquidity) return err('TooLittle')
  const back = (amount * daoBalance) / contributions
  return back === 0n ? err('NothingOut') : ok(back)
}

/** The least contribution that somebody accepts: 99 percent of what is expected, and never nothing. */
export function minimumContribution(expected: bigint): bigint {
  return minimumOutput(expected, 100n)
}

/** Rounded up. */
function partUp(amount: bigint, part: bigint, whole: bigint): bigint {
  return (amount * part + whole - 1n) / whole
}
