import { defineAction } from '../../../shared/transaction/action/action'
import { paidMoment } from '../../../shared/identity/moment/paid'
import { afterPayment } from './afterPayment'
import { namesOf, spentOn } from '../payment'
import { makePayment, type WalletPayment } from './makePayment'
import { tellPayments } from './paymentsSeen'

/** ZIL from a wallet to a name or an address. */
export const sendFunds = defineAction<WalletPayment>({
  name: 'sendFunds',
  gas: { measured: [145n, 300n], zilliqa2: { measured: [480n, 900n] } },
  gasLimit: 10_000n,
  request: makePayment,
  names: ({ payment }) => namesOf([payment]),
  spends: ({ wallet, payment }) => spentOn(wallet, [payment]),
  tell: (seen) => tellPayments(seen, seen.to),
  moment: ({ payment, page }) => paidMoment([payment], page),
  onConfirmed: (input) => afterPayment(input, [input.payment]),
})
