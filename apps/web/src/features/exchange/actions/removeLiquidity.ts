import { defiWallet } from '@tyto/contracts'
import { previewRemove } from '@tyto/exchange'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action'
import type { RemoveLiquidityInput } from './liquidityInput'
import { communityPool, readPool } from './readPool'
import { tellTrade } from './tellTrade'

/** Takes both coins out of the community's pool. What came out otherwise by now is not sent. */
export const removeLiquidity = defineAction<RemoveLiquidityInput>({
  name: 'removeLiquidity',
  gasLimit: 5_000n,
  explorerDelayMs: 700,
  request: async ({ wallet, amount, minSsi, minTyron, deadline }, context) => {
    const expected = previewRemove(await readPool(wallet, context), amount)
    if (!expected.ok) throw new ActionError('NoLiquidity')
    const { ssi, tyron } = expected.value
    if (ssi < minSsi || tyron < minTyron) throw new ActionError('PriceMoved')
    return {
      kind: 'call',
      call: defiWallet(wallet).RemoveLiquidity({
        ...communityPool,
        amount,
        minZilAmount: minSsi,
        minTokenAmount: minTyron,
        deadline,
        is_community: true,
        tyron: null,
      }),
    }
  },
  tell: tellTrade,
})
