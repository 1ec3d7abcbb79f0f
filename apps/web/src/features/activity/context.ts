import type { NetworkId, Tokens } from '@tyto/chain'
import { zil, type Coin } from '@tyto/contracts'
import { tyronDexService, usualFees, type PoolExchange } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { chainOf } from '../../shared/chain/network/chain'
import type { HappeningContext } from '../../shared/values/happenings'
import type { SharePlaces } from '../../shared/values/sharesTold'
import { daoShare, poolShare, type Unit } from '../../shared/values/units'

/** The coins of a network and its other services, as `tokensQuery` reads them. */
export type Coins = Tokens<Coin>

/** The facts that the past of a wallet is read with, and that its rows are compared with. */
export interface ActivityContext extends HappeningContext {
  readonly coins: Coins
}

export function contextOf(network: NetworkId, wallet: Address, coins: Coins): ActivityContext {
  const { init, registry, zlpRegistry } = chainOf(network).network
  const { tokens } = coins
  const shares = sharesOf(coins)
  const registries = new Set([registry, zlpRegistry])
  const protocol = new Set([init, ...registries, ...tokens.keys(), ...shares.pools.keys()])
  return { wallet, tokens, zil, init, registries, protocol, shares, coins }
}

/** How shares are called: the coin that comes out of a pool of ZIL stands beside the exchange. */
function sharesOf({ services, tokens }: Coins): SharePlaces {
  const names = Object.keys(usualFees) as readonly PoolExchange[]
  const pools = names.flatMap((name) => {
    const place = services.get(name)
    if (place === undefined) return []
    const units = [...tokens].map(([token, { symbol }]): readonly [Address, Unit] => [
      token,
      poolShare(symbol, name),
    ])
    return [[place, new Map(units)] as const]
  })
  const place = services.get(tyronDexService)
  const pool = place === undefined ? undefined : tokens.get(place)
  const community = place === undefined || pool === undefined ? null : { place, pool, dao: daoShare(pool) }
  return { pools: new Map(pools), community }
}
