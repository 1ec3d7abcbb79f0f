import { BaseError } from '@tyto/primitives'
import { allCoins, coinById } from './allCoins'

/** The prices of the protocol's actions on a new network, in hundredths of each coin. */
const hundredths = {
  BuyNftUsername: {
    zil: 120_000n,
    tyron: 1_000n,
    s$i: 2_000n,
    xsgd: 2_700n,
    xidr: 30_000_000n,
    zusdt: 2_000n,
    gzil: 400n,
    zlp: 30_000n,
  },
  ZRC6_Mint: {
    zil: 30_000n,
    tyron: 250n,
    s$i: 500n,
    xsgd: 675n,
    xidr: 7_500_000n,
    zusdt: 500n,
    gzil: 100n,
    zlp: 7_500n,
  },
  MintTydraNft: {
    zil: 250_000n,
    tyron: 3_000n,
    s$i: 3_000n,
    xsgd: 4_000n,
    xidr: 44_600_000n,
    zusdt: 3_000n,
    gzil: 640n,
    zlp: 60_000n,
  },
  TransferTydraNft: {
    zil: 40_000n,
    tyron: 1_000n,
    xsgd: 1_400n,
    xidr: 15_500_000n,
    zusdt: 1_000n,
    gzil: 140n,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, bigint>>>>

/** An action that the protocol has prices of. */
export type PricedAction = keyof typeof hundredths

/** One entry of a price list, as `SetUtilities` takes it: coin, then action and amount in the coin's smallest unit. */
type PriceEntry = readonly [coin: string, price: readonly [action: PricedAction, amount: bigint]]

/** The prices of these actions on a new network, coin by coin. */
export function firstPrices(actions: readonly PricedAction[]): readonly PriceEntry[] {
  return allCoins.flatMap(({ id }) =>
    actions.flatMap((action): readonly PriceEntry[] => {
      const price = firstPrice(action, id)
      return price === null ? [] : [[id, [action, price]]]
    }),
  )
}

/** The first price of an action, in the smallest unit of the coin; null where the coin does not pay for it. */
export function firstPrice(action: PricedAction, coin: string): bigint | null {
  const known = coinById(coin)
  if (known === undefined) throw new BaseError('UnknownCoin', `There is no coin ${coin}.`)
  const prices: Readonly<Record<string, bigint>> = hundredths[action]
  const price = prices[coin]
  return price === undefined ? null : (price * 10n ** BigInt(known.decimals)) / 100n
}
