import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import type { LockedMoment } from '../moments/Locked'
import { changesIn, newStatus } from '../../../shared/transaction/action/seenOutcome'
import { signForWallet } from '../../../shared/keys/signForWallet'

/** Locks a DID and its wallet until the guardians recover it. Signed by its own socialrecovery key. */
export const lock = defineAction<{ readonly wallet: Address }>({
  name: 'lock',
  gas: { measured: [240n, 260n], zilliqa2: { measured: [520n, 560n] } },
  isFinal: true,
  gasLimit: 20_000n,
  donate: false,
  needs: ['storage'],
  request: async ({ wallet }, context) => {
    const signature = await signForWallet({ kind: 'lock' }, wallet, context)
    return { kind: 'call', call: didWallet(wallet).Lock({ signature, tyron: null }) }
  },
  tell: (seen) => {
    if (seen.to === null || newStatus(seen) !== 'Locked') return []
    // Wallets that obey the name ask this field; older DID wallets have none.
    const tells = changesIn(seen, seen.to, 'is_locked').length > 0
    return [
      { text: 'locks', values: { wallet: seen.to } },
      { text: tells ? 'locksOthers' : 'locksAlone', values: {} },
    ]
  },
  changes: () => [{ kind: 'status', to: 'Locked' }],
  moment: ({ wallet }): LockedMoment => ({ kind: 'locked', wallet }),
})
