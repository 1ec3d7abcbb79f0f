import { didWallet } from '@tyto/contracts'
import { defineAction } from '../../../shared/transaction/action/action'
import type { GuardianInput } from './guardianChange'
import { tellGuardians } from './tellGuardians'
import { toRecovery } from './toRecovery'

/** Removes guardians from a wallet above version 5.8. The contract keeps at least three. */
export const removeGuardians = defineAction<GuardianInput>({
  name: 'removeGuardians',
  gas: { measured: [140n, 205n], stated: [500n, 1_000n], zilliqa2: { measured: [420n, 710n] } },
  gasLimit: 20_000n,
  request: ({ wallet, guardians }) => ({
    kind: 'call',
    call: didWallet(wallet).RemoveGuardians({ guardians, tyron: null }),
  }),
  tell: tellGuardians,
  changes: ({ guardians }) => [{ kind: 'guardians', guardians }],
  onConfirmed: toRecovery,
})
