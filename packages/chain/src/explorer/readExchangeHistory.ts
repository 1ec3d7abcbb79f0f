import { zilSwap } from '@tyto/contracts'
import {
  tradedCoins,
  type Dated,
  type Exchanges,
  type ExchangeState,
  type Past,
  type Pool,
  type PoolExchange,
} from '@tyto/exchange'
import { isRecord, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { readFieldHistory } from './readFieldHistory'
import { getLatestBlock } from '../reads/getLatestBlock'
import { decodeReading, valueOr } from '../reads/readField'

type Pools = ExchangeState['pools']

/**
 * How the pools of exchanges came to be what they are `now`, by what their trades left of them: one for each block that changed a pool, and
 * the latest block. `services`: where exchanges and coins stand, by their names in the protocol. Fees are those of now, since prices do not depend on them. Only networks that keep history can answer
 * (our local network): others answer with an `RpcError`.
 */
export async function readExchangeHistory(
  client: Requests,
  services: ReadonlyMap<string, Address>,
  now: Exchanges,
  options?: RequestOptions,
): Promise<Past<Exchanges>> {
  const places = placesOf(services, [...now.states.keys()])
  const known = [...places].filter(([exchange]) => now.states.get(exchange))
  const tokens = placesOf(services, tradedCoins)
  const [latest, ...pasts] = await Promise.all([
    getLatestBlock(client, options),
    ...known.map(async ([exchange, place]) => {
      const past = await readPools(client, place, tokens, options)
      return [exchange, past] as const
    }),
  ])
  const changes = pasts
    .flatMap(([exchange, { values }]) => values.map((dated) => ({ ...dated, exchange })))
    .sort((a, b) => (a.block < b.block ? -1 : a.block > b.block ? 1 : 0))
  const pools = new Map<PoolExchange, Pools>()
  const values: Dated<Exchanges>[] = []
  for (const { block, time, exchange, value } of changes) {
    pools.set(exchange, value)
    const moment = { block, time, value: withPools(now, pools, block) }
    if (values.at(-1)?.block === block) values[values.length - 1] = moment
    else values.push(moment)
  }
  const { number: block, time } = latest
  const isNow = values.at(-1)?.block === block
  return {
    values: isNow ? values : [...values, { block, time, value: now }],
    isComplete: pasts.every(([, { isComplete }]) => isComplete),
  }
}

function placesOf<Id extends string>(
  services: ReadonlyMap<string, Address>,
  ids: readonly Id[],
): ReadonlyMap<Id, Address> {
  return new Map(
    ids.flatMap((id) => {
      const place = services.get(id)
      return place === undefined ? [] : [[id, place] as const]
    }),
  )
}

/** Exchanges whose pools are not known at that block are unread. */
function withPools(now: Exchanges, pools: ReadonlyMap<PoolExchange, Pools>, block: bigint): Exchanges {
  const states = [...now.states].map(([exchange, state]) => {
    const past = pools.get(exchange)
    return [exchange, state && past ? { ...state, pools: past } : null] as const
  })
  return { ...now, block, states: new Map(states) }
}

async function readPools(
  client: Requests,
  place: Address,
  tokens: ReadonlyMap<string, Address>,
  options?: RequestOptions,
): Promise<Past<Pools>> {
  const { pools } = zilSwap(place).fields
  const history = await readFieldHistory(client, place, [pools.field], options)
  if (history === null) return { values: [], isComplete: true }
  return {
    values: history.versions.map(({ block, time, state }) => {
      const entries = state[pools.field]
      return { block, time, value: poolsIn(isRecord(entries) ? entries : {}, place, tokens) }
    }),
    isComplete: history.isComplete,
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
