import { isRecord, ownValue, toChecksumAddress } from '@tyto/primitives'
import { entryAt } from '../ledger/entryAt'
import type { Ledger } from '../ledger/ledger'
import type { IncludedTransaction } from '../ledger/transactionRecords'
import { AnswerBudget } from '../rpc/AnswerBudget'
import { describeBlock, finalHeight, idsOfBlock } from '../rpc/blockMethods'
import { defineMethod, type RpcMethod, type RpcNode } from '../rpc/defineMethod'
import { transactionPage } from '../rpc/pages'
import { addressParam, blockNumberParam, idParam, pageParam, textParam, textsParam } from '../rpc/params'
import { RpcFailure } from '../rpc/RpcFailure'
import { emptyObject, readSubState, stateJson, type StatePlace } from '../rpc/stateMethods'
import { describeConfirmed, describeStatus, heard, looked } from '../rpc/transactionMethods'

/** The methods that nodes of Zilliqa 2 answer in another way. */
export const zilliqa2Methods: readonly RpcMethod[] = [
  ...['GetTransaction', 'GetSoftConfirmedTransaction'].map((name) =>
    defineMethod(name, [idParam], async (node, id) => {
      await heard(node, id)
      return asTold(describeConfirmed(looked(node, id)))
    }),
  ),
  defineMethod('GetTransactionStatus', [idParam], async (node, id) => {
    await heard(node, id)
    return statusOf(node, id)
  }),
  defineMethod('GetTxnBodiesForTxBlock', [blockNumberParam], (node, number) =>
    bodiesOf(node, idsOfBlock(node, number)),
  ),
  defineMethod('GetTxnBodiesForTxBlockEx', [blockNumberParam, pageParam], (node, number, page) =>
    transactionPage(idsOfBlock(node, number), page, (ids) => bodiesOf(node, ids)),
  ),
  ...['GetTxBlock', 'GetTxBlockVerbose'].map((name) =>
    defineMethod(name, [blockNumberParam], (node, number) => blockOf(node, number)),
  ),
  defineMethod(
    'GetSmartContractSubState',
    [addressParam, textParam, textsParam],
    ({ ledger }, address, field, keys) =>
      readSubState(ledger, { address, field, keys }) ?? withLongerNames(ledger, { address, field, keys }),
  ),
]

/** Null where there is no code and no data, and no word of what a message's recipient took. */
function asTold(transaction: object): object {
  const receipt = ownValue(transaction, 'receipt')
  return {
    code: null,
    data: null,
    ...transaction,
    receipt: isRecord(receipt) ? withoutAccept(receipt) : receipt,
  }
}

function withoutAccept(receipt: Readonly<Record<string, unknown>>): object {
  const transitions = receipt['transitions']
  if (!Array.isArray(transitions)) return receipt
  return {
    ...receipt,
    transitions: transitions.map((transition: object) => ({ ...transition, accept: undefined })),
  }
}

/** As soon as it stands in a block, also before it can be looked up. */
function statusOf({ ledger, rules }: RpcNode, id: string): object {
  const status = describeStatus(id, ledger)
  const inBlock = ledger.transaction(id)
  if (inBlock === undefined) return status
  const senderAddr = inBlock.transaction.senderPubKey
  if (inBlock.receipt.success) return { ...status, senderAddr }
  const { errors = {}, exceptions = [] } = inBlock.receipt
  return { ...status, senderAddr, status: rules.facts.failedStatus, errors, exceptions }
}

function bodiesOf({ ledger, rules }: RpcNode, ids: readonly string[]): readonly unknown[] {
  const budget = new AnswerBudget()
  return ids.flatMap((id) => {
    const transaction = ledger.transaction(id)
    if (!transaction) return []
    const body = bodyOf(transaction, rules.facts.bodyNonceLag)
    budget.add(body)
    return [body]
  })
}

function bodyOf(included: IncludedTransaction, lag: bigint): object {
  const { nonce, toAddr } = included.transaction
  return {
    ...asTold(describeConfirmed(included)),
    nonce: String(nonce - lag),
    toAddr: toChecksumAddress(toAddr).slice(2),
  }
}

/** Null above the head; behind it a block is told once it is final. */
function blockOf(node: RpcNode, number: number): unknown {
  if (number > node.ledger.height) return null
  if (number > finalHeight(node)) throw new RpcFailure('misc', 'Block not finalized')
  return describeBlock(node.ledger, number)
}

/** For a field that is missing, those whose names begin with its name. */
function withLongerNames(ledger: Ledger, { address, field, keys }: StatePlace): object | null {
  const fields = ledger.state.fields(address)
  if (field === '' || fields.has(field)) return null
  const answer = emptyObject()
  const budget = new AnswerBudget()
  for (const [name, value] of fields) {
    if (!name.startsWith(field)) continue
    const found = entryAt(value, keys)
    if (found !== undefined) answer[name] = stateJson(found, budget)
  }
  return Object.keys(answer).length === 0 ? null : answer
}
