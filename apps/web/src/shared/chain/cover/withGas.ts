import { zil } from '@tyto/contracts'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import type { Spending } from './cover'

/** With the least gas, in Qa, where the account that signs also gives ZIL: one balance pays both. */
export function withGas(
  spending: readonly Spending[],
  account: Address | null,
  gas: bigint,
): readonly Spending[] {
  const isPaid = spending.some(
    ({ payer, rest, coin }) => coin.id === zilId && (payer === account || rest === account),
  )
  return account === null || !isPaid ? spending : [...spending, { payer: account, coin: zil, units: gas }]
}
