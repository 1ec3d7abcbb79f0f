import { executeTransaction, TransactionRefused, type BlockContext, type Execution } from '@tyto/execution'
import { mostDropped, timeBudget } from '../bounds'
import { blockGasLimit } from './admission'
import { BlockBuilder, type BlockDraft } from './blockBuilder'
import type { ChainView } from './chainView'
import type { StateDraft } from './stateDraft'
import { startWorkClock } from './workClock'
import { sizeOf, type PendingTransaction } from './transactionPool'
import { rejection, type RejectedTransaction } from './transactionRecords'

/**
 * Executes the transactions whose turn it is, as far as the gas and the time of one block reach. Changes nothing of the chain.
 * Gives way to requests between transactions.
 */
export async function buildBlock(chain: ChainView, time: number): Promise<BlockDraft> {
  const builder = new BlockBuilder(chain)
  const { number, state } = builder
  const worked = startWorkClock()
  let gaveWayAt = worked()
  /** What requests took that were served in between. */
  let served = 0
  let gasAsked = 0n
  for (const pending of chain.pool.ready((sender) => state.nonce(sender))) {
    // Dropped before, and no other transaction has its nonce.
    if (builder.isDone(pending)) continue
    gasAsked += pending.request.gasLimit
    if (gasAsked > blockGasLimit) break
    const outcome = execute(pending, blockContext(chain, number, time), state, chain, worked)
    if (typeof outcome === 'number') builder.drop(pending, outcome)
    else builder.confirm(pending, outcome)
    const now = worked()
    if (now - served > timeBudget.block) break
    if (now - gaveWayAt < timeBudget.stretch) continue
    chain.executes(undefined)
    await giveWay(now - gaveWayAt)
    gaveWayAt = worked()
    served += gaveWayAt - now
  }
  chain.executes(undefined)
  for (const pending of chain.pool.all()) {
    const { nonce, sender } = pending.request
    const isStale = pending.stored && !builder.isDone(pending) && nonce <= state.nonce(sender)
    if (isStale) builder.drop(pending, rejection.staleNonce)
  }
  return builder.finish(time, forgotten([...chain.rejected.values(), ...builder.rejected], number))
}

/** Ids of dropped transactions that are no longer told of: they are too old, too many or too large. */
function forgotten(rejected: readonly RejectedTransaction[], number: number): readonly string[] {
  let count = 0
  let size = 0
  // Read from a store, they stand in no order of time.
  const newestFirst = rejected.toReversed().sort((a, b) => b.block - a.block)
  const tooMany = newestFirst.filter(({ block, transaction }) => {
    count += 1
    size += sizeOf(transaction)
    return block + mostDropped.blocks < number || count > mostDropped.count || size > mostDropped.size
  })
  return tooMany.map(({ id }) => id)
}

/** Lets everything run that waited for so many ms. */
function giveWay(waited: number): Promise<void> {
  return new Promise((resolve) => {
    if (waited > timeBudget.longStretch) setTimeout(resolve, timeBudget.pause)
    else setImmediate(resolve)
  })
}

function blockContext(chain: ChainView, number: number, time: number): BlockContext {
  return {
    number: BigInt(number),
    timestamp: BigInt(time),
    timestampOf: (block) => {
      const earlier = chain.timeline.at(Number(block))
      return earlier === undefined ? undefined : BigInt(earlier)
    },
    chainId: chain.chainId,
  }
}

/** The execution, or the code of the reason why the transaction cannot stand in this block. */
function execute(
  pending: PendingTransaction,
  block: BlockContext,
  state: StateDraft,
  chain: ChainView,
  worked: () => number,
): Execution | number {
  const begun = worked()
  const isTimeOver = (): boolean => worked() - begun > timeBudget.transaction
  // A payment runs no code of strangers; what ran before it is done.
  chain.executes(pending.request.kind === 'payment' ? undefined : pending.id)
  try {
    return executeTransaction(pending.request, block, state, chain.programs, isTimeOver)
  } catch (error) {
    if (error instanceof TransactionRefused && error.code === 'BalanceTooLow')
      return rejection.insufficientBalance
    // One transaction that trips the interpreter must not stop the chain.
    chain.report(error)
    return rejection.internalError
  }
}
