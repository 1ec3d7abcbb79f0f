import { didWallet } from '@tyto/contracts'
import { defineAction } from '../../../shared/transaction/action/action'
import type { GuardedMoment } from '../moments/Guarded'
import type { GuardianInput } from './guardianChange'
import { tellGuardians } from './tellGuardians'
import { toRecovery } from './toRecovery'
import { signForWallet } from '../../../shared/keys/signForWallet'

/** Adds guardians to a wallet of version 5.8 or below, signed by its update key. */
export const configureSocialRecovery = defineAction<GuardianInput>({
  name: 'configureSocialRecovery',
  gas: { measured: [205n, 570n], stated: [500n, 1_000n], zilliqa2: { measured: [480n, 1_000n] } },
  gasLimit: 20_000n,
  needs: ['storage'],
  request: async ({ wallet, guardians }, context) => {
    const sig = await signForWallet({ kind: 'guardians', guardians }, wallet, context)
    return { kind: 'call', call: didWallet(wallet).ConfigureSocialRecovery({ guardians, sig, tyron: null }) }
  },
  tell: tellGuardians,
  changes: ({ guardians }) => [{ kind: 'guardians', guardians }],
  moment: ({ wallet }): GuardedMoment => ({ kind: 'guarded', wallet }),
  onConfirmed: toRecovery,
})
