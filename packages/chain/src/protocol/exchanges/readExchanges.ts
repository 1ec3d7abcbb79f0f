import { avelySwap, dragonDex, tydraDefi, tyronDex as tyronDexBinding, zilSwap } from '@tyto/contracts'
import {
  feeDenominator,
  tradedCoins,
  tyronDexService,
  usualFees,
  usualProfitDenom,
  vaultService,
  type ExchangeState,
  type Exchanges,
  type PoolExchange,
  type PoolFees,
  type TyronDexState,
  type VaultState,
} from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { RpcError } from '../../client/RpcError'
import { getLatestBlock } from '../../reads/getLatestBlock'
import { orUnread } from '../../reads/orUnread'
import { placesOf } from '../../reads/placesOf'
import { readField, readFields, readStandingEntry, valueOr } from '../../reads/readField'

/** The places of exchanges and tokens that are asked. */
export interface ExchangeQuestion {
  /** By the name of the service. */
  readonly exchanges: ReadonlyMap<PoolExchange, Address>
  /** Token contracts by the id of the coin. */
  readonly tokens: ReadonlyMap<string, Address>
  /** The community's exchange, and the vault of XSGD; absent where the protocol names none. */
  readonly tyronDex?: Address | undefined
  readonly vault?: Address | undefined
}

/** The question about exchanges where the services of the protocol stand at these places. */
export function exchangesAmong(services: ReadonlyMap<string, Address | null>): ExchangeQuestion {
  return {
    exchanges: placesOf(services, Object.keys(usualFees) as readonly PoolExchange[]),
    tokens: placesOf(services, tradedCoins),
    tyronDex: services.get(tyronDexService) ?? undefined,
    vault: services.get(vaultService) ?? undefined,
  }
}

/**
 * Pools and fees of exchanges in one trip, by entry: their size does not matter. What one of them does not answer is unknown
 * for that one alone; rejects with `RpcError` where nothing could be read.
 */
export async function readExchanges(
  client: Requests,
  { exchanges, tokens, tyronDex, vault }: ExchangeQuestion,
  options?: RequestOptions,
): Promise<Exchanges> {
  const [{ number: block }, community, reserve, ...states] = await Promise.all([
    getLatestBlock(client, options),
    tyronDex && orUnread(readTyronDex(client, tyronDex, options)),
    vault && orUnread(readVault(client, vault, options)),
    ...[...exchanges].map(async ([exchange, place]) => {
      const state = await orUnread(readExchange(client, { exchange, place }, tokens, options))
      return [exchange, state] as const
    }),
  ])
  return { block, states: new Map(states), tyronDex: community, vault: reserve }
}

async function readTyronDex(
  client: Requests,
  place: Address,
  options?: RequestOptions,
): Promise<TyronDexState> {
  const { reserves, profit_denom, reward, total_supply, contributions, dao_balance, is_fairlaunch } =
    tyronDexBinding(place).fields
  const said = await readFields(
    client,
    { reserves, profit_denom, reward, total_supply, contributions, dao_balance, is_fairlaunch },
    options,
  )
  const [tyron, ssi] = valueOr(said.reserves, [0n, 0n] as const)
  const profitDenom = valueOr(said.profit_denom, usualProfitDenom)
  const ofProviders = valueOr(said.reward, 0n)
  if (profitDenom + ofProviders > feeDenominator) {
    throw new RpcError('RpcInvalidAnswer', 'The exchange says that it keeps more than there is.')
  }
  return {
    reserves: { tyron, ssi },
    profitDenom,
    reward: ofProviders,
    totalSupply: valueOr(said.total_supply, 0n),
    contributions: valueOr(said.contributions, 0n),
    daoBalance: valueOr(said.dao_balance, 0n),
    isFairlaunch: valueOr(said.is_fairlaunch, false),
  }
}

async function readVault(client: Requests, place: Address, options?: RequestOptions): Promise<VaultState> {
  return { reserve: valueOr(await readField(client, tydraDefi(place).fields.reserve, options), 0n) }
}

async function readExchange(
  client: Requests,
  { exchange, place }: { readonly exchange: PoolExchange; readonly place: Address },
  tokens: ReadonlyMap<string, Address>,
  options?: RequestOptions,
): Promise<ExchangeState> {
  // The three have their pools in a field of one shape; the name of the contract is only part of the type's name.
  const { pools } = zilSwap(place).fields
  const [fees, feesGoTo, ...entries] = await Promise.all([
    readFees(client, exchange, place, options),
    readFeesGoTo(client, exchange, place, options),
    ...[...tokens].map(async ([coin, token]) => {
      const pool = await readStandingEntry(client, pools.at(token), options)
      return [coin, pool] as const
    }),
  ])
  return {
    fees,
    feesGoTo,
    pools: new Map(
      entries.flatMap(([coin, pool]) => {
        const [zil = 0n, held = 0n] = pool?.arguments ?? []
        return zil > 0n && held > 0n ? [[coin, { zil, tokens: held }] as const] : []
      }),
    ),
  }
}

/** Reads the fees of an exchange; where it does not say them, the usual ones. */
async function readFees(
  client: Requests,
  exchange: PoolExchange,
  place: Address,
  options?: RequestOptions,
): Promise<PoolFees> {
  const usual = usualFees[exchange]
  if (exchange === 'zilswap') {
    const afterFee = await readField(client, zilSwap(place).fields.output_after_fee, options)
    return { afterFee: valueOr(afterFee, usual.afterFee), zilDivisor: 0n }
  }
  const { fields } = avelySwap(place)
  const divisor = exchange === 'aswap' ? fields.treasury_fee : dragonDex(place).fields.protocol_fee
  const [afterFee, zilDivisor] = await Promise.all([
    readField(client, fields.liquidity_fee, options),
    readField(client, divisor, options),
  ])
  return {
    afterFee: valueOr(afterFee, usual.afterFee),
    zilDivisor: valueOr(zilDivisor, usual.zilDivisor),
  }
}

/** Who gets what the exchange itself takes; null where it takes nothing, or does not say. */
async function readFeesGoTo(
  client: Requests,
  exchange: PoolExchange,
  place: Address,
  options?: RequestOptions,
): Promise<Address | null> {
  if (exchange === 'zilswap') return null
  const field =
    exchange === 'aswap' ? avelySwap(place).fields.treasury_address : dragonDex(place).fields.rewards_pool
  return valueOr(await readField(client, field, options), null)
}
