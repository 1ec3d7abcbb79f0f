import { readCoinBalances, type Network, type Requests } from '@tyto/chain'
import { allCoins, type Coin } from '@tyto/contracts'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'

/** So much of a token lies in a wallet. */
export interface HeldToken {
  readonly coin: Pick<Coin, 'id' | 'symbol' | 'decimals'>
  /** In the token's smallest unit; more than none. */
  readonly amount: bigint
}

export interface HeldTokens {
  readonly tokens: readonly HeldToken[]
  /** Symbols of the tokens of which no node said how much there is. */
  readonly unread: readonly string[]
}

/** The tokens of the protocol's list that a wallet holds now. Rejects with `RpcError` where nothing could be read. */
export async function readHeldTokens(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry' | 'initDid' | 'digits'>,
  wallet: Address,
): Promise<HeldTokens> {
  const listed = allCoins.filter(({ id }) => id !== zilId)
  const question = { coins: listed.map(({ id }) => id), holders: [wallet] }
  const { holdings } = await readCoinBalances(client, network, question)
  const found = listed.map((coin) => ({ coin, held: holdings[0]?.get(coin.id) ?? null }))
  return {
    tokens: found.flatMap(({ coin, held }) =>
      held?.kind === 'amount' && held.units > 0n
        ? [{ coin: { ...coin, decimals: held.decimals }, amount: held.units }]
        : [],
    ),
    unread: found.flatMap(({ coin, held }) =>
      held === null || held.kind === 'unknown' ? [coin.symbol] : [],
    ),
  }
}
