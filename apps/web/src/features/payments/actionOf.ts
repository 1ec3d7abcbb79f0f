import type { Address } from '@tyto/primitives'
import type { AnyAction } from '../../shared/transaction/action/action'
import type { ActionName } from '../../shared/transaction/gas/usualGasTable'
import type { PaymentNotes } from './actions/afterPayment'
import { batchTransfer } from './actions/batchTransfer'
import { payFromWallet } from './actions/payFromWallet'
import { sendFunds } from './actions/sendFunds'
import { transferToken } from './actions/transferToken'
import { zrc2BatchTransfer } from './actions/zrc2BatchTransfer'
import type { PlannedTransaction } from './plan/planPayments'

interface ActionOfPayment {
  readonly name: ActionName
  readonly action: AnyAction
  /** What the action of this name takes. */
  readonly input: object
}

/** The action that carries out a transaction of a plan. `wallet` is null where the browser wallet itself pays. */
export function actionOf(
  { kind, payments }: PlannedTransaction,
  wallet: Address | null,
  notes: PaymentNotes,
): ActionOfPayment {
  if (kind === 'one') {
    const [payment] = payments
    const isZil = payment.coin.id === 'zil'
    if (wallet === null) return { name: 'payFromWallet', action: payFromWallet, input: { ...notes, payment } }
    const input = { ...notes, wallet, payment }
    return isZil
      ? { name: 'sendFunds', action: sendFunds, input }
      : { name: 'transferToken', action: transferToken, input }
  }
  // The browser wallet itself pays one by one.
  const input = { ...notes, wallet: wallet ?? payments[0]?.to, payments }
  return kind === 'coins'
    ? { name: 'zrc2BatchTransfer', action: zrc2BatchTransfer, input }
    : { name: 'batchTransfer', action: batchTransfer, input }
}
