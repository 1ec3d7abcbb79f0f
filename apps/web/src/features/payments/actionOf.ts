import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import type { Action } from '../../shared/transaction/action/action'
import type { ActionName } from '../../shared/transaction/gas/usualGasTable'
import type { PaymentNotes } from './actions/afterPayment'
import { batchTransfer } from './actions/batchTransfer'
import { payFromWallet } from './actions/payFromWallet'
import { sendFunds } from './actions/sendFunds'
import { transferToken } from './actions/transferToken'
import { zrc2BatchTransfer } from './actions/zrc2BatchTransfer'
import type { PlannedTransaction } from './plan/planPayments'

/** Takes an action together with what it takes, whichever it is. */
type Taker<Taken> = <Input>(name: ActionName, action: Action<Input>, input: Input) => Taken

interface Paying {
  /** Null where the browser wallet itself pays. */
  readonly wallet: Address | null
  readonly notes: PaymentNotes
}

/** Gives `take` the action that carries out a transaction of a plan, with its input. */
export function actionOf<Taken>(
  { kind, payments }: PlannedTransaction,
  { wallet, notes }: Paying,
  take: Taker<Taken>,
): Taken {
  if (kind === 'one') {
    const [payment] = payments
    if (wallet === null) return take('payFromWallet', payFromWallet, { ...notes, payment })
    const input = { ...notes, wallet, payment }
    return payment.coin.id === zilId
      ? take('sendFunds', sendFunds, input)
      : take('transferToken', transferToken, input)
  }
  if (wallet === null) throw new TypeError('The browser wallet itself pays one by one.')
  const input = { ...notes, wallet, payments }
  return kind === 'coins'
    ? take('zrc2BatchTransfer', zrc2BatchTransfer, input)
    : take('batchTransfer', batchTransfer, input)
}
