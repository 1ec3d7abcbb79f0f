import { defineAction } from '../../../../shared/transaction/action/action'
import type { SwappedMoment } from '../../moments/Swapped'
import type { SwapSide } from '../swapSide'
import { swapCall, swapGas } from './swapCall'
import { tellEnd } from './swapSeen'

/** Takes an offer of all stakes back. */
export const revokeDelegatorSwap = defineAction<SwapSide>({
  name: 'revokeDelegatorSwap',
  gas: { measured: [120n, 240n], zilliqa2: { measured: [680n, 1_150n] } },
  takesBack: true,
  gasLimit: swapGas,
  request: async (input, context) => ({
    kind: 'call',
    call: await swapCall(input, { kind: 'revoke' }, context),
  }),
  tell: tellEnd,
  moment: ({ wallet }): SwappedMoment => ({
    kind: 'swap',
    step: 'revoked',
    other: null,
    isOfWallet: wallet !== null,
  }),
})
