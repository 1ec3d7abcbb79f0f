import { avelySwap, dragonDex, zilSwap } from '@tyto/contracts'
import { usualFees, type ExchangeState, type Exchanges, type PoolExchange, type PoolFees } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import { getLatestBlock } from '../reads/getLatestBlock'
import { readField, readStandingEntry, valueOr } from '../reads/readField'

/** What is asked: where exchanges and tokens stand. */
export interface ExchangeQuestion {
  /** By the name of the service. */
  readonly exchanges: ReadonlyMap<PoolExchange, Address>
  /** Token contracts by the id of the coin. */
  readonly tokens: ReadonlyMap<string, Address>
}

/**
 * Pools and fees of exchanges in one trip, by entry: their size does not matter. What one of them does not answer is unknown
 * for that one alone; rejects with `RpcError` where nothing could be read.
 */
export async function readExchanges(
  client: Requests,
  { exchanges, tokens }: ExchangeQuestion,
  options?: RequestOptions,
): Promise<Exchanges> {
  const [{ number: block }, ...states] = await Promise.all([
    getLatestBlock(client, options),
    ...[...exchanges].map(async ([exchange, place]) => {
      try {
        return [exchange, await readExchange(client, exchange, place, tokens, options)] as const
      } catch (error) {
        if (!(error instanceof RpcError)) throw error
        return [exchange, null] as const
      }
    }),
  ])
  return { block, states: new Map(states), tyronDex: undefined, vault: undefined }
}

async function readExchange(
  client: Requests,
  exchange: PoolExchange,
  place: Address,
  tokens: ReadonlyMap<string, Address>,
  options?: RequestOptions,
): Promise<ExchangeState> {
  // The three have their pools in a field of one shape; the name of the contract is only part of the type's name.
  const { pools } = zilSwap(place).fields
  const [fees, ...entries] = await Promise.all([
    readFees(client, exchange, place, options),
    ...[...tokens].map(async ([coin, token]) => {
      const pool = await readStandingEntry(client, pools.at(token), options)
      return [coin, pool] as const
    }),
  ])
  return {
    fees,
    pools: new Map(
      entries.flatMap(([coin, pool]) => {
        const [zil = 0n, held = 0n] = pool?.arguments ?? []
        return zil > 0n && held > 0n ? [[coin, { zil, tokens: held }] as const] : []
      }),
    ),
  }
}

/** What an exchange takes; where it does not say, what it usually takes. */
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
