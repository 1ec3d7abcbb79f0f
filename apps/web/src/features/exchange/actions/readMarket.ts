import { exchangesAmong, readExchanges, readProtocol } from '@tyto/chain'
import type { Exchanges } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { RequestContext } from '../../../shared/transaction/action/action'

/** The exchanges at this moment, and where they and the coins stand. */
export interface FreshMarket {
  readonly exchanges: Exchanges
  readonly services: ReadonlyMap<string, Address>
}

/** Reads services and exchanges anew: what a person saw before may be old. Rejects with `RpcError`. */
export async function readMarket({
  client,
  network,
}: Pick<RequestContext, 'client' | 'network'>): Promise<FreshMarket> {
  const { services } = await readProtocol(client, network)
  return { exchanges: await readExchanges(client, exchangesAmong(services)), services }
}
