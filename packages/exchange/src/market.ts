import type { Address } from '@tyto/primitives'
import type { TyronDexState } from './community'
import type { PoolExchange, PoolFees } from './fees'
import type { Pool } from './quote'

/** The exchanges that are compared: the community's own, and those of pools. */
export type ExchangeId = 'tydradex' | PoolExchange

/** In the order in which they are shown. */
export const exchangeIds: readonly ExchangeId[] = ['tydradex', 'dragondex', 'zilswap', 'aswap']

/** Their names as people say them. */
export const exchangeNames: Readonly<Record<ExchangeId, string>> = {
  tydradex: 'TyronDEX',
  dragondex: 'DragonDEX',
  zilswap: 'ZilSwap',
  aswap: 'Avely Swap',
}

/** Ids of services in the protocol: where the community's exchange and the vault of XSGD stand. */
export const tyronDexService = 'tyron_s$i'
export const vaultService = 'xsgd_vault'

/** An exchange of pools as it is now. */
export interface ExchangeState {
  readonly fees: PoolFees
  /** Who gets what the exchange itself takes; null where it takes nothing, or does not say. */
  readonly feesGoTo: Address | null
  /** By the id of the coin; a coin without a pool is not here. */
  readonly pools: ReadonlyMap<string, Pool>
}

/** The vault that makes S$I of XSGD, and XSGD of S$I, one for one. */
export interface VaultState {
  /** XSGD that stands behind S$I. */
  readonly reserve: bigint
}

/** The state of all exchanges at one moment. */
export interface Exchanges {
  /** The block of this answer, or the one before it. */
  readonly block: bigint
  /** Without what the protocol does not name. Null: this one could not be read, so nothing is known of it. */
  readonly states: ReadonlyMap<PoolExchange, ExchangeState | null>
  /** Undefined where the protocol names none, null where it could not be read. */
  readonly tyronDex: TyronDexState | null | undefined
  /** Undefined where the protocol names none, null where it could not be read. */
  readonly vault: VaultState | null | undefined
}
