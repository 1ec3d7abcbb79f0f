import { qaPerLi, type GasRules } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger } from './decode'

/** The least price that a network asks for, in Li per unit of gas, where no node can be asked; rounded up as below. */
export function leastGasPriceLi({ leastPrice }: GasRules): bigint {
  return inLi(leastPrice)
}

/**
 * The network's minimum price of gas in Li, rounded up: wallets take their price in Li. Never below what its rules take,
 * whatever a node says. Rejects with `RpcError`.
 */
export async function getGasPriceLi(
  client: Requests,
  rules: GasRules,
  options?: RequestOptions,
): Promise<bigint> {
  const method = 'GetMinimumGasPrice'
  const qa = decodeInteger(await client.request(method, [''], options), method)
  const [said, least] = [inLi(qa), leastGasPriceLi(rules)]
  return said > least ? said : least
}

function inLi(qa: bigint): bigint {
  return (qa + qaPerLi - 1n) / qaPerLi
}
