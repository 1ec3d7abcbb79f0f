import {
  previewDraw,
  previewLeave,
  sharesId,
  worthOf,
  type CoinPrice,
  type Exchanges,
  type PoolExchange,
} from '@tyto/exchange'
import type { Estate, EstatePool, EstateWallet } from '@tyto/identity'
import { zilId } from '@tyto/primitives'

/** The prices of coins, and the pools and the community in which a wallet can have a part. */
export interface EstateMarket {
  readonly prices: ReadonlyMap<string, CoinPrice>
  readonly exchanges: Exchanges | null
}

/**
 * The worth of a wallet in Qa: ZIL, in the stake and on its way out of it too, coins with a price, and its parts of pools
 * and of the community; null where a part of that is not known. NFTs and soulbound tokens have no price.
 */
export function walletWorth(wallet: EstateWallet, { prices, exchanges }: EstateMarket): bigint | null {
  const { staked, waiting, shares, brought, pools, unread } = wallet
  if (staked === null || waiting === null || shares === null || brought === null) return null
  if (unread.includes('shares')) return null
  const held = new Map(wallet.coins.map(({ id, units }) => [id, units] as const))
  const drawn = pools.map((pool) => coinsOfPool(pool, exchanges))
  const back = sharesBack(brought, exchanges)
  if (drawn.includes(null) || back === null) return null
  for (const coins of drawn) {
    for (const [id, units] of coins ?? []) held.set(id, (held.get(id) ?? 0n) + units)
  }
  // The pool's shares are a coin as well: they count once.
  const ofShares = (held.get(sharesId) ?? shares) + back
  const worth = worthOf((coin) => {
    if (unread.includes('coins')) return undefined
    if (coin === sharesId) return ofShares
    return held.get(coin) ?? 0n
  }, prices)
  return worth === null ? null : worth + staked + waiting
}

type HeldCoins = readonly (readonly [string, bigint])[]

/** The coins that a part of a pool comes to; null where the pool is not known. */
function coinsOfPool(
  { exchange, coin, shares, total }: EstatePool,
  exchanges: Exchanges | null,
): HeldCoins | null {
  const pool = exchanges?.states.get(exchange as PoolExchange)?.pools.get(coin)
  if (pool === undefined) return null
  const drawn = previewDraw(pool, shares, total)
  return drawn.ok ? [[zilId, drawn.value.zil] as const, [coin, drawn.value.tokens] as const] : null
}

/** The shares of the pool that come back for shares of the community; null where that is not known. */
function sharesBack(brought: bigint, exchanges: Exchanges | null): bigint | null {
  if (brought === 0n) return 0n
  const dex = exchanges?.tyronDex
  if (!dex) return null
  const back = previewLeave(dex, brought, brought)
  return back.ok ? back.value : null
}

/** The coins of these wallets that nobody trades, so that no worth has them. */
export function pricelessCoins(
  wallets: readonly EstateWallet[],
  prices: ReadonlyMap<string, CoinPrice>,
): readonly string[] {
  const ids = wallets.flatMap(({ coins }) => coins.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => id !== zilId && !prices.has(id))
}

/** The wallets whose money the name carries: what a subdomain leads to and obeys somebody else is not of it. */
export function ownWallets({ wallets, did }: Estate): readonly EstateWallet[] {
  return wallets.filter(({ kind, obeys }) => kind !== 'account' && obeys === did.controller)
}
