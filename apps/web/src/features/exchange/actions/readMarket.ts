import { readExchanges, readProtocol } from '@tyto/chain'
import { exchangeIds, tradedCoins, tyronDexService, vaultService, type Exchanges } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { RequestContext } from '../../../shared/transaction/action'

/** The exchanges at this moment, and where they and the coins stand. */
export interface Market {
  readonly exchanges: Exchanges
  readonly services: ReadonlyMap<string, Address>
}

/** Reads services and exchanges anew: what a person saw before may be old. Rejects with `RpcError`. */
export async function readMarket({
  client,
  network,
}: Pick<RequestContext, 'client' | 'network'>): Promise<Market> {
  const { services } = await readProtocol(client, network)
  const placesOf = <Id extends string>(ids: readonly Id[]): ReadonlyMap<Id, Address> =>
    new Map(
      ids.flatMap((id) => {
        const place = services.get(id)
        return place === undefined ? [] : [[id, place] as const]
      }),
    )
  const pools = exchangeIds.filter((id) => id !== 'tydradex')
  const exchanges = await readExchanges(client, {
    exchanges: placesOf(pools),
    tokens: placesOf(tradedCoins),
    tyronDex: services.get(tyronDexService),
    vault: services.get(vaultService),
  })
  return { exchanges, services }
}
