import type { PoolExchange } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { Spending } from '../../../shared/chain/cover/cover'

/** The input that every act on a pool has. */
interface OfPool {
  /** The wallet that brings and gets. */
  readonly wallet: Address
  /** How many blocks it may wait for its own. */
  readonly deadline: bigint
  /** The name on whose page it was made: there the next one is made. */
  readonly page: string | null
}

/** TYRON, with S$I or alone, for shares of the pool. */
export interface AddLiquidityInput extends OfPool {
  /** With S$I at the price of the moment; else TYRON alone, half of which is swapped. */
  readonly withSsi: boolean
  /** All TYRON that may go, in its smallest unit. */
  readonly tyron: bigint
  /** The S$I that opens an empty pool, in its smallest unit; else not looked at. */
  readonly ssi: bigint
  /** The least share that the person accepts: `minimumContribution`. */
  readonly minimum: bigint
  /** For the domain of the wallet, straight into the community; else as a share of the wallet itself. */
  readonly isCommunity: boolean
  /** The subdomain that the wallet has: `defi`; null for the DID wallet of a name. */
  readonly subdomain: string | null
}

/** Shares of a pool that the wallet has, for both coins. */
export interface RemoveLiquidityInput extends OfPool {
  /** The pool of ZIL and a coin, by its id, at another exchange; null for the community's own. */
  readonly elsewhere: { readonly exchange: PoolExchange; readonly coin: string } | null
  readonly amount: bigint
  /** The least S$I, or of other exchanges ZIL, that the person accepts, in the smallest unit. */
  readonly minBase: bigint
  /** The least TYRON, or of other exchanges coins. */
  readonly minTokens: bigint
}

/** Shares of the pool become shares of the community. */
export interface JoinCommunityInput extends OfPool {
  readonly amount: bigint
  readonly subdomain: string | null
}

/** Shares of the community become shares of the pool. */
export interface LeaveCommunityInput extends OfPool {
  readonly amount: bigint
}

const tyronCoin = { id: 'tyron', symbol: 'TYRON' }
const ssiCoin = { id: 's$i', symbol: 'S$I' }

/** The coins that an addition takes out of the wallet. */
export function additionSpends({
  wallet,
  withSsi,
  tyron,
  ssi,
}: Pick<AddLiquidityInput, 'wallet' | 'withSsi' | 'tyron' | 'ssi'>): readonly Spending[] {
  const own = { payer: wallet, coin: tyronCoin, units: tyron }
  return withSsi ? [own, { payer: wallet, coin: ssiCoin, units: ssi }] : [own]
}
