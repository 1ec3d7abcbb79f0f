import {
  readCoinBalances,
  readExchangeHistory,
  readField,
  RpcError,
  valueOr,
  type Exchanges,
  type NetworkId,
} from '@tyto/chain'
import { zrc2Token } from '@tyto/contracts'
import { ssiId, tyronId, type Past } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { chainOf, type Chain } from './chain'
import { keepCoins, recallCoins } from './keptCoins'
import { chainReadOptions } from './queries'

/** What the exchanges are, and how much there is of the coins of the community. */
export interface Market {
  /** In ms since 1970. */
  readonly readAt: number
  /** Null where the protocol names no exchange, or none could be read. */
  readonly exchanges: Exchanges | null
  /** By the id of the coin, in its smallest unit; a coin without a contract, or one that could not be read, is not here. */
  readonly supplies: ReadonlyMap<string, bigint>
  /** Why something is unknown; null where nothing is. */
  readonly failure: RpcError | null
}

const counted = [tyronId, ssiId]

/** The exchanges without anybody's balances: one trip where this device knows their places. */
export function marketQuery(network: NetworkId) {
  return queryOptions<Market>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'market'],
    queryFn: async ({ signal }) => {
      const chain = chainOf(network)
      const before = recallCoins(chain)
      const early = readSupplies(chain, before.services, signal)
      const question = { coins: [], holders: [], services: counted, known: before, withExchanges: true }
      const { known, failure, exchanges } = await readCoinBalances(chain.client, chain.network, question, {
        signal,
      })
      // Only some services were asked for; the others stand where they stood.
      const services = new Map([...before.services, ...known.services])
      keepCoins(chain, { ...known, services })
      const isWhereItWas = counted.every((id) => services.get(id) === before.services.get(id))
      const supplies = isWhereItWas ? early : readSupplies(chain, services, signal)
      return { readAt: Date.now(), exchanges, supplies: await supplies, failure }
    },
  })
}

async function readSupplies(
  { client }: Chain,
  services: ReadonlyMap<string, Address>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, bigint>> {
  const supplies = new Map<string, bigint>()
  await Promise.all(
    counted.map(async (id) => {
      const token = services.get(id)
      if (token === undefined) return
      try {
        const reading = await readField(client, zrc2Token(token).fields.total_supply, { signal })
        const supply = valueOr(reading, null)
        if (supply !== null) supplies.set(id, supply)
      } catch (error) {
        if (!(error instanceof RpcError)) throw error
      }
    }),
  )
  return supplies
}

/** Networks that keep what was: our own. */
export function keepsHistory(network: NetworkId): boolean {
  return network === 'local'
}

/** How the exchanges came to be what they are now, as far back as the network tells. */
export function marketHistoryQuery(network: NetworkId, now: Exchanges) {
  return queryOptions<Past<Exchanges>>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'market over time', now.block.toString()],
    queryFn: ({ signal }) => {
      const chain = chainOf(network)
      return readExchangeHistory(chain.client, recallCoins(chain).services, now, { signal })
    },
    placeholderData: keepPreviousData,
  })
}
