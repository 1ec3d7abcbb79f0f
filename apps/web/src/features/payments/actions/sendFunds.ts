import { defineAction } from '../../../shared/transaction/action'
import { afterPayment } from './afterPayment'
import { makePayment, type WalletPayment } from './makePayment'
import { tellPayments } from './paymentsSeen'

/** ZIL from a wallet to a name or an address. */
export const sendFunds = defineAction<WalletPayment>({
  name: 'sendFunds',
  gasLimit: 10_000n,
  request: makePayment,
  tell: (seen) => tellPayments(seen, seen.to),
  onConfirmed: (input) => afterPayment(input, [input.payment]),
})
