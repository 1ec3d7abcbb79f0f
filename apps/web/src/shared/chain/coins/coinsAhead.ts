import type { NetworkId } from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import { zilId, type Address } from '@tyto/primitives'
import { chainOf } from '../network/chain'
import { readCoins } from './coinBalances'
import { recallCoins } from './keptCoins'

/**
 * Asks where coins and exchanges stand, and what a wallet has of them, before its page is there: the read of the page is
 * shorter by a trip then. Nothing is asked where this device knows the places. `wallet` is null where nobody knows it yet.
 */
export function coinsAhead(
  network: NetworkId,
  wallet: Address | null,
  coins: readonly string[] = allCoins.map(({ id }) => id),
): void {
  const { services } = recallCoins(chainOf(network))
  if (coins.every((id) => id === zilId || services.has(id))) return
  readCoins(network, wallet === null ? [] : [wallet], coins).catch(() => undefined)
}
