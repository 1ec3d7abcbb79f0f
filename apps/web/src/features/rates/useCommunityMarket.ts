import type { RpcError } from '@tyto/chain'
import { useQuery } from '@tanstack/react-query'
import { marketQuery, type CommunityMarket } from '../../shared/chain/coins/marketQuery'
import { useNetworkId } from '../../shared/settings/network'

export interface MarketState {
  /** Undefined until the chain answers for the first time. */
  readonly market: CommunityMarket | undefined
  /** Why something is unknown, or why the figures are those of an earlier answer; null where nothing is. */
  readonly failure: Error | RpcError | null
  /** The newest read failed as a whole: what is shown is from before. */
  readonly isOld: boolean
  readonly isReading: boolean
  readonly readAgain: () => void
}

/** The exchanges and the coins of the community, in one read that all cards of a page share. */
export function useCommunityMarket(): MarketState {
  const { data, error, isFetching, refetch } = useQuery(marketQuery(useNetworkId()))
  return {
    market: data,
    failure: error ?? data?.failure ?? null,
    isOld: error !== null && data !== undefined,
    isReading: isFetching,
    readAgain: () => void refetch(),
  }
}
