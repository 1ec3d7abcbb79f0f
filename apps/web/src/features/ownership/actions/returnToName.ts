import { readOwnership } from '@tyto/chain'
import { defiWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import { tellKept } from './tellOwnership'

/** A wallet that was kept obeys its name again; for who controls both. */
export const returnToName = defineAction<{ readonly wallet: Address }>({
  name: 'returnToName',
  gas: { measured: [93n, 103n], zilliqa2: { measured: [370n, 410n] } },
  gasLimit: 10_000n,
  request: async ({ wallet }, { account, client, network }) => {
    const { owner, domainOwner } = await readOwnership(client, network, wallet)
    if (owner !== account || domainOwner !== account) throw new ActionError('NotController')
    return { kind: 'call', call: defiWallet(wallet).ReturnToName({ tyron: null }) }
  },
  tell: tellKept,
})
