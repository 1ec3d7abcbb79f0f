import { ownValue, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { decodeInteger } from './decode'
import { requestIfUsed } from './requestOrNull'

export interface Account {
  /** In Qa. */
  readonly balance: bigint
  /** Of the account's last transaction: the next one carries this plus 1. */
  readonly nonce: bigint
}

/**
 * An account's money and nonce; zero for an account that never received anything. Rejects with `RpcError`.
 *
 * @example
 * const { balance } = await getAccount(client, '0xb028055ea3bc78d759d10663da40d171dec992aa')
 * formatUnits(balance, 12) // '5.25'
 */
export async function getAccount(
  client: Requests,
  address: Address,
  options?: RequestOptions,
): Promise<Account> {
  const method = 'GetBalance'
  const answer = await requestIfUsed(client, method, [address.slice(2)], options)
  if (answer === null) return { balance: 0n, nonce: 0n }
  return {
    balance: decodeInteger(ownValue(answer, 'balance'), method),
    nonce: decodeInteger(ownValue(answer, 'nonce'), method),
  }
}
