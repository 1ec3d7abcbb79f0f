import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { RpcError } from '../../client/RpcError'
import type { Network } from '../../networks/networks'
import { readProtocol } from '../readProtocol'
import { readTokenDecimals } from './readTokenDecimals'

/** A token as the asker knows it: its name among the protocol's services, and the digits after the point. */
export interface KnownToken {
  readonly id: string
  readonly decimals: number
}

export interface Tokens<T extends KnownToken> {
  /** Tokens, exchanges and funds of the protocol by name. */
  readonly services: ReadonlyMap<string, Address>
  /** Those coins whose contract the protocol names, with the count of digits that the contract itself says. */
  readonly tokens: ReadonlyMap<Address, T>
}

/**
 * Which contracts of this network are the known coins: three trips, of what hardly ever changes. A token that cannot be
 * read is left out. Rejects with `RpcError` where the protocol itself cannot be read.
 */
export async function readTokens<T extends KnownToken>(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  coins: readonly T[],
  options?: RequestOptions,
): Promise<Tokens<T>> {
  const { services } = await readProtocol(client, network, options)
  const found = await Promise.all(
    coins.flatMap((coin) => {
      const token = services.get(coin.id)
      return token === undefined ? [] : [readToken(client, coin, token, options)]
    }),
  )
  return { services, tokens: new Map(found.filter((each) => each !== null)) }
}

async function readToken<T extends KnownToken>(
  client: Requests,
  coin: T,
  token: Address,
  options?: RequestOptions,
): Promise<readonly [Address, T] | null> {
  try {
    const decimals = await readTokenDecimals(client, token, options)
    return typeof decimals === 'number' ? [token, { ...coin, decimals }] : null
  } catch (error) {
    if (error instanceof RpcError) return null
    throw error
  }
}
