import { err, ok, zilId, type Result } from '@tyto/primitives'
import { directionOf, ssiId, tyronId, xsgdId, type SwapDirection } from './directions'
import { feeDenominator, type PoolExchange } from './fees'
import type { TyronDexState } from './community'
import { exchangeIds, type ExchangeId, type Exchanges } from './market'
import { stepThroughPools, stepThroughTyronDex } from './quote'
import { minimumOutput } from './slippage'
import { beginSteps, impactOf, type QuoteCode, type Step } from './steps'
import { ssiPerXsgd, stepThroughBurn, stepThroughMint } from './vault'

/**
 * Why an exchange offers nothing. NoExchange: the protocol names none. Unread: it, or a part of its route, could not be
 * read, so nothing is known. NoPool: it has no such pool. NotOffered: it does not make trades of this kind. EmptyVault:
 * the vault holds less XSGD.
 */
export type OfferCode = QuoteCode | 'NoExchange' | 'NoPool' | 'Unread' | 'NotOffered' | 'EmptyVault'

/** One contract that a trade passes through. */
export interface Hop {
  readonly kind: 'pool' | 'dex' | 'mint' | 'burn'
  /** Whose pool it is; of the vault, the community's. */
  readonly exchange: ExchangeId
  /** Ids of coins. */
  readonly from: string
  readonly to: string
  readonly input: bigint
  readonly output: bigint
  /** The least that this contract may pay, so that each hop is guarded by itself. */
  readonly least: bigint
  /** In parts of 10,000. */
  readonly impact: bigint
  /** The fee that stays with those who brought the pool, and with the community: in the coin that comes in, rounded up. */
  readonly poolFee: bigint
  /** The fee of the exchange itself, in Qa. */
  readonly zilFee: bigint
}

/** The offer of one exchange: the amount, and the way to it. */
export interface Offer {
  readonly exchange: ExchangeId
  readonly direction: SwapDirection
  readonly from: string
  readonly to: string
  readonly input: bigint
  readonly output: bigint
  /** The least of the last hop. */
  readonly least: bigint
  /** Of the whole way, in parts of 10,000. */
  readonly impact: bigint
  readonly hops: readonly Hop[]
}

/** The trade that somebody wants: an amount of one coin for another coin. */
export interface Trade {
  /** Ids of coins. */
  readonly from: string
  readonly to: string
  /** In the smallest unit of what is given. */
  readonly amount: bigint
  /** By so much the price may move, in parts of 10,000. */
  readonly slippage: bigint
}

export type Offers = Readonly<Record<ExchangeId, Result<Offer, OfferCode>>>

/** The offer of each exchange for an amount, to the last unit, or why it makes none. */
export function quotesFor(exchanges: Exchanges, trade: Trade): Offers {
  const [tydradex, dragondex, zilswap, aswap] = exchangeIds.map((exchange) =>
    quoteAt(exchanges, exchange, trade),
  ) as [Offers['tydradex'], Offers['dragondex'], Offers['zilswap'], Offers['aswap']]
  return { tydradex, dragondex, zilswap, aswap }
}

/** The same for one exchange. */
export function quoteAt(
  exchanges: Exchanges,
  exchange: ExchangeId,
  { from, to, amount, slippage }: Trade,
): Result<Offer, OfferCode> {
  const direction = directionOf(from, to)
  if (direction === null) return err('SameCoin')
  const ways = wayOf(exchange, direction, from, to)
  if (ways === null) return err('NotOffered')
  // Where a part is missing that is said first: the amount may be fine.
  for (const way of ways) {
    const gap = gapOf(exchanges, way)
    if (gap !== null) return err(gap)
  }
  const begun = beginSteps(amount)
  if (!begun.ok) return begun
  let step = begun.value
  const hops: Hop[] = []
  for (const way of ways) {
    const stepped = stepOf(exchanges, way, beginAgain(step.amount))
    if (!stepped.ok) return stepped
    hops.push(
      hopOf(way, stepped.value, { input: step.amount, leastIn: hops.at(-1)?.least ?? amount, slippage }),
    )
    step = hops.length === 1 ? stepped.value.step : join(step, stepped.value.step)
  }
  const { output, least } = hops.at(-1)!
  return ok({ exchange, direction, from, to, input: amount, output, least, impact: impactOf(step), hops })
}

/** A hop seen by itself: the price that it promises begins with what comes in. */
function beginAgain(amount: bigint): Step {
  return { amount, idealNumerator: amount, idealDenominator: 1n }
}

/** Two hops as one: the price that the way promises is that of both. */
function join(first: Step, second: Step): Step {
  return {
    amount: second.amount,
    idealNumerator: first.idealNumerator * second.idealNumerator,
    idealDenominator: first.idealDenominator * second.idealDenominator * first.amount,
  }
}

