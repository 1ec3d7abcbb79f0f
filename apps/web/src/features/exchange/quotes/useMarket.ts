import type { Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { chainOf } from '../../../shared/chain/network/chain'
import { coinBalancesQuery, shownAmount, type ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { recallBalances } from '../../../shared/chain/coins/lastBalances'
import { useClock } from '../../../shared/chain/age/useClock'
import { useNetworkId } from '../../../shared/settings/network'
import { marketCoins, marketOf, type Market } from './market'
import { isTooOld, refreshPause, type Reading } from './refresh'

interface MarketQuestion {
  /** The wallet of the page. */
  readonly wallet: Address
  /** The account whose own funds pay; null where the wallet pays. */
  readonly account: Address | null
  /** While a trade is confirmed nothing is read again. */
  readonly isFrozen: boolean
}

export interface LiveMarket {
  /** The last answer of the chain; null before the first one, and where the protocol names no exchange. */
  readonly market: Market | null
  /** Why the last reading failed, wholly or in a part; null where it did not. */
  readonly error: unknown
  readonly isReading: boolean
  /** The chain has answered, and named no exchange. */
  readonly isWithout: boolean
  /** The market is from before a reading that failed, or too old: nobody trades by it. */
  readonly isStale: boolean
  /** When it is read next, in ms since 1970; null while nothing is planned. */
  readonly nextAt: number | null
  readonly heldOf: (holder: Address | null, coin: string) => ShownAmount
  readonly readAgain: () => void
}

/** Pools of all exchanges, and what wallet and account hold, in one request: at first, and then with each block. */
export function useMarket({ wallet, account, isFrozen }: MarketQuestion): LiveMarket {
  const network = useNetworkId()
  const chain = chainOf(network)
  const holders = account === null || account === wallet ? [wallet] : [wallet, account]
  const { data, error, isFetching, refetch, dataUpdatedAt, errorUpdatedAt } = useQuery({
    ...coinBalancesQuery(network, holders, marketCoins),
    // Quotes stay while the funds of another source are asked for.
    placeholderData: (before, query) => (query?.queryKey[1] === network ? before : undefined),
  })
  const [last, setLast] = useState<{ readonly of: typeof data; readonly market: Market | null }>(unread)
  const [paces, setPaces] = useState<readonly (Reading | null)[]>([null, null])
  if (data !== last.of) {
    const market = data === undefined ? null : marketOf(data)
    // Where reading fails, the market from before stays, which is stale from then on.
    setLast({ of: data, market: market ?? (data?.failure ? last.market : null) })
    if (market !== null) {
      setPaces([paces[1] ?? null, { block: market.exchanges.block, readAt: market.readAt }])
    }
  }
  const { market } = last
  const pause = refreshPause(network, paces[0] ?? null, paces[1] ?? null)
  const settledAt = Math.max(dataUpdatedAt, errorUpdatedAt)
  const isVisible = useIsVisible()
  const isPaused = isFrozen || !isVisible || isFetching || settledAt === 0

  useEffect(() => {
    if (isPaused) return undefined
    const timer = window.setTimeout(() => void refetch(), Math.max(0, settledAt + pause - Date.now()))
    return () => window.clearTimeout(timer)
  }, [isPaused, settledAt, pause, refetch])

  const isOld = useClock(1_000, (now) => market !== null && isTooOld(market.readAt, pause, now))
  const failed = error !== null || (data !== undefined && data.exchanges === null && data.failure !== null)
  return {
    market,
    error: error ?? data?.failure ?? null,
    isReading: isFetching,
    isWithout: data !== undefined && data.exchanges === null && data.failure === null,
    isStale: market !== null && !isFrozen && (failed || isOld),
    nextAt: isPaused ? null : settledAt + pause,
    heldOf: (holder, coin) =>
      holder === null
        ? { kind: 'unknown', last: null }
        : shownAmount({ data, error }, holder, coin, recallBalances(chain, holder).get(coin) ?? null),
    readAgain: () => void refetch(),
  }
}

const unread = { of: undefined, market: null } as const

function useIsVisible(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => document.visibilityState === 'visible',
  )
}
