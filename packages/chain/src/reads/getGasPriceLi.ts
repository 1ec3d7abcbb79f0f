import { qaPerLi } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger } from './decode'

/** What the chain asks for at least, in Li per unit of gas, where no node can be asked. */
export const usualGasPriceLi = 2_000n

/** The network's minimum price of gas in Li, rounded up: wallets take their price in Li. Rejects with `RpcError`. */
export async function getGasPriceLi(client: Requests, options?: RequestOptions): Promise<bigint> {
  const method = 'GetMinimumGasPrice'
  const qa = decodeInteger(await client.request(method, [''], options), method)
  return (qa + qaPerLi - 1n) / qaPerLi
}
