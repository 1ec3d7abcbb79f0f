import { tyronDex as tyronDexBinding, zilSwap } from '@tyto/contracts'
import type { PoolExchange } from '@tyto/exchange'
import type { Address, Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { orUnread } from '../reads/orUnread'
import { readField, readStandingEntry, valueOr } from '../reads/readField'
import type { ExchangeQuestion } from './readExchanges'

/** What is asked: who may have brought something to the pools of which exchanges. */
export interface PositionQuestion extends ExchangeQuestion {
  readonly holders: readonly Address[]
  /** The domain whose part of the community is asked for: its domain id. */
  readonly domain?: Hex | null
}

/** Shares of one pool of ZIL and a token. */
export interface PoolPosition {
  readonly exchange: PoolExchange
  /** Id of the coin. */
  readonly coin: string
  readonly holder: Address
  readonly shares: bigint
  /** All shares of the pool. */
  readonly total: bigint
}

export interface Positions {
  /** Those above zero; null where an exchange could not be read. */
  readonly pools: ReadonlyMap<PoolExchange, readonly PoolPosition[] | null>
  /** Shares of the community's pool by holder, those of nobody too; null where they could not be read. */
  readonly community: ReadonlyMap<Address, bigint> | null
  /** Shares that the domain has in the community; null where they could not be read, or none was asked for. */
  readonly domainShares: bigint | null
}

/**
 * What some addresses, and a domain, have in the pools: one trip, by entry. Each part that cannot be read is unknown by
 * itself.
 */
export async function readPositions(
  client: Requests,
  { exchanges, tokens, tyronDex, holders, domain }: PositionQuestion,
  options?: RequestOptions,
): Promise<Positions> {
  const fields = tyronDex === undefined ? null : tyronDexBinding(tyronDex).fields
  const [community, domainShares, ...pools] = await Promise.all([
    fields && orUnread(readShares(client, fields.balances, holders, options)),
    fields && domain ? orUnread(readEntry(client, fields.shares.at(domain), options)) : null,
    ...[...exchanges].map(async ([exchange, place]) => {
      const read = [...tokens].map(([coin, token]) =>
        readPool(client, exchange, place, coin, token, holders, options),
      )
      return [exchange, await orUnread(Promise.all(read))] as const
    }),
  ])
  return {
    community,
    domainShares,
    pools: new Map(pools.map(([exchange, found]) => [exchange, found?.flat() ?? null])),
  }
}

type Entries = ReturnType<typeof tyronDexBinding>['fields']['balances']

async function readShares(
  client: Requests,
  balances: Entries,
  holders: readonly Address[],
  options?: RequestOptions,
): Promise<ReadonlyMap<Address, bigint>> {
  const read = holders.map(
    async (holder) => [holder, await readEntry(client, balances.at(holder), options)] as const,
  )
  return new Map(await Promise.all(read))
}

async function readEntry(
  client: Requests,
  entry: ReturnType<Entries['at']>,
  options?: RequestOptions,
): Promise<bigint> {
  return valueOr(await readField(client, entry, options), 0n)
}

async function readPool(
  client: Requests,
  exchange: PoolExchange,
  place: Address,
  coin: string,
  token: Address,
  holders: readonly Address[],
  options?: RequestOptions,
): Promise<readonly PoolPosition[]> {
  // The three keep shares in fields of one shape.
  const { balances, total_contributions } = zilSwap(place).fields
  const [total, ...shares] = await Promise.all([
    readStandingEntry(client, total_contributions.at(token), options),
    ...holders.map((holder) => readStandingEntry(client, balances.at(token).at(holder), options)),
  ])
  return holders.flatMap((holder, at) => {
    const owned = shares[at] ?? 0n
    return owned > 0n ? [{ exchange, coin, holder, shares: owned, total: total ?? 0n }] : []
  })
}
