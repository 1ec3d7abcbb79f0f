import { mostTokenDecimals, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { getContractInit } from '../../reads/getContractInit'

/**
 * The digits after the point that a token's own contract says: an immutable parameter. 'no contract' where none stands
 * there, 'no decimals' where it says none that make sense. Rejects with `RpcError`.
 */
export async function readTokenDecimals(
  client: Requests,
  token: Address,
  options?: RequestOptions,
): Promise<number | 'no contract' | 'no decimals'> {
  const init = await getContractInit(client, token, options)
  if (init === null || init.length === 0) return 'no contract'
  const said = init.find(({ vname }) => vname === 'decimals')?.value
  const isNumber = typeof said === 'string' && /^\d{1,2}$/.test(said) && Number(said) <= mostTokenDecimals
  return isNumber ? Number(said) : 'no decimals'
}

/** The digits of a coin that its network's entry knows; undefined for those of others. */
export function knownDigits({ digits }: Pick<Network, 'digits'>, coin: string): number | undefined {
  return Object.hasOwn(digits, coin) ? digits[coin] : undefined
}
