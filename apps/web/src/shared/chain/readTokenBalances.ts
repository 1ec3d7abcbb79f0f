import {
  getContractInit,
  readField,
  readProtocol,
  RpcError,
  valueOr,
  type Client,
  type Network,
  type RequestOptions,
} from '@tyto/chain'
import { zrc2Token } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { coins, type Coin } from './coins'

export interface TokenBalance {
  readonly coin: Coin
  /** In the token's smallest unit; null where it could not be read. */
  readonly balance: bigint | null
}

/**
 * The tokens that the protocol of this network names, and what an address holds of each. Rejects with `RpcError` where
 * the protocol itself cannot be read; one token that cannot be read is unknown by itself.
 */
export async function readTokenBalances(
  client: Client,
  network: Network,
  holder: Address,
  options?: RequestOptions,
): Promise<readonly TokenBalance[]> {
  const { services } = await readProtocol(client, network, options)
  return Promise.all(
    coins.flatMap((coin) => {
      const token = services.get(coin.id)
      return token === undefined ? [] : [readToken(client, coin, token, holder, options)]
    }),
  )
}

async function readToken(
  client: Client,
  coin: Coin,
  token: Address,
  holder: Address,
  options?: RequestOptions,
): Promise<TokenBalance> {
  try {
    const [init, balance] = await Promise.all([
      getContractInit(client, token, options),
      readField(client, zrc2Token(token).fields.balances.at(holder), options),
    ])
    // A service that leads to no contract holds nothing that could be read.
    if (init === null) return { coin, balance: null }
    // The contract's own count of digits is the one that is true.
    const decimals = Number(init.find(({ vname }) => vname === 'decimals')?.value ?? coin.decimals)
    const isSound = Number.isInteger(decimals) && decimals >= 0 && decimals <= 38
    return { coin: isSound ? { ...coin, decimals } : coin, balance: isSound ? valueOr(balance, 0n) : null }
  } catch (error) {
    if (error instanceof RpcError) return { coin, balance: null }
    throw error
  }
}
