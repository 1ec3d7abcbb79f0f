import type { ContractCall } from '@tyto/abi'
import { defineAction } from '../../../shared/transaction/action/action'

/** The gas limit of a call of which nothing is known, in units: the review suggests what its simulation took. */
export const callGasLimit = 50_000n

/** Any call of any contract, as somebody typed and tried it. */
export const callContract = defineAction<ContractCall>({
  name: 'callContract',
  gas: null,
  gasLimit: callGasLimit,
  // All of its parameters were typed, a donation too.
  donate: false,
  isOfAnyContract: true,
  request: (call) => ({ kind: 'call', call }),
  // Nobody here knows what it is for: the review says in general what changes.
  tell: () => [],
})
