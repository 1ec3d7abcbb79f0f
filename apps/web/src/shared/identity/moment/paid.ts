import type { Address } from '@tyto/primitives'

/** One payment of a signed transaction. */
export interface PaidPayment {
  readonly to: Address
  readonly name: string | null
  readonly coin: { readonly symbol: string; readonly decimals: number }
  /** In the smallest unit of the coin. */
  readonly amount: bigint
}

/** Coins are with others. */
export interface PaidMoment {
  readonly kind: 'paid'
  readonly payments: readonly PaidPayment[]
  /** The name on whose page they were sent. */
  readonly page: string | null
}

/** The moment of payments that are in a block; wallets of several features pay. */
export function paidMoment(payments: readonly PaidPayment[], page: string | null): PaidMoment {
  const plain = payments.map(({ to, name, coin: { symbol, decimals }, amount }) => ({
    to,
    name,
    coin: { symbol, decimals },
    amount,
  }))
  return { kind: 'paid', payments: plain, page }
}
