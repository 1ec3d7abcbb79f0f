import { defiWallet } from '@tyto/contracts'
import { tyronDexService } from '@tyto/exchange'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { PooledMoment } from '../moments/Pooled'
import type { LeaveCommunityInput } from './liquidityInput'
import { readPool } from './readPool'
import { tellMembership } from './tellLiquidity'

/** Makes shares of the wallet's domain in the community shares of the pool again, which are the wallet's. */
export const leaveCommunity = defineAction<LeaveCommunityInput>({
  name: 'leaveCommunity',
  gas: { measured: [315n, 355n], zilliqa2: { measured: [870n, 960n] } },
  gasLimit: 2_000n,
  explorerDelayMs: 700,
  request: async ({ wallet, amount, deadline }, context) => {
    const { contributions } = await readPool(wallet, context)
    if (amount <= 0n || amount > contributions) throw new ActionError('NoLiquidity')
    const order = { dApp: tyronDexService, amount, deadline, tyron: null }
    return { kind: 'call', call: defiWallet(wallet).LeaveCommunity(order) }
  },
  tell: tellMembership,
  moment: ({ page }): PooledMoment => ({ kind: 'pooled', did: 'left', page }),
})
