import type { ScillaParam } from '@tyto/abi'
import { toBech32 } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import { addressViewPath } from '../parts/addressView'
import { callGasLimit } from './callContract'

interface WrittenDeploy {
  /** As it was written and checked. */
  readonly code: string
  /** Its immutable parameters, `_scilla_version` among them. */
  readonly init: readonly ScillaParam[]
}

/** Puts a contract that somebody wrote on the chain, and leads to where it can be called. */
export const deployContract = defineAction<WrittenDeploy>({
  name: 'deployContract',
  gas: null,
  gasLimit: callGasLimit,
  // A stranger's contract has no parameter for one.
  donate: false,
  request: ({ code, init }) => ({ kind: 'deploy', deploy: { init, amount: 0n }, code }),
  // Nobody here knows what it is for: the review says its name.
  tell: () => [],
  onConfirmed: (_, { contract, isHere, navigate }) => {
    if (contract !== null && isHere) navigate(addressViewPath(toBech32(contract), 'call'))
  },
})
