import { initDid as initDidBinding, zil, zrc2Token } from '@tyto/contracts'
import {
  tradedCoins,
  tyronDexService,
  usualFees,
  vaultService,
  type Exchanges,
  type PoolExchange,
} from '@tyto/exchange'
import { zeroAddress, zilId, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { RpcError } from '../../client/RpcError'
import type { Network } from '../../networks/networks'
import { getAccount } from '../../reads/getAccount'
import { readField, readStandingEntry, valueOr } from '../../reads/readField'
import { findInitDid } from '../findInitDid'
import { exchangesAmong, readExchanges } from '../exchanges/readExchanges'
import { knownDigits, readTokenDecimals } from './readTokenDecimals'

/** The services that are exchanges of pools. */
const exchangeServices = Object.keys(usualFees) as readonly PoolExchange[]

/** How much of one coin an address holds, or why that is not known. */
export type CoinAmount =
  /** In the coin's smallest unit, and the count of its digits after the point. */
  | { readonly kind: 'amount'; readonly units: bigint; readonly decimals: number }
  /** The protocol names no contract for this coin on this network. */
  | { readonly kind: 'no service' }
  /** It names one, and no contract stands there. */
  | { readonly kind: 'no contract' }
  /** The contract says no count of digits that makes sense, so its units say nothing. */
  | { readonly kind: 'no decimals' }
  /** It says another count of digits than is known of this coin: its units would say another amount. */
  | { readonly kind: 'other decimals' }
  /** The node gave no answer to this. */
  | { readonly kind: 'unknown' }

/** Places that earlier reads found, so that the next one is one trip. */
export interface KnownCoins {
  /** The contract registered as `init`. */
  readonly initDid: Address | null
  /** Where the services of the protocol stand. */
  readonly services: ReadonlyMap<string, Address>
  /** Digits after the point by token contract, as they were said last: what is said next is held against them. */
  readonly decimals: ReadonlyMap<Address, number>
}

export const nothingKnown: KnownCoins = { initDid: null, services: new Map(), decimals: new Map() }

export interface CoinBalances {
  /** One for each holder, in the order of the question: amounts by the id of the coin. */
  readonly holdings: readonly ReadonlyMap<string, CoinAmount>[]
  /** Why something is unknown: the first error; null where all was answered. */
  readonly failure: RpcError | null
  readonly known: KnownCoins
  /** The exchanges of pools that the protocol names; null where that is not known. */
  readonly exchanges: Exchanges | null
}

type CoinNetwork = Pick<Network, 'registry' | 'zlpRegistry' | 'initDid' | 'digits'>

export interface CoinQuestion {
  /** Ids of coins: `zil`, and names among the protocol's services. */
  readonly coins: readonly string[]
  readonly holders: readonly Address[]
  /** Further services whose address is asked for on the way. */
  readonly services?: readonly string[]
  readonly known?: KnownCoins
  /** Whether pools and fees of the exchanges are read in the same trips. */
  readonly withExchanges?: boolean
}

/**
 * Reads the balances of some addresses in some coins, by entries of the tokens' maps and never by a whole map. One trip
 * where everything is known from before: places and registry are asked once more beside the amounts, and those that moved
 * are asked again. Two trips without, three where nobody says which contract is `init`. One coin that cannot be read is
 * unknown by itself; rejects with `RpcError` where nothing could be read.
 */
export async function readCoinBalances(
  client: Requests,
  network: CoinNetwork,
  { coins, holders, services = [], known = nothingKnown, withExchanges = false }: CoinQuestion,
  options?: RequestOptions,
): Promise<CoinBalances> {
  const reader = new Reader(client, network, { holders, decimals: known.decimals }, options)
  const tokens = coins.filter((id) => id !== zilId)
  // All of this leaves in one batch: ZIL, tokens where they stood before, and the question where they stand.
  const zilRow = coins.includes(zilId) ? reader.zil() : null
  const early = new Map(
    tokens.flatMap((id) => {
      const place = known.services.get(id)
      return place === undefined ? [] : [[id, { place, row: reader.token(id, place) }] as const]
    }),
  )
  for (const { row } of early.values()) row.catch(() => undefined)
  const trading = withExchanges ? [...exchangeServices, ...tradedCoins, tyronDexService, vaultService] : []
  const earlyExchanges = withExchanges ? reader.exchanges(known.services) : null
  earlyExchanges?.catch(() => undefined)
  zilRow?.catch(() => undefined)
  const { initDid, found } = await reader.places(known.initDid, [
    ...new Set([...tokens, ...services, ...trading]),
  ])
  const isWhereItWas = trading.every((id) => (found.get(id) ?? null) === (known.services.get(id) ?? null))
  const exchanges = isWhereItWas || !withExchanges ? earlyExchanges : reader.exchanges(found)
  exchanges?.catch(() => undefined)

  const rows = new Map<string, readonly CoinAmount[]>()
  await Promise.all(
    tokens.map(async (id) => {
      const place = found.get(id)
      const before = early.get(id)
      if (place === undefined) rows.set(id, reader.all('unknown'))
      else if (place === null) rows.set(id, reader.all('no service'))
      else rows.set(id, await (before?.place === place ? before.row : reader.token(id, place)))
    }),
  )
  if (zilRow !== null) rows.set(zilId, await zilRow)
  const failure = reader.failures[0] ?? null
  const isOutage = found.size === 0 && [...rows.values()].flat().every(({ kind }) => kind === 'unknown')
  if (failure !== null && isOutage) throw failure
  return {
    holdings: holders.map((_, at) => new Map(coins.map((id) => [id, rows.get(id)![at]!]))),
    failure,
    known: {
      initDid,
      services: new Map([...found].flatMap(([id, place]) => (place === null ? [] : [[id, place] as const]))),
      decimals: reader.decimals,
    },
    exchanges: await exchanges,
  }
}

interface Places {
  readonly initDid: Address | null
  /** Null where the protocol names no place; a service that could not be read is not here. */
  readonly found: ReadonlyMap<string, Address | null>
}

/** The reads of one question. Each part that fails is unknown by itself, and its error is kept. */
class Reader {
  readonly failures: RpcError[] = []
  /** As they are said now, and before. */
  readonly decimals: Map<Address, number>
  readonly #before: ReadonlyMap<Address, number>
  readonly #client: Requests
  readonly #network: CoinNetwork
  readonly #holders: readonly Address[]
  readonly #options: RequestOptions | undefined

  constructor(
    client: Requests,
    network: CoinNetwork,
    {
      holders,
      decimals,
    }: { readonly holders: readonly Address[]; readonly decimals: ReadonlyMap<Address, number> },
    options?: RequestOptions,
  ) {
    this.#client = client
    this.#network = network
    this.#holders = holders
    this.#options = options
    this.#before = decimals
    this.decimals = new Map(decimals)
  }

  /** The same for every holder. */
  all(kind: Exclude<CoinAmount['kind'], 'amount'>): readonly CoinAmount[] {
    return this.#holders.map(() => ({ kind }))
  }

  /** The exchanges that stand at these places; null where none does, or no node answers. */
  async exchanges(services: ReadonlyMap<string, Address | null>): Promise<Exchanges | null> {
    const question = exchangesAmong(services)
    if (question.exchanges.size === 0 && question.tyronDex === undefined) return null
    return (await this.#settle(readExchanges(this.#client, question, this.#options))) ?? null
  }

  zil(): Promise<readonly CoinAmount[]> {
    const amounts = this.#holders.map(async (holder): Promise<CoinAmount> => {
      const account = await this.#settle(getAccount(this.#client, holder, this.#options))
      if (account === undefined) return { kind: 'unknown' }
      return { kind: 'amount', units: account.balance, decimals: zil.decimals }
    })
    return Promise.all(amounts)
  }

  /** Asks for the count of a token's digits beside the amounts: what one answer said once must not hold for good. */
  async token(id: string, token: Address): Promise<readonly CoinAmount[]> {
    const { balances } = zrc2Token(token).fields
    const [decimals, amounts] = await Promise.all([
      this.#settle(readTokenDecimals(this.#client, token, this.#options)),
      Promise.all(
        this.#holders.map(async (holder) => {
          try {
            return await readStandingEntry(this.#client, balances.at(holder), this.#options)
          } catch (error) {
            return rpcErrorOrThrow(error)
          }
        }),
      ),
    ])
    if (decimals === undefined) return this.all('unknown')
    if (typeof decimals === 'string') return this.all(decimals)
    const expected = knownDigits(this.#network, id) ?? this.#before.get(token)
    this.decimals.set(token, decimals)
    if (expected !== undefined && expected !== decimals) return this.all('other decimals')
    return amounts.map((units): CoinAmount => {
      if (!(units instanceof RpcError)) return { kind: 'amount', units: units ?? 0n, decimals }
      this.failures.push(units)
      return { kind: 'unknown' }
    })
  }

  /** Where services stand: at a contract that is believed to be `init`, and again at the true one if it is another. */
  async places(kept: Address | null, ids: readonly string[]): Promise<Places> {
    const guess = kept ?? this.#network.initDid ?? null
    const guessed = guess === null ? null : this.#services(guess, ids)
    guessed?.catch(() => undefined)
    let initDid: Address
    try {
      initDid = await findInitDid(this.#client, this.#network, this.#options)
    } catch (error) {
      const failure = rpcErrorOrThrow(error)
      // A network without the protocol has ZIL alone.
      if (failure.code === 'RpcNotDeployed') {
        return { initDid: null, found: new Map(ids.map((id) => [id, null])) }
      }
      this.failures.push(failure)
      return { initDid: kept, found: new Map() }
    }
    const found = await (guessed !== null && guess === initDid ? guessed : this.#services(initDid, ids))
    return { initDid, found }
  }

  async #services(initDid: Address, ids: readonly string[]): Promise<Places['found']> {
    const { services } = initDidBinding(initDid).fields
    const found = new Map<string, Address | null>()
    await Promise.all(
      ids.map(async (id) => {
        const reading = await this.#settle(readField(this.#client, services.at(id), this.#options))
        if (reading === undefined) return
        const address = valueOr(reading, null)
        found.set(id, address === zeroAddress ? null : address)
      }),
    )
    return found
  }

  /** The value of a read; undefined where it fails. */
  async #settle<T>(read: Promise<T>): Promise<T | undefined> {
    try {
      return await read
    } catch (error) {
      this.failures.push(rpcErrorOrThrow(error))
      return undefined
    }
  }
}

/** Any other failure than that of a read stays an exception. */
function rpcErrorOrThrow(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  throw error
}
