import { didWallet } from '@tyto/contracts'
import type { Address, Hex } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action'
import { tellGuardians } from './tellGuardians'

/** Adds guardians to a wallet above version 5.8, by the hashes of their domains. */
export const addGuardians = defineAction<{ readonly wallet: Address; readonly guardians: readonly Hex[] }>({
  name: 'addGuardians',
  gasLimit: 20_000n,
  request: ({ wallet, guardians }) => ({
    kind: 'call',
    call: didWallet(wallet).AddGuardians({ guardians, tyron: null }),
  }),
  tell: tellGuardians,
})
