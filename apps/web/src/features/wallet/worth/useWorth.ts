import { pricesOf, worthInTokens, type CoinPrice, type Exchanges } from '@tyto/exchange'
import { parseVersion, type DidRecord, type Estate, type EstateWallet, type Name } from '@tyto/identity'
import { zilId, type Address } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { marketQuery, type CommunityMarket } from '../../../shared/chain/coins/marketQuery'
import { coinOfRate } from '../../../shared/chain/coins/rateCoins'
import { estateQuery, walletQuery } from '../../../shared/identity/estate/estateQuery'
import { ownWallets, pricelessCoins, walletWorth } from '../../../shared/identity/estate/estateWorth'
import { useNetworkId } from '../../../shared/settings/network'
import { useRateCurrency } from '../../../shared/settings/tradeSettings'

/** One wallet of the sum. */
export interface WorthPart {
  /** Null where it was not read. */
  readonly wallet: EstateWallet | null
  /** Is it the account of the browser wallet? */
  readonly isBrowser: boolean
  /** The known part of it, in Qa; null where nothing is known. */
  readonly qa: bigint | null
  /** Is there more in it that is not known? */
  readonly isAtLeast: boolean
}

export interface Worth {
  readonly parts: readonly WorthPart[]
  /** The sum of all that is known, in Qa. */
  readonly total: bigint
  /** Is there more that is not known? Then the total is the least that there is. */
  readonly isAtLeast: boolean
  /** Ids of coins that nobody trades. */
  readonly priceless: readonly string[]
  readonly pictures: bigint
  readonly tokens: number
  /** Subdomains that were not looked at. */
  readonly left: number
  readonly exchanges: Exchanges | null
  /** Not every pool could be read: one of them may say what is missing. */
  readonly arePricesUnread: boolean
  /** In the smallest unit of the chosen currency; null where no pool says it. */
  readonly inCurrency: (qa: bigint) => bigint | null
}

interface WorthQuestion {
  readonly name: Name
  readonly record: DidRecord
  /** The account of the browser wallet; null while it shows none. */
  readonly account: Address | null
  readonly isAsked: boolean
}

export interface WorthAnswer {
  /** Undefined until the wallets and the prices were read. */
  readonly worth: Worth | undefined
  /** When the oldest part of it was read, in ms since 1970. */
  readonly readAt: number
  /** Why the last reading failed; null where it did not. */
  readonly error: unknown
  readonly isReading: boolean
  readonly readAgain: () => void
}

/**
 * The worth of a name: of an identity all wallets that obey its controller, of a wallet of another kind that wallet; and
 * the account of the browser wallet. With stake, also on its way out, and shares of pools.
 */
export function useWorth({ name, record, account, isAsked }: WorthQuestion): WorthAnswer {
  const network = useNetworkId()
  const isDid = parseVersion(record.version).kind === 'did'
  const estate = useQuery({ ...estateQuery(network, name.domain), enabled: isAsked && isDid })
  const ofEstate = estate.data === undefined ? undefined : ownWallets(estate.data)
  // Of two halves that lead to two wallets, the estate is that of the .did.
  const isApart = !isDid || ofEstate?.every(({ address }) => address !== record.address) === true
  const alone = useQuery({ ...walletQuery(network, record.address), enabled: isAsked && isApart })
  const browser = useQuery({
    ...walletQuery(network, account ?? record.address),
    enabled: isAsked && account !== null && account !== record.address,
  })
  const market = useQuery({ ...marketQuery(network), enabled: isAsked })
  const coin = coinOfRate(useRateCurrency())
  const reads = [isApart ? alone : estate, market, ...(account === null ? [] : [browser])]
  const wallets = isApart ? (alone.data === undefined ? undefined : [alone.data]) : ofEstate
  const isRead = wallets !== undefined && market.data !== undefined
  const isBrowserKnown = account === null || browser.data !== undefined || browser.error !== null
  return {
    worth:
      isRead && isBrowserKnown
        ? worthOfAll({
            wallets,
            account: account === null ? undefined : (browser.data ?? null),
            left: isApart || estate.data === undefined ? 0 : notLookedAt(estate.data),
            market: market.data,
            coin: coin.id,
          })
        : undefined,
    readAt: Math.min(
      ...reads.flatMap(({ data, dataUpdatedAt }) => (data === undefined ? [] : dataUpdatedAt)),
    ),
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    isReading: reads.some(({ isFetching }) => isFetching),
    readAgain: () => reads.forEach(({ refetch }) => void refetch()),
  }
}

/** Wallets that may be of the name: there were too many, or nobody said whom they obey. */
function notLookedAt({ left, wallets }: Estate): number {
  return left + wallets.filter(({ unread }) => unread.includes('control')).length
}

interface Read {
  readonly wallets: readonly EstateWallet[]
  /** Undefined for none, null where it was not read. */
  readonly account: EstateWallet | null | undefined
  readonly left: number
  readonly market: Pick<CommunityMarket, 'exchanges' | 'failure'>
  /** The id of the coin of the currency. */
  readonly coin: string
}

/** The sum of what was read. */
export function worthOfAll({ wallets, account, left, market, coin }: Read): Worth {
  const { exchanges } = market
  const prices: ReadonlyMap<string, CoinPrice> = exchanges === null ? new Map() : pricesOf(exchanges)
  const partOf = (wallet: EstateWallet): Pick<WorthPart, 'qa' | 'isAtLeast'> => {
    const whole = walletWorth(wallet, { prices, exchanges })
    if (whole !== null) return { qa: whole, isAtLeast: false }
    return { qa: walletWorth(knownOf(wallet), { prices, exchanges }), isAtLeast: true }
  }
  const unread = { qa: null, isAtLeast: true }
  const own = account && partOf(account)
  const parts: readonly WorthPart[] = [
    ...wallets.map((wallet) => ({ wallet, isBrowser: false, ...partOf(wallet) })),
    ...(account === undefined ? [] : [{ wallet: account, isBrowser: true, ...(own ?? unread) }]),
  ]
  const all = account ? [...wallets, account] : wallets
  const priceless = pricelessCoins(all, prices)
  // An exchange that did not answer may be the one that has the price.
  const isWhole =
    exchanges !== null && exchanges.tyronDex !== null && ![...exchanges.states.values()].includes(null)
  const pool = prices.get(coin)?.pool
  return {
    parts,
    total: parts.reduce((sum, { qa }) => sum + (qa ?? 0n), 0n),
    isAtLeast: parts.some((part) => part.isAtLeast) || left > 0 || (!isWhole && priceless.length > 0),
    priceless,
    pictures: all.flatMap(({ nfts }) => nfts).reduce((sum, { count }) => sum + count, 0n),
    tokens: all.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0),
    left,
    exchanges,
    arePricesUnread: exchanges === null ? market.failure !== null : !isWhole,
    inCurrency: (qa) => (coin === zilId ? qa : pool === undefined ? null : worthInTokens(qa, pool)),
  }
}

/** The known part of a wallet, as if the rest were nothing: it is worth no less than that. */
function knownOf(wallet: EstateWallet): EstateWallet {
  const { staked, waiting, shares, brought } = wallet
  return {
    ...wallet,
    staked: staked ?? 0n,
    waiting: waiting ?? 0n,
    shares: shares ?? 0n,
    brought: brought ?? 0n,
    pools: [],
    unread: [],
  }
}
