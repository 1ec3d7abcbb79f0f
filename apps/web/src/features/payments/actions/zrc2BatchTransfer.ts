import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { paidMoment } from '../../../shared/identity/moment/paid'
import { namesOf, spentOn, type Payment } from '../payment'
import { afterPayment, type PaymentNotes } from './afterPayment'
import { checkPayer } from './checkPayments'
import { tellPayments } from './paymentsSeen'

export interface BatchPayment extends PaymentNotes {
  /** The wallet that pays. */
  readonly wallet: Address
  readonly payments: readonly Payment[]
}

/** Up to five coins from a wallet of version 6 or a DeFi wallet to one recipient. */
export const zrc2BatchTransfer = defineAction<BatchPayment>({
  name: 'zrc2BatchTransfer',
  gas: { measured: [160n, 2_150n], zilliqa2: { measured: [490n, 6_380n] } },
  gasLimit: 10_000n,
  names: ({ payments }) => namesOf(payments),
  spends: ({ wallet, payments }) => spentOn(wallet, payments),
  request: async ({ wallet, payments }, context) => {
    const rules = await checkPayer(wallet, context)
    const [first] = payments
    if (!rules.paysCoins || first === undefined) throw new ActionError('UpgradeAccount')
    const tokens = payments.map(({ coin, amount }) => [coin.id, amount] as const)
    return {
      kind: 'call',
      call: didWallet(wallet).ZRC2_BatchTransfer({ addr: first.to, tokens, tyron: null }),
    }
  },
  tell: (seen) => tellPayments(seen, seen.to),
  moment: ({ payments, page }) => paidMoment(payments, page),
  onConfirmed: (input) => afterPayment(input, input.payments.slice(0, 1)),
})
