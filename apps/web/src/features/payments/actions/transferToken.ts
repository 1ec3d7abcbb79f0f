import { defineAction } from '../../../shared/transaction/action/action'
import { paidMoment } from '../../../shared/identity/moment/paid'
import { afterPayment } from './afterPayment'
import { namesOf, spentOn } from '../payment'
import { makePayment, type WalletPayment } from './makePayment'
import { tellPayments } from './paymentsSeen'

/** A token from a wallet to a name or an address. */
export const transferToken = defineAction<WalletPayment>({
  name: 'transferToken',
  gas: { measured: [385n, 610n], zilliqa2: { measured: [1_290n, 1_820n] } },
  gasLimit: 10_000n,
  request: makePayment,
  names: ({ payment }) => namesOf([payment]),
  spends: ({ wallet, payment }) => spentOn(wallet, [payment]),
  tell: (seen) => tellPayments(seen, seen.to),
  moment: ({ payment, page }) => paidMoment([payment], page),
  onConfirmed: (input) => afterPayment(input, [input.payment]),
})
