import { isDeployed, readProtocol, type TransactionContent } from '@tyto/chain'
import { didWallet, zrc2Token } from '@tyto/contracts'
import { zilId } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction, type RequestContext } from '../../../shared/transaction/action/action'
import { paidMoment } from '../../../shared/identity/moment/paid'
import { namesOf, spentOn, type Payment } from '../payment'
import { afterPayment, type PaymentNotes } from './afterPayment'
import { tellPayments } from './paymentsSeen'

interface OwnPayment extends PaymentNotes {
  readonly payment: Payment
}

/** Gas limits: ZIL is a plain payment or one cheap call; what a token does is its own affair. */
export const ownZilGas = 500n
const ownTokenGas = 3_000n

/** One coin from the connected browser wallet itself: no contract of the protocol stands between. */
export const payFromWallet = defineAction<OwnPayment>({
  name: 'payFromWallet',
  gas: { measured: [50n, 280n], zilliqa2: { measured: [48n, 940n] } },
  gasLimit: ({ payment }) => (payment.coin.id === zilId ? ownZilGas : ownTokenGas),
  spends: ({ payment }, account) => spentOn(account, [payment]),
  names: ({ payment }) => namesOf([payment]),
  request: ({ payment }, context) => contentOf(payment, context),
  tell: (seen) => tellPayments(seen, seen.sender),
  moment: ({ payment, page }) => paidMoment([payment], page),
  onConfirmed: (input) => afterPayment(input, [input.payment]),
})

async function contentOf(
  { coin, to, amount }: Payment,
  { client, network }: RequestContext,
): Promise<TransactionContent> {
  if (coin.id === zilId) {
    // The chain refuses a plain payment to a contract; wallets take money by their own transition.
    const isContract = await isDeployed(client, to)
    return isContract
      ? { kind: 'call', call: didWallet(to).AddFunds({}, { amount }) }
      : { kind: 'payment', to, amount }
  }
  const token = (await readProtocol(client, network)).services.get(coin.id)
  if (token === undefined) throw new ActionError('UnknownCoin')
  return { kind: 'call', call: zrc2Token(token).Transfer({ to, amount }) }
}
