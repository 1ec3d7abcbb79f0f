import { didWallet, nameRegistry } from '@tyto/contracts'
import type { Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readField, valueOr } from '../reads/readField'
import { leadsSomewhere } from './readRegistry'

/** More domains than that are not asked. */
const mostGuarded = 256

/**
 * Which of these domains have a name as their guardian: the chain keeps a list at each guarded wallet and none at the guardian,
 * so only domains that are known can be asked. Two trips. Rejects with `RpcError`.
 */
export async function readGuarded(
  client: Requests,
  network: Pick<Network, 'registry'>,
  id: Hex,
  others: readonly Hex[],
  options?: RequestOptions,
): Promise<readonly Hex[]> {
  const { did_dns } = nameRegistry(network.registry).fields
  const asked = [...new Set(others)].filter((other) => other !== id).slice(0, mostGuarded)
  const read = await Promise.all(
    asked.map(async (other) => {
      const wallet = valueOr(await readField(client, did_dns.at(other), options), null)
      if (!leadsSomewhere(wallet)) return []
      const { social_guardians } = didWallet(wallet).fields
      return valueOr(await readField(client, social_guardians.at(id), options), false) ? [other] : []
    }),
  )
  return read.flat()
}
