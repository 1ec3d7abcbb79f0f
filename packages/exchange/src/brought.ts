import type { TyronDexState } from './community'
import { rootOf } from './root'

/** One step of a wallet at the community's pool, as the contract's own events tell it; in the smallest units. */
export type PoolStep =
  /** Coins went into the pool for shares of it, or came out for them. */
  | {
      readonly kind: 'added' | 'removed'
      readonly tyron: bigint
      readonly ssi: bigint
      readonly shares: bigint
    }
  /** Shares of the pool became shares of the community, or came back from it. */
  | { readonly kind: 'joined' | 'left'; readonly shares: bigint; readonly daoShares: bigint }
  /** Somebody gave shares of the pool: the coins that stood behind them then count as brought. */
  | { readonly kind: 'received'; readonly tyron: bigint; readonly ssi: bigint; readonly shares: bigint }
  /** Shares of the pool went to somebody else. */
  | { readonly kind: 'sent'; readonly shares: bigint }
  /** Another wallet of the domain joined the community for it, with the coins that stood behind its shares. */
  | { readonly kind: 'granted'; readonly tyron: bigint; readonly ssi: bigint; readonly daoShares: bigint }
  /** Shares of the domain became another wallet's. */
  | { readonly kind: 'withdrawn'; readonly daoShares: bigint }

/** The coins that were brought for what is in the pool still. */
export interface Brought {
  readonly tyron: bigint
  readonly ssi: bigint
  /** The sum of the roots of what each step brought of both: what a pool without fees would have kept. */
  readonly root: bigint
}

const nothing: Brought = { tyron: 0n, ssi: 0n, root: 0n }
/** Roots are counted in parts of so many, since amounts of few units have coarse ones. */
const rootParts = 10n ** 6n

/**
 * The amounts that were brought for a position, by the steps since it was empty, oldest first. What is taken out takes its part of what was
 * brought along. Null where these steps do not come to exactly the shares that there are: then others changed them too.
 */
export function broughtFor(
  steps: readonly PoolStep[],
  position: { readonly shares: bigint; readonly daoShares: bigint },
): Brought | null {
  let [own, dao] = [nothing, nothing]
  let [shares, daoShares] = [0n, 0n]
  for (const step of steps) {
    switch (step.kind) {
      case 'added':
      case 'received':
        own = plus(own, ofCoins(step))
        shares += step.shares
        break
      case 'granted':
        dao = plus(dao, ofCoins(step))
        daoShares += step.daoShares
        break
      case 'left':
      case 'withdrawn': {
        if (step.daoShares > daoShares) return null
        const moved = partOf(dao, step.daoShares, daoShares)
        dao = minus(dao, moved)
        daoShares -= step.daoShares
        if (step.kind === 'withdrawn') break
        own = plus(own, moved)
        shares += step.shares
        break
      }
      case 'removed':
      case 'sent':
      case 'joined': {
        if (step.shares > shares) return null
        const moved = partOf(own, step.shares, shares)
        own = minus(own, moved)
        shares -= step.shares
        if (step.kind !== 'joined') break
        dao = plus(dao, moved)
        daoShares += step.daoShares
      }
    }
  }
  return shares === position.shares && daoShares === position.daoShares ? plus(own, dao) : null
}

function ofCoins({ tyron, ssi }: { readonly tyron: bigint; readonly ssi: bigint }): Brought {
  return { tyron, ssi, root: rootOf(tyron * ssi * rootParts * rootParts) }
}

function plus(one: Brought, other: Brought): Brought {
  return { tyron: one.tyron + other.tyron, ssi: one.ssi + other.ssi, root: one.root + other.root }
}

function minus(one: Brought, other: Brought): Brought {
  return { tyron: one.tyron - other.tyron, ssi: one.ssi - other.ssi, root: one.root - other.root }
}

function partOf({ tyron, ssi, root }: Brought, part: bigint, whole: bigint): Brought {
  if (whole === 0n) return nothing
  return { tyron: (tyron * part) / whole, ssi: (ssi * part) / whole, root: (root * part) / whole }
}

/** Gain and loss of a position since it was brought, all in S$I at the pool's price of now. */
export interface SinceBrought {
  /** Its part of the pool now. */
  readonly now: bigint
  /** The same coins that were brought, had they been held apart. */
  readonly apart: bigint
  /** The fees of trades: the amount beyond a pool that takes no fee. */
  readonly earned: bigint
  /** The loss by the price that moved, beside holding apart; never below 0. */
  readonly lost: bigint
}

/**
 * Measures a position beside what was brought for it. A pool without fees keeps the product of its sides, so that it would be worth
 * twice the root of what was brought, times the root of the price. `held`: what the position is in the pool now.
 */
export function sinceBrought(
  { reserves }: Pick<TyronDexState, 'reserves'>,
  held: { readonly tyron: bigint; readonly ssi: bigint },
  brought: Brought,
): SinceBrought {
  const inSsi = (tyron: bigint): bigint =>
    reserves.tyron === 0n ? 0n : (tyron * reserves.ssi) / reserves.tyron
  const now = held.ssi + inSsi(held.tyron)
  const apart = brought.ssi + inSsi(brought.tyron)
  const withoutFees = (2n * rootOf(inSsi(brought.root * brought.root))) / rootParts
  const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)
  return { now, apart, earned: positive(now - withoutFees), lost: positive(apart - withoutFees) }
}
