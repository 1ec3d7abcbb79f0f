import { didWallet } from '@tyto/contracts'
import type { Address, Hex } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action'
import { tellGuardians } from './tellGuardians'

/** Removes guardians from a wallet above version 5.8. The contract keeps at least three. */
export const removeGuardians = defineAction<{ readonly wallet: Address; readonly guardians: readonly Hex[] }>(
  {
    name: 'removeGuardians',
    gasLimit: 20_000n,
    request: ({ wallet, guardians }) => ({
      kind: 'call',
      call: didWallet(wallet).RemoveGuardians({ guardians, tyron: null }),
    }),
    tell: tellGuardians,
  },
)
