/**
 * The arithmetic of the community's pool, counted from the words of its contract by a few lines of this file's own: the
 * tests compare the product's arithmetic with it.
 */

/** The fields of the contract that count, in the smallest units. */
interface PoolFields {
  readonly reserves: { readonly tyron: bigint; readonly ssi: bigint }
  readonly profitDenom: bigint
  readonly reward: bigint
  readonly totalSupply: bigint
  readonly contributions: bigint
  readonly daoBalance: bigint
}

/** The amounts of both coins that go in, and the shares that come of them. */
interface Added {
  readonly tyron: bigint
  readonly ssi: bigint
  readonly shares: bigint
}

/** TYRON, and S$I beside it at the pool's price, rounded up for those who are in it. */
export function addedByBoth<P extends PoolFields>(pool: P, tyron: bigint): Added & { readonly after: P } {
  const { reserves, totalSupply } = pool
  const exact = tyron * reserves.ssi
  const ssi = exact / reserves.tyron + (exact % reserves.tyron === 0n ? 0n : 1n)
  const shares = (tyron * totalSupply) / reserves.tyron
  return { tyron, ssi, shares, after: grown(pool, { tyron, ssi, shares }) }
}

/** TYRON alone: half of it buys S$I, of which the community has its part, and both go in. */
export function addedByTyron<P extends PoolFields>(pool: P, tyron: bigint): Added & { readonly after: P } {
  const half = tyron / 2n
  const { reserves, profitDenom, reward, totalSupply, contributions } = pool
  const moved = reserves.tyron + half
  // The product of both sides, as far as what comes in counts, stays: what is left of S$I is rounded up.
  const x = reserves.tyron * 10_000n
  const left = (x * reserves.ssi + x + half * profitDenom - 1n) / (x + half * profitDenom)
  const bought = reserves.ssi - left
  const forOthers = (half * (10_000n - profitDenom - reward)) / 10_000n
  const made = contributions === 0n ? 0n : (totalSupply * forOthers) / (moved * 2n)
  const traded = grown(pool, { tyron: half, ssi: -bought, shares: made }, made)
  // The amount that fits beside the S$I goes in, unless it is more than the other half.
  const beside = (bought * moved + left - 1n) / left
  if (beside > tyron - half) {
    const rest = addedByBoth(traded, tyron - half)
    return { tyron, ssi: rest.ssi - bought, shares: rest.shares, after: rest.after }
  }
  const shares = (traded.totalSupply * bought) / left
  return {
    tyron: half + beside,
    ssi: 0n,
    shares,
    after: grown(traded, { tyron: beside, ssi: bought, shares }),
  }
}

/** Both coins for shares of the pool. */
export function takenOut({ reserves, totalSupply }: PoolFields, shares: bigint) {
  return {
    tyron: (reserves.tyron * shares) / totalSupply,
    ssi: (reserves.ssi * shares) / totalSupply,
  }
}

/** Shares of the community for shares of the pool; the first who joins gets as many as come. */
export function joinedWith({ contributions, daoBalance }: PoolFields, shares: bigint): bigint {
  return daoBalance === 0n ? shares : (contributions * shares) / daoBalance
}

/** The reverse. */
export function leftWith({ contributions, daoBalance }: PoolFields, daoShares: bigint): bigint {
  return (daoBalance * daoShares) / contributions
}

/** A percentage of an amount, and never nothing. */
export function leastOf(expected: bigint, percent: bigint): bigint {
  return (expected * percent) / 100n || 1n
}

/** More in it; `forAll`: shares that the community gets of it. */
function grown<P extends PoolFields>(pool: P, { tyron, ssi, shares }: Added, forAll = 0n): P {
  return {
    ...pool,
    reserves: { tyron: pool.reserves.tyron + tyron, ssi: pool.reserves.ssi + ssi },
    totalSupply: pool.totalSupply + shares,
    daoBalance: pool.daoBalance + forAll,
  }
}
