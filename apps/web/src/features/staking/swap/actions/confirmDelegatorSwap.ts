import type { Address } from '@tyto/primitives'
import { defineAction } from '../../../../shared/transaction/action/action'
import type { SwappedMoment } from '../../moments/Swapped'
import type { SwapSide } from '../swapSide'
import { swapCall, swapGas } from './swapCall'
import { tellHandover } from './swapSeen'

interface Answer extends SwapSide {
  /** Who offers. */
  readonly requestor: Address
}

/** Takes over all stakes that somebody offers. */
export const confirmDelegatorSwap = defineAction<Answer>({
  name: 'confirmDelegatorSwap',
  gas: { measured: [200n, 365n], zilliqa2: { measured: [760n, 1_280n] } },
  gasLimit: swapGas,
  request: async (input, context) => ({
    kind: 'call',
    call: await swapCall(input, { kind: 'confirm', requestor: input.requestor }, context),
  }),
  tell: tellHandover,
  moment: ({ wallet, requestor }): SwappedMoment => ({
    kind: 'swap',
    step: 'confirmed',
    other: requestor,
    isOfWallet: wallet !== null,
  }),
})
