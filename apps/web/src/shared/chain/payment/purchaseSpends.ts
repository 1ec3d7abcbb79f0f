import { paymentCoins, zil } from '@tyto/contracts'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import type { Spending } from '../cover/cover'

interface PurchaseCost {
  readonly wallet: Address
  /** The account that signs; null without one. */
  readonly account: Address | null
  /** The coin's id; empty for what is sold for ZIL alone. Anything that is no coin costs nothing. */
  readonly currency: string
  /** In the coin's smallest unit; undefined while the price is not known. */
  readonly cost: bigint | undefined
  /** The price in ZIL beside that, in Qa. */
  readonly premium?: bigint
}

/** The amounts that a purchase takes: a token out of the wallet, or ZIL, of which the account gives what the wallet lacks. */
export function purchaseSpends({
  wallet,
  account,
  currency,
  cost,
  premium = 0n,
}: PurchaseCost): readonly Spending[] {
  const coin = currency === '' ? zil : paymentCoins.find(({ id }) => id === currency)
  if (coin === undefined || cost === undefined) return []
  const rest = account === null ? {} : { rest: account }
  const inZil = (units: bigint): Spending => ({ payer: wallet, coin: zil, units, ...rest })
  if (coin.id === zilId) return [inZil(cost + premium)]
  return [{ payer: wallet, coin, units: cost }, ...(premium > 0n ? [inZil(premium)] : [])]
}
