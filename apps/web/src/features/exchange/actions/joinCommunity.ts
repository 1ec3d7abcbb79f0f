import { defiWallet } from '@tyto/contracts'
import { previewJoin } from '@tyto/exchange'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { PooledMoment } from '../moments/Pooled'
import type { JoinCommunityInput } from './liquidityInput'
import { checkCommunity } from './checkCommunity'
import { communityPool } from './poolCalls'
import { readPool } from './readPool'
import { tellMembership } from './tellLiquidity'

/** Makes shares of the pool shares of the wallet's domain in the community. */
export const joinCommunity = defineAction<JoinCommunityInput>({
  name: 'joinCommunity',
  gas: { measured: [380n, 440n], zilliqa2: { measured: [940n, 1_050n] } },
  gasLimit: 5_000n,
  explorerDelayMs: 700,
  request: async ({ wallet, amount, deadline, subdomain, page }, context) => {
    await checkCommunity(context.client, wallet, page)
    if (!previewJoin(await readPool(wallet, context), amount).ok) throw new ActionError('NoLiquidity')
    const order = { ...communityPool, amount, deadline, subdomain, tyron: null }
    return { kind: 'call', call: defiWallet(wallet).JoinCommunity(order) }
  },
  tell: tellMembership,
  moment: ({ page }): PooledMoment => ({ kind: 'pooled', did: 'joined', page }),
})
