import type { Address } from '@tyto/primitives'
import { rememberRecipient } from '../../../../shared/recipients/addressBook'
import { defineAction } from '../../../../shared/transaction/action/action'
import type { SwappedMoment } from '../../moments/Swapped'
import type { SwapSide } from '../swapSide'
import { swapCall, swapGas } from './swapCall'
import { tellRequest } from './swapSeen'

interface Request extends SwapSide {
  /** Who is to take over. */
  readonly to: Address
}

/** Offers all stakes to another delegator. Nothing changes hands until that one confirms. */
export const requestDelegatorSwap = defineAction<Request>({
  name: 'requestDelegatorSwap',
  gas: { measured: [180n, 330n], zilliqa2: { measured: [730n, 1_240n] } },
  gasLimit: swapGas,
  request: async (input, context) => ({
    kind: 'call',
    call: await swapCall(input, { kind: 'request', to: input.to }, context),
  }),
  tell: tellRequest,
  moment: ({ wallet, to }): SwappedMoment => ({
    kind: 'swap',
    step: 'asked',
    other: to,
    isOfWallet: wallet !== null,
  }),
  onConfirmed: ({ to }) => rememberRecipient(to),
})
