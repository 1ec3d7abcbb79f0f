import { sharesId, worthOf, type CoinPrice } from '@tyto/exchange'
import type { Estate, EstateWallet } from '@tyto/identity'

const zilId = 'zil'

/**
 * What a wallet holds of ZIL, in the stake too, and of coins with a price, in Qa; null where a part of that is not known. NFTs
 * and soulbound tokens have no price.
 */
export function walletWorth(wallet: EstateWallet, prices: ReadonlyMap<string, CoinPrice>): bigint | null {
  const { coins, staked, waiting, shares, unread } = wallet
  if (staked === null || waiting === null || shares === null) return null
  const held = new Map(coins.map(({ id, units }) => [id, units] as const))
  // The pool's shares are a coin as well: they count once.
  const ofShares = held.get(sharesId) ?? shares
  const worth = worthOf((coin) => {
    if (unread.includes('coins')) return undefined
    if (coin === sharesId) return ofShares
    return held.get(coin) ?? 0n
  }, prices)
  return worth === null ? null : worth + staked + waiting
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
