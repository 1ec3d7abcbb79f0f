import { didWallet } from '@tyto/contracts'
import type { Address, Hex } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import { tellGuardians } from './tellGuardians'

interface Removal {
  readonly wallet: Address
  readonly guardians: readonly Hex[]
}

/** Removes guardians from a wallet above version 5.8. The contract keeps at least three. */
export const removeGuardians = defineAction<Removal>({
  name: 'removeGuardians',
  gas: { measured: [140n, 205n], stated: [500n, 1_000n], zilliqa2: { measured: [420n, 710n] } },
  gasLimit: 20_000n,
  request: ({ wallet, guardians }) => ({
    kind: 'call',
    call: didWallet(wallet).RemoveGuardians({ guardians, tyron: null }),
  }),
  tell: tellGuardians,
  changes: ({ guardians }) => [{ kind: 'guardians', guardians }],
})
