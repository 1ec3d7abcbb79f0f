import { zrc2Token } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { Network } from '../networks/networks'
import { getContractInit } from '../reads/getContractInit'
import { readField, valueOr } from '../reads/readField'
import { readProtocol } from './readProtocol'

/** A token as the asker knows it: its name among the protocol's services, and the digits after the point. */
interface KnownToken {
  readonly id: string
  readonly decimals: number
}

export interface TokenBalance<T extends KnownToken> {
  /** With the count of digits that the token's own contract says, where it says one. */
  readonly coin: T
  /** In the token's smallest unit; null where it could not be read. */
  readonly balance: bigint | null
}

/** ZRC-2 amounts are Uint128, which has 39 digits: more than 38 behind the point make no sense. */
const mostDecimals = 38

/**
 * Those of some tokens that the protocol of this network names, and what an address holds of each. Rejects with
 * `RpcError` where the protocol itself cannot be read; one token that cannot be read is unknown by itself.
 *
 * @example
 * const tokens = await readTokenBalances(client, network, wallet, [{ id: 'xsgd', decimals: 6 }])
 */
export async function readTokenBalances<T extends KnownToken>(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  holder: Address,
  coins: readonly T[],
  options?: RequestOptions,
): Promise<readonly TokenBalance<T>[]> {
  const { services } = await readProtocol(client, network, options)
  return Promise.all(
    coins.flatMap((coin) => {
      const token = services.get(coin.id)
      return token === undefined ? [] : [readToken(client, coin, token, holder, options)]
    }),
  )
}

async function readToken<T extends KnownToken>(
  client: Requests,
  coin: T,
  token: Address,
  holder: Address,
  options?: RequestOptions,
): Promise<TokenBalance<T>> {
  try {
    const [init, balance] = await Promise.all([
      getContractInit(client, token, options),
      readField(client, zrc2Token(token).fields.balances.at(holder), options),
    ])
    // A service that leads to no contract holds nothing that could be read.
    if (init === null) return { coin, balance: null }
    // The contract's own count of digits is the one that is true.
    const decimals = Number(init.find(({ vname }) => vname === 'decimals')?.value ?? coin.decimals)
    const isSound = Number.isInteger(decimals) && decimals >= 0 && decimals <= mostDecimals
    return { coin: isSound ? { ...coin, decimals } : coin, balance: isSound ? valueOr(balance, 0n) : null }
  } catch (error) {
    if (error instanceof RpcError) return { coin, balance: null }
    throw error
  }
}
