import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action'
import { signForWallet } from '../../../shared/keys/signForWallet'

/** Locks a DID and its wallet until the guardians recover it. Signed by its own socialrecovery key. */
export const lock = defineAction<{ readonly wallet: Address }>({
  name: 'lock',
  gasLimit: 20_000n,
  needs: ['storage'],
  request: async ({ wallet }, context) => {
    const signature = await signForWallet({ kind: 'lock' }, wallet, context)
    return { kind: 'call', call: didWallet(wallet).Lock({ signature, tyron: null }) }
  },
})
