import { didWallet } from '@tyto/contracts'
import { defineAction } from '../../../shared/transaction/action/action'
import type { GuardedMoment } from '../moments/Guarded'
import type { GuardianInput } from './guardianChange'
import { tellGuardians } from './tellGuardians'
import { toRecovery } from './toRecovery'

/** Adds guardians to a wallet above version 5.8, by the hashes of their domains. */
export const addGuardians = defineAction<GuardianInput>({
  name: 'addGuardians',
  gas: { measured: [150n, 320n], stated: [500n, 1_000n], zilliqa2: { measured: [430n, 920n] } },
  gasLimit: 20_000n,
  request: ({ wallet, guardians }) => ({
    kind: 'call',
    call: didWallet(wallet).AddGuardians({ guardians, tyron: null }),
  }),
  tell: tellGuardians,
  changes: ({ guardians }) => [{ kind: 'guardians', guardians }],
  moment: ({ wallet }): GuardedMoment => ({ kind: 'guarded', wallet }),
  onConfirmed: toRecovery,
})
