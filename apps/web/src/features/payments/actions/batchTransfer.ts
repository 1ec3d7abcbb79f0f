import { didWallet } from '@tyto/contracts'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { paidMoment } from '../../../shared/identity/moment/paid'
import { namesOf, spentOn } from '../payment'
import { batchGasLimit } from '../plan/batchBounds'
import { afterPayment } from './afterPayment'
import { checkPayer } from './checkPayments'
import { tellPayments } from './paymentsSeen'
import type { BatchPayment } from './zrc2BatchTransfer'

/** Coins from a DID wallet of version 7 to many recipients. */
export const batchTransfer = defineAction<BatchPayment>({
  name: 'batchTransfer',
  gas: { measured: [245n, 3_720n], zilliqa2: { measured: [670n, 10_620n] } },
  gasLimit: ({ payments }) => batchGasLimit(payments.map(({ coin }) => coin.id)),
  // A donation is one message more than the chain takes of a full batch.
  donate: false,
  names: ({ payments }) => namesOf(payments),
  spends: ({ wallet, payments }) => spentOn(wallet, payments),
  request: async ({ wallet, payments }, context) => {
    const rules = await checkPayer(wallet, context)
    if (!rules.paysMany) throw new ActionError('UpgradeAccount')
    const to_payment_pair_list = payments.map(({ to, coin, amount }) => [to, [coin.id, amount]] as const)
    return { kind: 'call', call: didWallet(wallet).BatchTransfer({ to_payment_pair_list, tyron: null }) }
  },
  tell: (seen) => tellPayments(seen, seen.to),
  moment: ({ payments, page }) => paidMoment(payments, page),
  onConfirmed: (input) => afterPayment(input, input.payments),
})
