import { zilId, type GasRules } from '@tyto/primitives'
import { exchangeIds } from './market'
import { worthInTokens, type CoinPrice } from './price'
import type { Hop, Offer, Offers } from './routes'

/** The cost of an offer's gas, in the smallest unit of the coin that is bought. */
export type OfferCost = (offer: Way) => bigint

/** The contracts that a trade passes through. */
interface Way {
  readonly hops: readonly Pick<Hop, 'kind' | 'from'>[]
}

/** Who pays for gas, its price, and how much of it a network takes. */
export interface GasTerms {
  readonly rules: Pick<GasRules, 'call' | 'message'>
  /** In Qa for a unit. */
  readonly price: bigint
  readonly payer: GasPayer
}

/** The offer that leaves most after gas, and what it gains over the next one, in the coin that is bought. */
export interface BestOffer {
  readonly best: Offer
  /** Null where nobody else offers anything. */
  readonly next: Offer | null
  /** 0 where nobody else offers anything. */
  readonly gain: bigint
}

/** Who signs and pays: a wallet that is called, or an account that calls the exchange itself. */
export type GasPayer = 'wallet' | 'account'

/** The gas of a step, whatever the rules of the network. */
interface Effort {
  /** Units that the contracts' own work takes. */
  readonly work: bigint
  /** Contracts that are called, by the account or by a message. */
  readonly calls: bigint
}
type ByKind = Readonly<Record<Hop['kind'], Effort>>

const effort = (work: bigint, calls: bigint): Effort => ({ work, calls })

/** As measured with ours: for ZIL that is sent, */
const fromZil: Readonly<Record<GasPayer, Effort>> = { wallet: effort(750n, 5n), account: effort(460n, 3n) }
/** for ZIL of an account that passes through a wallet, which asks nobody whose it is, */
const passing = effort(650n, 4n)
/** for a token that the first contract takes, */
const fromToken: Readonly<Record<GasPayer, ByKind>> = {
  wallet: {
    pool: effort(1_010n, 7n),
    dex: effort(1_255n, 9n),
    mint: effort(1_080n, 9n),
    burn: effort(1_235n, 11n),
  },
  account: {
    pool: effort(625n, 4n),
    dex: effort(825n, 6n),
    mint: effort(680n, 6n),
    burn: effort(850n, 8n),
  },
}
/** and for each contract after that. */
const ofNext: ByKind = {
  pool: effort(550n, 2n),
  dex: effort(550n, 4n),
  mint: effort(600n, 4n),
  burn: effort(775n, 6n),
}

/**
 * The gas of the trade by the rules of a network, so that ways of different lengths can be compared before they are
 * simulated. What an account sends through several contracts passes through a wallet.
 */
export function gasOf(
  { hops }: Way,
  rules: Pick<GasRules, 'call' | 'message'>,
  payer: GasPayer = 'wallet',
): bigint {
  const isPassing = payer === 'account' && hops.length > 1
  // A message brings to an account the coins that were bought.
  const messages = payer === 'account' ? rules.message : 0n
  return hops.reduce((sum, { kind, from }, at) => {
    const { work, calls } = at > 0 ? ofNext[kind] : firstEffort(kind, from)
    return sum + work + calls * rules.call
  }, messages)

  function firstEffort(kind: Hop['kind'], from: string): Effort {
    if (from !== zilId) return fromToken[payer][kind]
    return isPassing ? passing : fromZil[payer]
  }
}

/** The gas of offers in a coin, by its price in ZIL. Without a price gas counts as nothing. */
export function gasCostIn(
  coin: string,
  prices: ReadonlyMap<string, CoinPrice>,
  { rules, price, payer }: GasTerms,
): OfferCost {
  const worth = prices.get(coin)
  return (offer) => {
    const qa = gasOf(offer, rules, payer) * price
    if (coin === zilId) return qa
    return worth === undefined ? 0n : worthInTokens(qa, worth.pool)
  }
}

/** The best of the offers, after what each costs; the first of two that are alike. Null where nobody offers anything. */
export function bestOf(offers: Offers, cost: OfferCost): BestOffer | null {
  const ranked = exchangeIds
    .flatMap((exchange) => {
      const offer = offers[exchange]
      if (!offer.ok) return []
      return [{ offer: offer.value, left: offer.value.output - cost(offer.value) }]
    })
    .sort((a, b) => (a.left === b.left ? 0 : a.left > b.left ? -1 : 1))
  const [best, next] = ranked
  if (best === undefined) return null
  return {
    best: best.offer,
    next: next?.offer ?? null,
    gain: next === undefined ? 0n : best.left - next.left,
  }
}

/** The price of one whole coin of each side in the other, in its smallest unit, rounded down. */
export interface BothPrices {
  readonly toPerFrom: bigint
  readonly fromPerTo: bigint
}

export function priceBothWays(
  { input, output }: Pick<Offer, 'input' | 'output'>,
  fromDecimals: number,
  toDecimals: number,
): BothPrices {
  return {
    toPerFrom: (output * 10n ** BigInt(fromDecimals)) / input,
    fromPerTo: (input * 10n ** BigInt(toDecimals)) / output,
  }
}
