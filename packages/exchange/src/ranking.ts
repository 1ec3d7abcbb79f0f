import { zilId } from '@tyto/primitives'
import { exchangeIds } from './market'
import { worthInTokens, type CoinPrice } from './price'
import type { Hop, Offer, Offers } from './routes'

/** What so much gas costs, in the smallest unit of the coin that is bought. */
export type GasCost = (gas: bigint) => bigint

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

/** Gas as measured with ours: for ZIL that is sent, */
const gasFromZil: Readonly<Record<GasPayer, bigint>> = { wallet: 800n, account: 490n }
/** for ZIL of an account that passes through a wallet, which asks nobody whose it is, */
const gasOfPassing = 690n
/** for a token that the first contract takes, */
const gasFromToken: Readonly<Record<GasPayer, Readonly<Record<Hop['kind'], bigint>>>> = {
  wallet: { pool: 1_080n, dex: 1_345n, mint: 1_170n, burn: 1_345n },
  account: { pool: 665n, dex: 885n, mint: 740n, burn: 930n },
}
/** and for each contract after that. */
const gasOfNext: Readonly<Record<Hop['kind'], bigint>> = { pool: 570n, dex: 590n, mint: 640n, burn: 835n }

/**
 * What the trade takes of gas, so that ways of different lengths can be compared before they are simulated. What an
 * account sends through several contracts passes through a wallet.
 */
export function gasOf(
  { hops }: { readonly hops: readonly Pick<Hop, 'kind' | 'from'>[] },
  payer: GasPayer = 'wallet',
): bigint {
  const isPassing = payer === 'account' && hops.length > 1
  return hops.reduce((sum, { kind, from }, at) => {
    if (at > 0) return sum + gasOfNext[kind]
    if (from !== zilId) return gasFromToken[payer][kind]
    return isPassing ? gasOfPassing : gasFromZil[payer]
  }, 0n)
}

/** Gas in a coin, by its price in ZIL. Without a price gas counts as nothing. */
export function gasCostIn(coin: string, prices: ReadonlyMap<string, CoinPrice>, gasPrice: bigint): GasCost {
  const price = prices.get(coin)
  return (gas) =>
    coin === zilId ? gas * gasPrice : price === undefined ? 0n : worthInTokens(gas * gasPrice, price.pool)
}

/** The best of the offers, after gas; the first of two that are alike. Null where nobody offers anything. */
export function bestOf(offers: Offers, cost: GasCost, payer: GasPayer = 'wallet'): BestOffer | null {
  const ranked = exchangeIds
    .flatMap((exchange) => {
      const offer = offers[exchange]
      if (!offer.ok) return []
      return [{ offer: offer.value, left: offer.value.output - cost(gasOf(offer.value, payer)) }]
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

/** What one whole coin of each side came to in the other, in its smallest unit, rounded down. */
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
