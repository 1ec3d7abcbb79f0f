import { contractAddress } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { NetworkRules } from '../networks/networks'
import type { NodeReceipt } from './receipt'
import { findTransaction, type NodeTransaction } from './findTransaction'
import { getBlock } from './getBlock'
import { getTransactionSummaries, type TransactionSummary } from './getTransactionSummaries'

/** Does a node tell what only our own local network does? */
export type Tells = Pick<NetworkRules, 'tellsHistory'>

/**
 * A line for each transaction that stands in a block, in the order of `ids`: from a list where the nodes have one, else each by
 * itself, without those that cannot be looked up yet. Rejects with `RpcError`.
 */
export async function readSummaries(
  client: Requests,
  { tellsHistory }: Tells,
  ids: readonly string[],
  options?: RequestOptions,
): Promise<readonly TransactionSummary[]> {
  if (tellsHistory) return getTransactionSummaries(client, ids, options)
  const found = await Promise.all(ids.map((id) => findTransaction(client, id, options)))
  const told = found.flatMap((transaction) => {
    const state = transaction?.state
    return transaction && state?.kind === 'confirmed' ? [{ transaction, state }] : []
  })
  const numbers = [...new Set(told.map(({ state }) => state.block))]
  const blocks = await Promise.all(numbers.map((number) => getBlock(client, number, options)))
  const times = new Map(blocks.map((block, at) => [numbers[at]!, block?.time]))
  return told.map(({ transaction, state: { block, receipt } }) => {
    const time = times.get(block)
    if (time === undefined) throw new RpcError('RpcInvalidAnswer', 'The block of a transaction is missing.')
    const { id, sender, content, amount } = transaction
    return {
      id,
      block,
      time,
      sender,
      kind: content.kind,
      to: placeOf(transaction, receipt),
      transition: content.kind === 'call' ? content.transition : null,
      amount,
      success: receipt.success,
    }
  })
}

/** The recipient, or the contract that was made. */
function placeOf(
  { sender, nonce, content }: NodeTransaction,
  { success }: Pick<NodeReceipt, 'success'>,
): TransactionSummary['to'] {
  if (content.kind !== 'deploy') return content.to
  return success ? contractAddress(sender, nonce - 1n) : null
}
