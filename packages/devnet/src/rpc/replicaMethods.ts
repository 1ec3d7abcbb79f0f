import { defineMethod, type RpcMethod } from './defineMethod'
import { blockNumberParam } from './params'
import { RpcFailure } from './RpcFailure'

/** How long somebody may wait for a block, in ms. */
const mostWait = 10_000

/** The same methods, of a node that answers nothing where its state is not that of the others. */
export function whileSound(methods: readonly RpcMethod[]): readonly RpcMethod[] {
  return methods.map((method) => ({
    ...method,
    answer: (node, params) => {
      node.ledger.sequencer.requireSound()
      return method.answer(node, params)
    },
  }))
}

/** How one reads what one wrote, or what anybody did, from any of several machines; on one machine nothing has to be waited for. */
export const replicaMethods: readonly RpcMethod[] = [
  /* Waits until this node has all blocks that stand anywhere now; the number of its latest one. */
  defineMethod('tyto_getLatestHeight', [], async ({ ledger }) => {
    await ledger.sequencer.catchUp()
    return String(ledger.height)
  }),
  /* (block): waits until this node has it, ten seconds at most; the number of its latest one. */
  defineMethod('tyto_waitForHeight', [blockNumberParam], async ({ ledger }, height) => {
    if (ledger.height < height && !(await ledger.heights.until(height, mostWait)))
      throw new RpcFailure('misc', `Block ${height} has not come yet`)
    return String(ledger.height)
  }),
  /* The machines that hold the chain together, and the root of the state of this one. */
  defineMethod('tyto_getReplicas', [], ({ ledger }) => ({
    height: String(ledger.height),
    root: ledger.root,
    replicas: ledger.sequencer
      .replicas()
      .map(({ height, ...replica }) => ({ ...replica, height: String(height) })),
  })),
]
