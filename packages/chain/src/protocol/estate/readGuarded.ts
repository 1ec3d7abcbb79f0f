import { didWallet, nameRegistry } from '@tyto/contracts'
import type { Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readField, valueOr } from '../../reads/readField'
import { otherDomains } from './otherDomains'
import { leadsSomewhere } from '../registryEntry'

/**
 * Which of these domains have a name as their guardian: the chain keeps a list at each guarded wallet and none at the guardian,
 * so only domains that are known can be asked. Two trips. Rejects with `RpcError`.
 */
export async function readGuarded(
  client: Requests,
  network: Pick<Network, 'registry'>,
  { id, others }: { readonly id: Hex; readonly others: readonly Hex[] },
  options?: RequestOptions,
): Promise<readonly Hex[]> {
  const { did_dns } = nameRegistry(network.registry).fields
  const read = await Promise.all(
    otherDomains(others, id).map(async (other) => {
      const wallet = valueOr(await readField(client, did_dns.at(other), options), null)
      if (!leadsSomewhere(wallet)) return []
      const { social_guardians } = didWallet(wallet).fields
      return valueOr(await readField(client, social_guardians.at(id), options), false) ? [other] : []
    }),
  )
  return read.flat()
}
