import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readProtocol } from './readProtocol'
import { readTokenDecimals } from './readTokenDecimals'

/** A coin as this network knows it. */
export interface CoinOnChain {
  /** The contract of the token; null for ZIL, which needs none. */
  readonly token: Address | null
  /** Digits after the point of the smallest unit, by the token's own contract. */
  readonly decimals: number
}

/** ZIL is counted in Qa. */
const zilOnChain: CoinOnChain = { token: null, decimals: 12 }

/**
 * What the network knows of a coin: the token that the protocol names by this id, and how many digits its contract
 * says. Null where the protocol names none, where no contract stands there, and where that says no sound count. Rejects
 * with `RpcError`.
 *
 * @example
 * await readCoin(client, network, 'xsgd') // { token: '0x…', decimals: 6 }
 */
export async function readCoin(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  id: string,
  options?: RequestOptions,
): Promise<CoinOnChain | null> {
  if (id === 'zil') return zilOnChain
  const { services } = await readProtocol(client, network, options)
  const token = services.get(id)
  if (token === undefined) return null
  const decimals = await readTokenDecimals(client, token, options)
  return typeof decimals === 'number' ? { token, decimals } : null
}