/** A hop before it has amounts. */
type Way = Pick<Hop, 'kind' | 'exchange' | 'from' | 'to'>

const mint: Way = { kind: 'mint', exchange: 'tydradex', from: xsgdId, to: ssiId }
const burn: Way = { kind: 'burn', exchange: 'tydradex', from: ssiId, to: xsgdId }
const buyTyron: Way = { kind: 'dex', exchange: 'tydradex', from: ssiId, to: tyronId }
const sellTyron: Way = { kind: 'dex', exchange: 'tydradex', from: tyronId, to: ssiId }
const buyXsgd: Way = { kind: 'pool', exchange: 'zilswap', from: zilId, to: xsgdId }

/** By which contracts an exchange makes a trade; null where it makes none of this kind. */
function wayOf(
  exchange: ExchangeId,
  direction: SwapDirection,
  from: string,
  to: string,
): readonly Way[] | null {
  if (exchange !== 'tydradex') {
    const isPool = direction !== 'tokenToToken' && (from === zilId || to === zilId)
    return isPool ? [{ kind: 'pool', exchange, from, to }] : null
  }
  if (direction === 'insideCommunity') return [from === tyronId ? sellTyron : buyTyron]
  if (direction === 'ssiToXsgd') return [burn]
  if (direction !== 'intoCommunity' || (from !== zilId && from !== xsgdId)) return null
  return [...(from === zilId ? [buyXsgd] : []), mint, ...(to === tyronId ? [buyTyron] : [])]
}

/** Names the thing that is missing for a hop, whatever the amount. */
function gapOf({ states, tyronDex, vault }: Exchanges, { kind, exchange, from, to }: Way): OfferCode | null {
  if (kind === 'mint' || kind === 'burn') {
    return vault === undefined ? 'NoExchange' : vault === null ? 'Unread' : null
  }
  if (kind === 'dex') {
    if (tyronDex === undefined) return 'NoExchange'
    if (tyronDex === null) return 'Unread'
    return hasBoth(tyronDex) ? null : 'NoPool'
  }
  const state = exchange === 'tydradex' ? undefined : states.get(exchange)
  if (state === undefined) return 'NoExchange'
  if (state === null) return 'Unread'
  return state.pools.has(from === zilId ? to : from) ? null : 'NoPool'
}

function hasBoth({ reserves: { tyron, ssi } }: TyronDexState): boolean {
  return tyron > 0n && ssi > 0n
}

interface Stepped {
  readonly step: Step
  readonly zilFee: bigint
  /** How many of 10,000 units that come in count. */
  readonly afterFee: bigint
}

function stepOf(
  { states, tyronDex, vault }: Exchanges,
  { kind, exchange, from, to }: Way,
  before: Step,
): Result<Stepped, OfferCode> {
  if (kind === 'mint') return free(stepThroughMint(before))
  if (kind === 'burn') return free(stepThroughBurn(vault!, before))
  if (kind === 'dex') {
    const stepped = stepThroughTyronDex(tyronDex!, from === tyronId ? 'tyron' : 'ssi', before)
    return stepped.ok ? ok({ step: stepped.value, zilFee: 0n, afterFee: tyronDex!.profitDenom }) : stepped
  }
  const { fees, pools } = states.get(exchange as PoolExchange)!
  const pair = { from: pools.get(from) ?? null, to: pools.get(to) ?? null }
  const stepped = stepThroughPools(fees, pair, before)
  return stepped.ok ? ok({ ...stepped.value, afterFee: fees.afterFee }) : stepped
}

function free(stepped: Result<Step, OfferCode>): Result<Stepped, OfferCode> {
  return stepped.ok ? ok({ step: stepped.value, zilFee: 0n, afterFee: feeDenominator }) : stepped
}

/** `leastIn`: what surely comes in, once the minimum of the hop before holds. */
function hopOf(
  way: Way,
  stepped: Stepped,
  {
    input,
    leastIn,
    slippage,
  }: { readonly input: bigint; readonly leastIn: bigint; readonly slippage: bigint },
): Hop {
  const { step, zilFee, afterFee } = stepped
  // The vault's rate does not move, so what comes in at least says what goes out at least.
  const least =
    way.kind === 'mint'
      ? leastIn * ssiPerXsgd
      : way.kind === 'burn'
        ? leastIn / ssiPerXsgd
        : minimumOutput(step.amount, slippage)
  // Written out: a spread object would cost four times as much as all of its arithmetic.
  const { kind, exchange, from, to } = way
  return {
    kind,
    exchange,
    from,
    to,
    input,
    output: step.amount,
    least,
    impact: impactOf(step),
    poolFee: input - (input * afterFee) / feeDenominator,
    zilFee,
  }
}
