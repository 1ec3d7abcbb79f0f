import type { NetworkId } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { QueryClient } from '@tanstack/react-query'
import { coinsAhead } from '../../../shared/chain/coins/coinsAhead'
import { marketQuery } from '../../../shared/chain/coins/marketQuery'
import { ownershipQuery } from '../../../shared/chain/reads/ownershipQuery'
import { pausedQuery } from '../../../shared/chain/reads/usePaused'
import { marketCoins } from './market'

interface TradesAhead {
  readonly network: NetworkId
  readonly queries: QueryClient
  /** Null where nobody knows it yet. */
  readonly wallet: Address | null
}

/** Asks for what trades and pools are made of while the page still looks for its wallet. */
export function tradesAhead({ network, queries, wallet }: TradesAhead): void {
  coinsAhead(network, wallet, marketCoins)
  void queries.prefetchQuery(marketQuery(network))
  if (wallet === null) return
  void queries.prefetchQuery(ownershipQuery(network, wallet))
  void queries.prefetchQuery(pausedQuery(network, wallet))
}
