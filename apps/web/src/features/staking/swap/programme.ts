import { readProtocol, type Client, type Network, type RequestOptions } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { stakeID } from '../actions/stakingCalls'

/** Where the seed-node programme stands. */
export interface Programme {
  /** Called by accounts. */
  readonly proxy: Address
  /** Read. */
  readonly implementation: Address
}

/** Where the programme stands by the protocol's public record; null where it names none. Rejects with `RpcError`. */
export async function findProgramme(
  client: Client,
  network: Network,
  options?: RequestOptions,
): Promise<Programme | null> {
  const { services } = await readProtocol(client, network, options)
  const [proxy, implementation] = [services.get(stakeID), services.get('zilstakingimpl')]
  return proxy === undefined || implementation === undefined ? null : { proxy, implementation }
}
