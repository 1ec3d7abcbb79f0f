import { mostDropped, timeBudget } from '../bounds/bounds'
import { BlockBuilder, type BlockDraft } from './blockBuilder'
import type { ChainView } from './chainView'
import { sizeOf } from './transactionPool'
import { rejection, type RejectedTransaction } from './transactionRecords'

/**
 * Has the transactions executed whose turn it is, as far as the gas and the time of one block reach. Changes nothing of the
 * chain.
 */
export async function buildBlock(chain: ChainView, time: number): Promise<BlockDraft> {
  const builder = new BlockBuilder(chain)
  const { number, state } = builder
  const rules = Math.max(chain.rulesAt(number), chain.sequencer.rules)
  let worked = 0
  let gasAsked = 0n
  const { mostInBlock, mostDropped: mostLeaving } = chain.sequencer
  for (const pending of chain.pool.ready((sender) => state.nonce(sender))) {
    if (builder.count >= mostInBlock || builder.rejected.length >= mostLeaving) break
    // Dropped before, and no other transaction has its nonce.
    if (builder.isDone(pending)) continue
    gasAsked += pending.request.gasLimit
    if (gasAsked > chain.gas.block) break
    const ran = await chain.executor.execute(pending, { number, time, rules }, state)
    if (ran === undefined) break
    if (typeof ran.outcome === 'number') builder.drop(pending, ran.outcome)
    else builder.confirm(pending, { ...ran, outcome: ran.outcome })
    worked += ran.worked
    if (worked > timeBudget.block) break
  }
  chain.executes(undefined)
  for (const pending of chain.pool.all()) {
    if (builder.rejected.length >= mostLeaving) break
    const { nonce, sender } = pending.request
    const isStale = pending.stored && !builder.isDone(pending) && nonce <= state.nonce(sender)
    if (isStale) builder.drop(pending, rejection.staleNonce)
  }
  return builder.finish({ time, rules }, forgottenOf(chain, builder))
}

/** Ids of dropped transactions that are no longer told of, with those of a new block: they are too many or too large. */
export function forgottenOf(
  chain: Pick<ChainView, 'rejected'>,
  builder: Pick<BlockBuilder, 'rejected'>,
): readonly string[] {
  const rejected: readonly RejectedTransaction[] = [...chain.rejected.values(), ...builder.rejected]
  let count = 0
  let size = 0
  // Of a transaction that was dropped twice, the later time counts; read from a store, they stand in no order of time.
  const latest = [...new Map(rejected.map((each) => [each.id, each])).values()]
  const newestFirst = latest.toReversed().sort((a, b) => b.block - a.block)
  const tooMany = newestFirst.filter(({ transaction }) => {
    count += 1
    size += sizeOf(transaction)
    return count > mostDropped.count || size > mostDropped.size
  })
  return tooMany.map(({ id }) => id)
}
