import { zilSwap } from '@tyto/contracts'
import type { PoolExchange } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { orUnread } from '../../reads/orUnread'
import { readStandingEntry } from '../../reads/readField'
import type { ExchangeQuestion } from './readExchanges'

/** A part of a pool of ZIL and a token. */
export interface PoolShares {
  readonly exchange: PoolExchange
  /** The token's coin, by its id. */
  readonly coin: string
  /** Of this holder, and of everybody together. */
  readonly shares: bigint
  readonly total: bigint
}

/** Somebody's shares in all of them. */
export interface HeldPoolShares {
  readonly held: readonly PoolShares[]
  /** Exchanges that did not answer. */
  readonly unread: readonly PoolExchange[]
}

/**
 * Reads somebody's shares in the pools of other exchanges, by entry, in one trip; an exchange that did not answer is
 * `unread`. `tokens`: contracts by the id of the coin.
 */
export async function readPoolShares(
  client: Requests,
  { exchanges, tokens }: Pick<ExchangeQuestion, 'exchanges' | 'tokens'>,
  holder: Address,
  options?: RequestOptions,
): Promise<HeldPoolShares> {
  const read = await Promise.all(
    [...exchanges].map(async ([exchange, place]) => {
      const { balances, total_contributions } = zilSwap(place).fields
      const entries = Promise.all(
        [...tokens].map(async ([coin, token]) => {
          const [shares, total] = await Promise.all([
            readStandingEntry(client, balances.at(token).at(holder), options),
            readStandingEntry(client, total_contributions.at(token), options),
          ])
          return { exchange, coin, shares: shares ?? 0n, total: total ?? 0n }
        }),
      )
      return { exchange, entries: await orUnread(entries) }
    }),
  )
  return {
    held: read.flatMap(({ entries }) =>
      (entries ?? []).filter(({ shares, total }) => shares > 0n && total > 0n),
    ),
    unread: read.flatMap(({ exchange, entries }) => (entries === null ? [exchange] : [])),
  }
}
