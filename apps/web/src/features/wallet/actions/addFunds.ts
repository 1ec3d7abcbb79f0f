import { didWallet, zil } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import { arrivalAt } from '../../../shared/transaction/action/arrivalAt'

/** Sends ZIL from the browser wallet to a DID wallet. The amount is in Qa. */
export const addFunds = defineAction<{ readonly wallet: Address; readonly amount: bigint }>({
  name: 'addFunds',
  gas: { measured: [90n, 100n], stated: [500n, 500n], zilliqa2: { measured: [370n, 400n] } },
  gasLimit: 10_000n,
  spends: ({ amount }, account) => [{ payer: account, coin: zil, units: amount }],
  request: ({ wallet, amount }) => ({ kind: 'call', call: didWallet(wallet).AddFunds({}, { amount }) }),
  tell: (seen) => (seen.to === null ? [] : arrivalAt(seen, seen.to)),
})
