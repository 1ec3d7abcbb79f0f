import { initDid } from '@tyto/contracts'
import { zilDecimals, zilId, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readField, valueOr } from '../../reads/readField'
import { findInitDid } from '../findInitDid'
import { leadsSomewhere } from '../registryEntry'
import { knownDigits, readTokenDecimals } from './readTokenDecimals'

/** A coin as this network knows it. */
export interface CoinOnChain {
  /** The contract of the token; null for ZIL, which needs none. */
  readonly token: Address | null
  /** Digits after the point of the smallest unit, by the token's own contract. */
  readonly decimals: number
}

/** ZIL is counted in Qa. */
const zilOnChain: CoinOnChain = { token: null, decimals: zilDecimals }

/**
 * Finds a coin of the network: the token that the protocol names by this id, and how many digits its contract says. Null
 * where the protocol names none, where no contract stands there, and where that says no sound count, or another one than the
 * network's entry. Rejects with `RpcError`.
 * @example
 * await readCoin(client, network, 'xsgd') // { token: '0x…', decimals: 6 }
 */
export async function readCoin(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry' | 'digits'>,
  id: string,
  options?: RequestOptions,
): Promise<CoinOnChain | null> {
  if (id === zilId) return zilOnChain
  const { services } = initDid(await findInitDid(client, network, options)).fields
  const token = valueOr(await readField(client, services.at(id), options), null)
  if (!leadsSomewhere(token)) return null
  const decimals = await readTokenDecimals(client, token, options)
  const isSound = typeof decimals === 'number' && decimals === (knownDigits(network, id) ?? decimals)
  return isSound ? { token, decimals } : null
}
