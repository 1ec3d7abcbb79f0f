import type { Address } from '@tyto/primitives'
import type { Spending } from '../../shared/chain/cover/cover'
import type { Who } from '../../shared/recipients/lookAtWho'

/** A coin as far as a payment needs it. */
export interface PaidCoin {
  /** Id in the protocol, in lower case: `xsgd`. */
  readonly id: string
  readonly symbol: string
  readonly decimals: number
}

/** One coin for one recipient. Plain data: it is kept with a transaction. */
export interface Payment {
  readonly to: Address
  /** The name that was typed for the recipient, as it is written: `bruno.ssi`; null where an address was typed. */
  readonly name: string | null
  /** Other names that were typed for the same recipient, whose payments are part of this one. */
  readonly others?: readonly string[]
  readonly coin: PaidCoin
  /** In the coin's smallest unit, more than zero. */
  readonly amount: bigint
}

/** Whom some payments name. */
export function namesOf(payments: readonly Pick<Payment, 'to' | 'name' | 'others'>[]): readonly Who[] {
  return payments.flatMap(({ to, name, others = [] }) =>
    [name, ...others].map((each) => ({ address: to, name: each })),
  )
}

/** The coins that some payments take out of the payer's balances. */
export function spentOn(payer: Address, payments: readonly Payment[]): readonly Spending[] {
  return payments.map(({ coin, amount }) => ({ payer, coin, units: amount }))
}
