import type { Address } from '@tyto/primitives'
import type { Client, RequestOptions } from '../client/client'
import { getAccount } from '../reads/getAccount'

/**
 * The nonce of an account: the highest that any endpoint tells, since a nonce never falls and a node may be behind. Rejects
 * with `RpcError` where none answers.
 */
export async function readNonce(
  client: Pick<Client, 'request' | 'witnesses'>,
  address: Address,
  options?: RequestOptions,
): Promise<bigint> {
  const witnesses = client.witnesses().map((each) =>
    getAccount(each, address, options).then(
      ({ nonce }) => nonce,
      () => 0n,
    ),
  )
  const { nonce } = await getAccount(client, address, options)
  return (await Promise.all(witnesses)).reduce((most, each) => (each > most ? each : most), nonce)
}
