import type { Address } from '@tyto/primitives'
import { defineAction } from '../../../../shared/transaction/action/action'
import type { SwappedMoment } from '../../moments/Swapped'
import type { SwapSide } from '../swapSide'
import { swapCall, swapGas } from './swapCall'
import { tellEnd } from './swapSeen'

interface Answer extends SwapSide {
  /** Who offers. */
  readonly requestor: Address
}

/** Turns down what somebody offers: the stakes stay where they are. */
export const rejectDelegatorSwap = defineAction<Answer>({
  name: 'rejectDelegatorSwap',
  gas: { measured: [160n, 300n], zilliqa2: { measured: [720n, 1_210n] } },
  gasLimit: swapGas,
  request: async (input, context) => ({
    kind: 'call',
    call: await swapCall(input, { kind: 'reject', requestor: input.requestor }, context),
  }),
  tell: tellEnd,
  moment: ({ wallet, requestor }): SwappedMoment => ({
    kind: 'swap',
    step: 'rejected',
    other: requestor,
    isOfWallet: wallet !== null,
  }),
})
