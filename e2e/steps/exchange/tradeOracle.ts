/**
 * The payments of the exchanges' contracts, counted from the fields on the chain by a few lines of this file's own: the
 * tests compare the product's arithmetic with them.
 */
import { createClient, readProtocol } from '@tyto/chain'
import { networkOf } from '../network/chainAnswers'
import type { TestSite } from '../network/testSite'

export const poolExchanges = ['zilswap', 'aswap', 'dragondex'] as const
export type PoolExchangeId = (typeof poolExchanges)[number]

/** As people read them, in the order of the form. */
export const namesOfExchanges = {
  tydradex: 'TyronDEX',
  dragondex: 'DragonDEX',
  zilswap: 'ZilSwap',
  aswap: 'Avely Swap',
} as const
export type AnyExchange = keyof typeof namesOfExchanges
export const allExchanges = Object.keys(namesOfExchanges) as readonly AnyExchange[]

/** Of 10,000 parts that come in so many count, and of ZIL one of so many goes elsewhere (0: nothing). */
export interface Fees {
  readonly kept: bigint
  readonly zilDivisor: bigint
}

export interface OracleMarket {
  /** By exchange and id of the coin: ZIL in Qa, and tokens. */
  readonly pools: Readonly<
    Record<PoolExchangeId, ReadonlyMap<string, readonly [zil: bigint, tokens: bigint]>>
  >
  readonly fees: Readonly<Record<PoolExchangeId, Fees>>
  readonly tyron: bigint
  readonly ssi: bigint
  readonly dexKept: bigint
}

/** The fees of the seeded exchanges. */
export const seededFees: OracleMarket['fees'] = {
  zilswap: { kept: 9970n, zilDivisor: 0n },
  aswap: { kept: 9940n, zilDivisor: 333n },
  dragondex: { kept: 9950n, zilDivisor: 500n },
}

/** Reserves as the node says them, without a reader of the product. */
export async function readMarket(site: TestSite): Promise<OracleMarket> {
  const network = await networkOf(site)
  const { services } = await readProtocol(createClient({ ...network, fetch }), network)
  const coinAt = new Map([...services].map(([id, address]) => [address.toLowerCase(), id]))
  const field = async (service: string, name: string): Promise<unknown> => {
    const params = [services.get(service)!.slice(2), name, []]
    const body = JSON.stringify({ id: '1', jsonrpc: '2.0', method: 'GetSmartContractSubState', params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(network.endpoints[0]!, { method: 'POST', headers, body })
    const { result } = (await response.json()) as { readonly result: Readonly<Record<string, unknown>> }
    return result[name]
  }
  const poolsOf = async (service: string): Promise<ReadonlyMap<string, readonly [bigint, bigint]>> => {
    const pools = (await field(service, 'pools')) as Record<
      string,
      { readonly arguments: readonly [string, string] }
    >
    return new Map(
      Object.entries(pools).map(([address, { arguments: sides }]) => [
        coinAt.get(address.toLowerCase()) ?? address,
        [BigInt(sides[0]), BigInt(sides[1])] as const,
      ]),
    )
  }
  const [zilswap, aswap, dragondex] = await Promise.all(poolExchanges.map(poolsOf))
  const reserves = (await field('tyron_s$i', 'reserves')) as { readonly arguments: readonly [string, string] }
  return {
    pools: { zilswap: zilswap!, aswap: aswap!, dragondex: dragondex! },
    fees: seededFees,
    tyron: BigInt(reserves.arguments[0]),
    ssi: BigInt(reserves.arguments[1]),
    dexKept: 9900n,
  }
}

/** A constant product: what comes out keeps x * y, with the part of what comes in that counts. */
function out(given: bigint, before: bigint, other: bigint, kept: bigint): bigint {
  // other - x * y / (x + given), in ten-thousandths of x, rounded for the pool.
  const x = before * 10_000n
  const after = x + given * kept
  return other - (x * other + after - 1n) / after
}

/** The amount of `to` that arrives, in its smallest unit; null where the exchange makes no such trade. */
export function paysAt(
  market: OracleMarket,
  exchange: AnyExchange,
  { from, to, amount }: { readonly from: string; readonly to: string; readonly amount: bigint },
): bigint | null {
  if (exchange !== 'tydradex') {
    const { kept, zilDivisor } = market.fees[exchange]
    const fee = (qa: bigint): bigint => (zilDivisor === 0n ? 0n : qa / zilDivisor)
    const pool = market.pools[exchange].get(from === 'zil' ? to : from)
    if (pool === undefined || (from !== 'zil' && to !== 'zil')) return null
    const [zil, tokens] = pool
    if (from === 'zil') return out(amount - fee(amount), zil, tokens, kept)
    const sold = out(amount, tokens, zil, kept)
    return sold - fee(sold)
  }
  // Its own ways: ZIL to XSGD at ZilSwap, XSGD and S$I one for one, S$I and TYRON in its own pool.
  const line = ['zil', 'xsgd', 's$i', 'tyron']
  if (!line.includes(from) || !line.includes(to)) return null
  if (from === 's$i' && to === 'xsgd') return amount / 10n ** 12n
  if (from === 'tyron' && to === 's$i') return out(amount, market.tyron, market.ssi, market.dexKept)
  if (line.indexOf(to) <= line.indexOf(from) || to === 'xsgd') return null
  let units = amount
  if (from === 'zil') units = paysAt(market, 'zilswap', { from: 'zil', to: 'xsgd', amount: units })!
  if (from !== 's$i') units *= 10n ** 12n
  return to === 'tyron' ? out(units, market.ssi, market.tyron, market.dexKept) : units
}
