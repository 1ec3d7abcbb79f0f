import { previewAdd, previewAddTyronOnly } from '@tyto/exchange'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action/action'
import type { PooledMoment } from '../moments/Pooled'
import { additionSpends, type AddLiquidityInput } from './liquidityInput'
import { checkCommunity } from './checkCommunity'
import { additionCall, hasShareMoved } from './poolCalls'
import { readPool } from './readPool'
import { tellAddition } from './tellLiquidity'

/** Brings TYRON, alone or with S$I, into the community's pool. What came out otherwise by now is not sent. */
export const addLiquidity = defineAction<AddLiquidityInput>({
  name: 'addLiquidity',
  gas: { measured: [1_250n, 1_950n], zilliqa2: { measured: [3_210n, 5_280n] } },
  saysPaidZil: true,
  gasLimit: ({ withSsi }) => (withSsi ? 10_000n : 15_000n),
  explorerDelayMs: 700,
  spends: additionSpends,
  request: async (input, context) => {
    const { wallet, withSsi, tyron, ssi, minimum, isCommunity, page } = input
    if (isCommunity) await checkCommunity(context.client, wallet, page)
    const pool = await readPool(wallet, context)
    const expected = withSsi ? previewAdd(pool, tyron, ssi) : previewAddTyronOnly(pool, tyron)
    if (!expected.ok) throw new ActionError('NoLiquidity')
    if (hasShareMoved(expected.value.contribution, minimum)) throw new ActionError('PriceMoved')
    return { kind: 'call', call: additionCall(input) }
  },
  tell: tellAddition,
  moment: ({ page }): PooledMoment => ({ kind: 'pooled', did: 'added', page }),
})
