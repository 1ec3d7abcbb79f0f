import { exchangesAmong, readPoolShares } from '@tyto/chain'
import { previewDraw, previewRemove } from '@tyto/exchange'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction, type RequestContext } from '../../../shared/transaction/action/action'
import type { PooledMoment } from '../moments/Pooled'
import { checkTrader } from './checkTrader'
import type { RemoveLiquidityInput } from './liquidityInput'
import { hasRemovalMoved, removalCall, type Expected } from './poolCalls'
import { readMarket } from './readMarket'
import { readPool } from './readPool'
import { tellRemoval } from './tellLiquidity'

/** Takes both coins out of a pool. What came out otherwise by now is not sent. */
export const removeLiquidity = defineAction<RemoveLiquidityInput>({
  name: 'removeLiquidity',
  gas: { measured: [860n, 1_200n], zilliqa2: { measured: [2_530n, 3_590n] } },
  gasLimit: 5_000n,
  explorerDelayMs: 700,
  request: async (input, context) => {
    const { wallet, elsewhere, amount } = input
    const expected =
      elsewhere === null
        ? await ofCommunity(input, context)
        : await ofOtherPool(wallet, amount, elsewhere, context)
    if (hasRemovalMoved(expected, input)) throw new ActionError('PriceMoved')
    return { kind: 'call', call: removalCall(input) }
  },
  tell: tellRemoval,
  moment: ({ page }): PooledMoment => ({ kind: 'pooled', did: 'removed', page }),
})

async function ofCommunity(
  { wallet, amount }: RemoveLiquidityInput,
  context: RequestContext,
): Promise<Expected> {
  const expected = previewRemove(await readPool(wallet, context), amount)
  if (!expected.ok) throw new ActionError('NoLiquidity')
  return { base: expected.value.ssi, tokens: expected.value.tyron }
}

/** Throws `ActionError` where the wallet has no such share there, or the exchange does not say. */
async function ofOtherPool(
  wallet: RemoveLiquidityInput['wallet'],
  amount: bigint,
  { exchange, coin }: NonNullable<RemoveLiquidityInput['elsewhere']>,
  context: RequestContext,
): Promise<Expected> {
  const [{ exchanges, services }] = await Promise.all([readMarket(context), checkTrader(wallet, context)])
  const { held, unread } = await readPoolShares(context.client, exchangesAmong(services), wallet)
  const state = exchanges.states.get(exchange)
  if (state === undefined) throw new ActionError('NoOffer')
  if (state === null || unread.includes(exchange)) throw new ActionError('ExchangeUnread')
  const own = held.find((shares) => shares.exchange === exchange && shares.coin === coin)
  const pool = state.pools.get(coin)
  if (!own || !pool || amount > own.shares) throw new ActionError('NoLiquidity')
  const expected = previewDraw(pool, amount, own.total)
  if (!expected.ok) throw new ActionError('NoLiquidity')
  return { base: expected.value.zil, tokens: expected.value.tokens }
}
