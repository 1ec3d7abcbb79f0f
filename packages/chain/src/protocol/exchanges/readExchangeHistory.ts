import type { FieldRead } from '@tyto/abi'
import { tyronDex, zilSwap } from '@tyto/contracts'
import {
  tradedCoins,
  tyronDexService,
  type Dated,
  type Exchanges,
  type ExchangeState,
  type Past,
  type Pool,
  type PoolExchange,
  type TyronDexState,
} from '@tyto/exchange'
import { isRecord, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { readFieldHistory } from '../../explorer/readFieldHistory'
import { getLatestBlock } from '../../reads/getLatestBlock'
import { decodeReading, valueOr, type Reading } from '../../reads/readField'
import { placesOf } from '../../reads/placesOf'
import type { FieldsJson } from '../../explorer/rewindFields'

type Pools = ExchangeState['pools']
type TyronPool = Pick<TyronDexState, 'reserves' | 'totalSupply'>

/** The pools of one exchange after a block. */
type Change = { readonly exchange: PoolExchange; readonly pools: Pools } | TyronChange

interface TyronChange {
  readonly exchange: 'tydradex'
  readonly pool: TyronPool
}

/** Pages of changes that are read of one exchange. */
const mostPages = 20
/** Older changes of an exchange than this many are not read: the network tells a thousand in a page. */
export const mostPoolChanges = mostPages * 1_000

/**
 * How the pools of exchanges came to be what they are `now`, by what their trades left of them: one for each block that
 * changed a pool, and the latest block. `services`: where exchanges and coins stand, by their names in the protocol. Fees
 * are those of now, since prices do not depend on them. Only networks that keep history can answer (our local network):
 * others answer with an `RpcError`.
 */
export async function readExchangeHistory(
  client: Requests,
  services: ReadonlyMap<string, Address>,
  now: Exchanges,
  options?: RequestOptions,
): Promise<Past<Exchanges>> {
  const places = placesOf(services, [...now.states.keys()])
  const tokens = placesOf(services, tradedCoins)
  const community = now.tyronDex ? services.get(tyronDexService) : undefined
  const [latest, ...pasts] = await Promise.all([
    getLatestBlock(client, options),
    ...[...places].flatMap(([exchange, place]) =>
      now.states.get(exchange) ? [readPools(client, { exchange, place }, tokens, options)] : [],
    ),
    ...(community === undefined ? [] : [readTyronPool(client, community, options)]),
  ])
  const changes = pasts
    .flatMap(({ values }) => values)
    .sort((a, b) => (a.block < b.block ? -1 : a.block > b.block ? 1 : 0))
  const pools = new Map<PoolExchange, Pools>()
  let tyron: TyronPool | null = null
  const values: Dated<Exchanges>[] = []
  for (const { block, time, value } of changes) {
    if (value.exchange === 'tydradex') tyron = value.pool
    else pools.set(value.exchange, value.pools)
    const moment = { block, time, value: withPools(now, block, pools, tyron) }
    if (values.at(-1)?.block === block) values[values.length - 1] = moment
    else values.push(moment)
  }
  const { number: block, time } = latest
  const isNow = values.at(-1)?.block === block
  return {
    values: isNow ? values : [...values, { block, time, value: now }],
    isComplete: pasts.every(({ isComplete }) => isComplete),
  }
}

/** Exchanges whose pools are not known at that block are unread. */
function withPools(
  now: Exchanges,
  block: bigint,
  pools: ReadonlyMap<PoolExchange, Pools>,
  tyron: TyronPool | null,
): Exchanges {
  const states = [...now.states].map(([exchange, state]) => {
    const past = pools.get(exchange)
    return [exchange, state && past ? { ...state, pools: past } : null] as const
  })
  const tyronDex = now.tyronDex && (tyron === null ? null : { ...now.tyronDex, ...tyron })
  return { ...now, block, states: new Map(states), tyronDex }
}

async function readPools(
  client: Requests,
  { exchange, place }: { readonly exchange: PoolExchange; readonly place: Address },
  tokens: ReadonlyMap<string, Address>,
  options?: RequestOptions,
): Promise<Past<Change>> {
  const { pools } = zilSwap(place).fields
  return readChanges(client, { place, fields: [pools.field] }, options, (state) => {
    const entries = state[pools.field]
    return { exchange, pools: poolsIn(isRecord(entries) ? entries : {}, place, tokens) }
  })
}

/** The community's pool after each block that changed it, oldest first. */
export function readTyronPool(
  client: Requests,
  place: Address,
  options?: RequestOptions,
): Promise<Past<TyronChange>> {
  const { reserves, total_supply } = tyronDex(place).fields
  return readChanges(client, { place, fields: [reserves.field, total_supply.field] }, options, (state) => {
    const held = valueOr(readingIn(reserves, state), null)
    const [tyron, ssi] = held ?? [0n, 0n]
    const totalSupply = valueOr(readingIn(total_supply, state), 0n)
    return { exchange: 'tydradex', pool: { reserves: { tyron, ssi }, totalSupply } }
  })
}

/** A whole field of a contract as it was; none before the contract was made. */
function readingIn<T>(read: FieldRead<T>, state: FieldsJson): Reading<T> {
  const value = state[read.field]
  return decodeReading(read, value === undefined ? { kind: 'none' } : { kind: 'value', value })
}

async function readChanges<T extends Change>(
  client: Requests,
  { place, fields }: { readonly place: Address; readonly fields: readonly string[] },
  options: RequestOptions | undefined,
  changeOf: (state: FieldsJson) => T,
): Promise<Past<T>> {
  const history = await readFieldHistory(client, place, fields, { ...options, pages: mostPages })
  if (history === null) return { values: [], isComplete: true }
  const { versions, isComplete } = history
  return {
    values: versions.map(({ block, time, state }) => ({ block, time, value: changeOf(state) })),
    isComplete,
  }
}

function poolsIn(
  entries: Readonly<Record<string, unknown>>,
  place: Address,
  tokens: ReadonlyMap<string, Address>,
): Pools {
  const { pools } = zilSwap(place).fields
  return new Map(
    [...tokens].flatMap(([coin, token]) => {
      if (!Object.hasOwn(entries, token)) return []
      const reading = decodeReading(pools.at(token), { kind: 'value', value: entries[token] })
      const pool = poolOf(valueOr(reading, null))
      return pool === null ? [] : [[coin, pool] as const]
    }),
  )
}

/** Null for a pool that is empty on a side: it prices nothing. */
function poolOf(entry: { readonly arguments: readonly bigint[] } | null): Pool | null {
  const [zil = 0n, tokens = 0n] = entry?.arguments ?? []
  return zil > 0n && tokens > 0n ? { zil, tokens } : null
}
