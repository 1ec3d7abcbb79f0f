import type { DexPosition } from '@tyto/chain'
import { previewRemove, rootOf, type TyronDexState } from '@tyto/exchange'

/** A position as people look at it. */
export interface PositionView {
  /** Of the whole pool, in parts of 10,000, rounded down: the wallet's own shares. */
  readonly share: bigint
  /** Shares of the pool that the domain's shares of the community stand for. */
  readonly daoBalance: bigint
  /** The amount of each coin in the pool that stands behind them now, in the smallest units. */
  readonly tyron: bigint
  readonly ssi: bigint
}

/** The worth of a position in a pool, to the unit that the contract would pay. */
export function viewPosition(dex: TyronDexState, { shares, daoShares }: DexPosition): PositionView {
  const { totalSupply, contributions } = dex
  const daoBalance = contributions === 0n ? 0n : (daoShares * dex.daoBalance) / contributions
  const all = previewRemove(dex, shares + daoBalance)
  const { tyron, ssi } = all.ok ? all.value : { tyron: 0n, ssi: 0n }
  return { share: partOf(shares, totalSupply), daoBalance, tyron, ssi }
}

/** In parts of 10,000, rounded down. */
export function partOf(part: bigint, whole: bigint): bigint {
  return whole === 0n ? 0n : (part * 10_000n) / whole
}

/** The worth of a position in S$I if TYRON had another price. */
export interface PriceCase {
  /** The price of TYRON afterwards, in parts of 100 of the price now. */
  readonly price: bigint
  readonly inPool: bigint
  /** The same coins, had they been held apart since. */
  readonly apart: bigint
  /** How much less the pool gives, in parts of 10,000. */
  readonly less: bigint
}

const precision = 10n ** 12n

/**
 * The worth of a position where the price moves, beside the same coins held apart. A pool keeps the product of its two
 * sides, so its value in S$I grows with the root of the price; fees, which add to it, are left out.
 */
export function priceCases(ssi: bigint, prices: readonly bigint[]): readonly PriceCase[] {
  return prices.map((price) => {
    const inPool = (2n * ssi * rootOf((price * precision * precision) / 100n)) / precision
    const apart = ssi + (ssi * price) / 100n
    const less = inPool >= apart ? 0n : partOf(apart - inPool, apart)
    return { price, inPool, apart, less }
  })
}
