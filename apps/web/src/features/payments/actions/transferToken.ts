import { defineAction } from '../../../shared/transaction/action'
import { afterPayment } from './afterPayment'
import { makePayment, type WalletPayment } from './makePayment'
import { tellPayments } from './paymentsSeen'

/** A token from a wallet to a name or an address. */
export const transferToken = defineAction<WalletPayment>({
  name: 'transferToken',
  gasLimit: 10_000n,
  request: makePayment,
  tell: (seen) => tellPayments(seen, seen.to),
  onConfirmed: (input) => afterPayment(input, [input.payment]),
})
