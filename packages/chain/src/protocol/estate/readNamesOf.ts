import { nameRegistry } from '@tyto/contracts'
import type { Address, Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readFields, valueOr } from '../../reads/readField'
import { otherDomains } from './otherDomains'
import { leadsSomewhere } from '../registryEntry'

interface NamesQuestion {
  /** The hash of the name that is looked at. */
  readonly id: Hex
  /** Its DID wallet; null where it has none. */
  readonly wallet: Address | null
  readonly others: readonly Hex[]
}

/**
 * Which of these domains lead to a wallet with one of their halves: the registry keeps no list by owner, so only domains that are
 * known can be asked. One trip. Rejects with `RpcError`.
 */
export async function readNamesOf(
  client: Requests,
  network: Pick<Network, 'registry'>,
  { id, wallet, others }: NamesQuestion,
  options?: RequestOptions,
): Promise<readonly Hex[]> {
  if (!leadsSomewhere(wallet)) return []
  const { dns, did_dns } = nameRegistry(network.registry).fields
  const read = await Promise.all(
    otherDomains(others, id).map(async (other) => {
      const { owner, did } = await readFields(
        client,
        { owner: dns.at(other), did: did_dns.at(other) },
        options,
      )
      return valueOr(owner, null) === wallet || valueOr(did, null) === wallet ? [other] : []
    }),
  )
  return read.flat()
}
