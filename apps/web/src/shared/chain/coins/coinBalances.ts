import {
  hodlerService,
  readCoinBalances,
  type CoinAmount,
  type Exchanges,
  type NetworkId,
  type RpcError,
} from '@tyto/chain'
import { allCoins } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNetworkId } from '../../settings/network'
import { chainOf } from '../network/chain'
import { keepCoins, recallCoins } from './keptCoins'
import { keepBalances, recallBalances, type LastAmount } from './lastBalances'
import { chainReadOptions } from '../reads/queries'

/** The content of a place for an amount. */
export type ShownAmount =
  | { readonly kind: 'loading' }
  /** `isOld`: from an earlier visit, until the chain answers. */
  | ({ readonly kind: 'amount'; readonly isOld: boolean } & LastAmount)
  /** The chain did not say it; `last` is what it said before. */
  | { readonly kind: 'unknown'; readonly last: LastAmount | null }
  | { readonly kind: Exclude<CoinAmount['kind'], 'amount' | 'unknown'> }

export interface HeldCoins {
  /** The amount of a coin that an address of the question holds. */
  readonly of: (holder: Address, coin: string) => ShownAmount
  /** The exchanges that give coins a price; null where the chain names none or did not say, undefined until it answers. */
  readonly exchanges: Exchanges | null | undefined
  /** When the chain answered last; null before the first answer of this page. */
  readonly readAt: number | null
  /** Why something is unknown: of the whole read, or of its first part; null where nothing is. */
  readonly error: unknown
  readonly isReading: boolean
  readonly readAgain: () => void
}

/** One answer of the chain. */
export interface ReadCoins {
  /** In ms since 1970. */
  readonly readAt: number
  /** Why something is unknown; null where nothing is. */
  readonly failure: RpcError | null
  readonly exchanges: Exchanges | null
  /** By holder and by coin. */
  readonly amounts: ReadonlyMap<Address, ReadonlyMap<string, CoinAmount>>
  /** Where tokens and other services of the protocol stand, by their ids. */
  readonly places: ReadonlyMap<string, Address>
}

/** Services whose place is asked for beside the coins. */
const otherServices = [hodlerService]
const coinIds = allCoins.map(({ id }) => id)

/**
 * The amounts that some addresses hold of every coin that the protocol lists, in one read that every page shares; or of some of them,
 * where they are read again and again.
 */
export function coinBalancesQuery(
  network: NetworkId,
  holders: readonly Address[],
  coins: readonly string[] = coinIds,
) {
  return queryOptions<ReadCoins>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'coin balances', ...holders, ...(coins === coinIds ? [] : ['of', ...coins])],
    queryFn: ({ signal }) => readCoins(network, holders, coins, signal),
  })
}

/** The same read by itself. Rejects with `RpcError`. */
export async function readCoins(
  network: NetworkId,
  holders: readonly Address[],
  coins: readonly string[],
  signal?: AbortSignal,
): Promise<ReadCoins> {
  const chain = chainOf(network)
  const question = {
    coins,
    holders,
    services: otherServices,
    known: recallCoins(chain),
    withExchanges: true,
  }
  const options = signal === undefined ? {} : { signal }
  const { holdings, known, failure, exchanges } = await readCoinBalances(
    chain.client,
    chain.network,
    question,
    options,
  )
  keepCoins(chain, known)
  const readAt = Date.now()
  holders.forEach((holder, at) => keepBalances(chain, holder, holdings[at]!, readAt))
  return {
    readAt,
    failure,
    exchanges,
    amounts: new Map(holders.map((holder, at) => [holder, holdings[at]!])),
    places: known.services,
  }
}

/**
 * Every coin of one or two wallets, as the chain says it now. Until it answers, what it said last stands with its age;
 * where it does not answer, the amount is unknown, and never 0.
 */
export function useHeldCoins(wallet: Address, account: Address | null = null): HeldCoins {
  const network = useNetworkId()
  const holders = account === null || account === wallet ? [wallet] : [wallet, account]
  const { data, error, isFetching, refetch } = useQuery(coinBalancesQuery(network, holders))
  const chain = chainOf(network)
  const last = new Map(holders.map((holder) => [holder, recallBalances(chain, holder)]))
  return {
    of: (holder, coin) => shownAmount({ data, error }, holder, coin, last.get(holder)?.get(coin) ?? null),
    exchanges: error !== null ? null : data?.exchanges,
    readAt: data?.readAt ?? null,
    error: error ?? data?.failure ?? null,
    isReading: isFetching,
    readAgain: () => void refetch(),
  }
}

/** One amount as it is shown, by the last answer of the chain and by what this device was told before. */
export function shownAmount(
  { data, error }: { readonly data: ReadCoins | undefined; readonly error: unknown },
  holder: Address,
  coin: string,
  before: LastAmount | null,
): ShownAmount {
  const amount = data?.amounts.get(holder)?.get(coin)
  if (error !== null) return { kind: 'unknown', last: before }
  if (amount === undefined) {
    return before === null ? { kind: 'loading' } : { kind: 'amount', isOld: true, ...before }
  }
  if (amount.kind === 'unknown') return { kind: 'unknown', last: before }
  if (amount.kind !== 'amount') return { kind: amount.kind }
  return { ...amount, isOld: false, readAt: data!.readAt }
}
