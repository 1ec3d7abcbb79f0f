import { readOwnership } from '@tyto/chain'
import { defiWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { tellKept } from './tellOwnership'

/** Binds a wallet to the DID wallet that its name leads to: it does not go along when the name is handed over. */
export const keepFromName = defineAction<{ readonly wallet: Address }>({
  name: 'keepFromName',
  gas: { measured: [90n, 105n], zilliqa2: { measured: [360n, 400n] } },
  gasLimit: 10_000n,
  request: async ({ wallet }, { account, client, network }) => {
    const { owner } = await readOwnership(client, network, wallet)
    if (owner !== account) throw new ActionError('NotController')
    // The three kinds say it alike.
    return { kind: 'call', call: defiWallet(wallet).KeepFromName({ tyron: null }) }
  },
  tell: tellKept,
})
