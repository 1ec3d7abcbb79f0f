import type { TransactionContent } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { RequestContext } from '../../../shared/transaction/action/action'
import type { Payment } from '../payment'
import type { PaymentNotes } from './afterPayment'
import { checkPayer } from './checkPayments'
import { paymentCall } from './paymentCall'

/** One coin from a wallet to one recipient. */
export interface WalletPayment extends PaymentNotes {
  /** The wallet that pays. */
  readonly wallet: Address
  readonly payment: Payment
}

/** Makes the call that pays one recipient, once the wallet is what the person saw. */
export async function makePayment(
  { wallet, payment }: WalletPayment,
  context: RequestContext,
): Promise<TransactionContent> {
  const rules = await checkPayer(wallet, context)
  return { kind: 'call', call: paymentCall(wallet, payment, rules) }
}
