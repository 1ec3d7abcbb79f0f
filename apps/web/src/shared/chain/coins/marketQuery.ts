import {
  orUnread,
  readCoinBalances,
  readExchangeHistory,
  readField,
  valueOr,
  type Exchanges,
  type NetworkId,
  type RpcError,
} from '@tyto/chain'
import type { FieldRead } from '@tyto/abi'
import { tyronDex, zrc2Token } from '@tyto/contracts'
import { ssiId, tyronDexService, tyronId, type Past } from '@tyto/exchange'
import type { Address } from '@tyto/primitives'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { chainOf, type Chain } from '../network/chain'
import { keepCoins, recallCoins } from './keptCoins'
import { chainReadOptions } from '../reads/queries'

/** The exchanges, and how much there is of the coins of the community. */
export interface CommunityMarket {
  /** In ms since 1970. */
  readonly readAt: number
  /** Null where the protocol names no exchange, or none could be read. */
  readonly exchanges: Exchanges | null
  /** By the id of the coin, in its smallest unit; a coin without a contract, or one that could not be read, is not here. */
  readonly supplies: ReadonlyMap<string, bigint>
  /** The price that the exchange of the community says while TYRON is launched; null where it says none. */
  readonly launchPrice: bigint | null
  /** Why something is unknown; null where nothing is. */
  readonly failure: RpcError | null
}

const counted = [tyronId, ssiId]
const asked = [...counted, tyronDexService]

/** The exchanges without anybody's balances: one trip where this device knows their places. */
export function marketQuery(network: NetworkId) {
  return queryOptions<CommunityMarket>({
    ...chainReadOptions,
    queryKey: ['chain', network, 'market'],
    queryFn: async ({ signal }) => {
      const chain = chainOf(network)
      const before = recallCoins(chain)
      const early = readFigures(chain, before.services, signal)
      // Where the reads below fail first, nobody waits for these figures any more.
      early.catch(() => undefined)
      const question = { coins: [], holders: [], services: asked, known: before, withExchanges: true }
      const { known, failure, exchanges } = await readCoinBalances(chain.client, chain.network, question, {
        signal,
      })
      // Only some services were asked for; the others stand where they stood.
      const services = new Map([...before.services, ...known.services])
      keepCoins(chain, { ...known, services })
      const isWhereItWas = asked.every((id) => services.get(id) === before.services.get(id))
      const figures = await (isWhereItWas ? early : readFigures(chain, services, signal))
      return { readAt: Date.now(), exchanges, failure, ...figures }
    },
  })
}

/** The figures of the community's coins. Each that cannot be read is missing by itself. */
async function readFigures(
  { client }: Chain,
  services: ReadonlyMap<string, Address>,
  signal: AbortSignal,
): Promise<Pick<CommunityMarket, 'supplies' | 'launchPrice'>> {
  const read = async (field: FieldRead<bigint>): Promise<bigint | null> => {
    const reading = await orUnread(readField(client, field, { signal }))
    return reading && valueOr(reading, null)
  }
  const community = services.get(tyronDexService)
  const [launchPrice, ...supplies] = await Promise.all([
    community === undefined ? null : read(tyronDex(community).fields.price),
    ...counted.map(async (id) => {
      const token = services.get(id)
      return [id, token === undefined ? null : await read(zrc2Token(token).fields.total_supply)] as const
    }),
  ])
  return {
    launchPrice,
    supplies: new Map(supplies.flatMap(([id, supply]) => (supply === null ? [] : [[id, supply] as const]))),
  }
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
