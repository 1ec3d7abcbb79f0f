import type { Address, SignedTransaction } from '@tyto/primitives'
import type { Ledger } from '../ledger/ledger'
import type { Acceptance } from '../ledger/ledgerOptions'
import type { IncludedTransaction } from '../ledger/transactionRecords'
import type { PendingTransaction } from '../ledger/transactionPool'
import { finalHeight, idsOfBlock } from './blockMethods'
import { AnswerBudget } from './AnswerBudget'
import { defineMethod, type RpcMethod, type RpcNode } from './defineMethod'
import { transactionPage } from './pages'
import { blockNumberParam, idParam, pageParam } from './params'
import { RpcFailure } from './RpcFailure'
import { transactionParam } from './transactionParam'

/** Codes of GetPendingTxn and GetTransactionStatus (dev.zilliqa.com). */
const nodeStatus = { unknown: 0, dispatched: 1, confirmed: 3, nonceTooHigh: 4 } as const

/** `modificationState` of GetTransactionStatus. */
const modification = { none: 0, waiting: 1, final: 2 } as const

const info: Record<Acceptance['kind'], string> = {
  payment: 'Non-contract txn, sent to shard',
  deploy: 'Contract Creation txn, sent to shard',
  call: 'Contract Txn, Shards Match of the sender and reciever',
}

/** Sending transactions and following them (dev.zilliqa.com, "Transaction-related methods"). */
export const transactionMethods: readonly RpcMethod[] = [
  defineMethod('CreateTransaction', [transactionParam], async ({ submit, rules }, transaction) => {
    const taken = await submit(transaction)
    if (!taken.ok) throw rules.refuse(taken)
    const { id, kind, contract } = taken.value
    return { Info: info[kind], TranID: id, ...(contract ? { ContractAddress: contract.slice(2) } : {}) }
  }),
  ...['GetTransaction', 'GetSoftConfirmedTransaction'].map((name) =>
    defineMethod(name, [idParam], async (node, id) => {
      await heard(node, id)
      return describeConfirmed(looked(node, id))
    }),
  ),
  defineMethod('GetTransactionStatus', [idParam], async (node, id) => {
    await heard(node, id)
    return describeStatus(id, node.ledger)
  }),
  defineMethod('GetPendingTxn', [idParam], async (node, id) => {
    await heard(node, id)
    const { ledger } = node
    if (ledger.transaction(id)) return { code: nodeStatus.confirmed, confirmed: true, pending: false }
    const pending = ledger.pool.get(id)
    if (pending) {
      return {
        code: waitingStatus({ isNext: waitsForBlock(pending, ledger) }),
        confirmed: false,
        pending: true,
      }
    }
    return { code: ledger.rejected.get(id)?.status ?? nodeStatus.unknown, confirmed: false, pending: false }
  }),
  defineMethod('GetRecentTransactions', [], ({ ledger }) => {
    const hashes = [...ledger.recent].reverse()
    return { TxnHashes: hashes, number: hashes.length }
  }),
  defineMethod('GetPendingTxns', [], ({ ledger }) => ({ Txns: describeWaiting(ledger) })),
  defineMethod('GetTxnBodiesForTxBlock', [blockNumberParam], (node, number) =>
    describeAll(node.ledger, idsOfBlock(node, number)),
  ),
  defineMethod('GetTxnBodiesForTxBlockEx', [blockNumberParam, pageParam], (node, number, page) =>
    transactionPage(idsOfBlock(node, number), page, (ids) => describeAll(node.ledger, ids)),
  ),
  defineMethod('GetContractAddressFromTransactionID', [idParam], (node, id) => {
    const { contract } = looked(node, id)
    if (contract === undefined) throw new RpcFailure('invalidAddress', 'ID not a contract txn')
    return contract.slice(2)
  }),
  defineMethod('GetMinimumGasPrice', [], ({ ledger }) => ledger.gas.leastPrice.toString()),
]

/** Nobody is told that there is no such transaction before this machine has heard of all that any took. */
export async function heard({ ledger }: Pick<RpcNode, 'ledger'>, id: string): Promise<void> {
  const isKnown = ledger.has(id) || ledger.pool.get(id) !== undefined || ledger.rejected.has(id)
  if (!isKnown) await ledger.sequencer.catchUp()
}

/** A transaction of a block that is told. Throws `RpcFailure` where there is none. */
export function looked(node: Pick<RpcNode, 'ledger' | 'rules'>, id: string): IncludedTransaction {
  const transaction = node.ledger.transaction(id)
  if (transaction === undefined || transaction.block > finalHeight(node)) throw notPresent()
  return transaction
}

function notPresent(): RpcFailure {
  return new RpcFailure('notFound', 'Txn Hash not Present')
}

/** Whether a waiting transaction only waits for the next block. */
function waitsForBlock({ request: { sender, nonce } }: PendingTransaction, ledger: Ledger): boolean {
  for (let before = nonce - 1n; before > ledger.state.nonce(sender); before--) {
    if (!ledger.pool.at(sender, before)) return false
  }
  return true
}

function waitingStatus({ isNext }: { readonly isNext: boolean }): number {
  return isNext ? nodeStatus.dispatched : nodeStatus.nonceTooHigh
}

/** All that wait, in the order of their arrival. */
function describeWaiting({ pool, state }: Ledger): readonly unknown[] {
  const nonces = new Map<Address, bigint>()
  const ready = new Set<string>()
  for (const { id, request } of pool.ready((sender) => nonces.get(sender) ?? state.nonce(sender))) {
    nonces.set(request.sender, request.nonce)
    ready.add(id)
  }
  const stored = [...pool.all()].filter((pending) => pending.stored)
  return stored.map(({ id }) => ({ TxnHash: id, code: waitingStatus({ isNext: ready.has(id) }) }))
}

export function describeStatus(id: string, ledger: Ledger): object {
  const inBlock = ledger.transaction(id)
  if (inBlock) {
    const { transaction, sender, block, receipt } = inBlock
    const status = {
      status: nodeStatus.confirmed,
      modificationState: modification.final,
      success: receipt.success,
    }
    return { ...core(id, transaction), ...changedAt(block, ledger), senderAddr: sender.slice(2), ...status }
  }
  const pending = ledger.pool.get(id)
  if (pending) {
    const { transaction, request, arrivedAt } = pending
    const isNext = waitsForBlock(pending, ledger)
    const status = {
      status: waitingStatus({ isNext }),
      modificationState: isNext ? modification.none : modification.waiting,
      success: false,
    }
    const senderAddr = request.sender.slice(2)
    return { ...core(id, transaction), ...changedAt(arrivedAt, ledger), senderAddr, ...status }
  }
  const rejected = ledger.rejected.get(id)
  if (rejected === undefined) throw notPresent()
  const { transaction, sender, block, status } = rejected
  const end = {
    senderAddr: sender.slice(2),
    status,
    modificationState: modification.final,
    success: false,
  }
  return { ...core(id, transaction), ...changedAt(block, ledger), ...end }
}

function changedAt(block: number, ledger: Ledger): object {
  return {
    epochInserted: String(block),
    epochUpdated: String(block),
    lastModified: String(ledger.timeline.at(block) ?? 0),
  }
}

export function describeConfirmed({ id, transaction, receipt }: IncludedTransaction): object {
  return { ...core(id, transaction), receipt, senderPubKey: upperHex(transaction.senderPubKey) }
}

/** Throws `RpcFailure` if they are too large for one answer. */
function describeAll(ledger: Ledger, ids: readonly string[]): readonly unknown[] {
  const budget = new AnswerBudget()
  return ids.flatMap((id) => {
    const transaction = ledger.transaction(id)
    if (!transaction) return []
    const described = describeConfirmed(transaction)
    budget.add(described)
    return [described]
  })
}

/** The part that all answers about a transaction have; numbers are text, as the chain writes them. */
function core(id: string, transaction: SignedTransaction): object {
  const { amount, code, data, gasLimit, gasPrice, nonce, signature, toAddr, version } = transaction
  return {
    ID: id,
    amount: amount.toString(),
    ...(code === undefined ? {} : { code }),
    ...(data === undefined ? {} : { data }),
    gasLimit: gasLimit.toString(),
    gasPrice: gasPrice.toString(),
    nonce: nonce.toString(),
    signature: upperHex(signature),
    toAddr: toAddr.slice(2),
    version: String(version),
  }
}

function upperHex(hex: string): string {
  return `0x${hex.slice(2).toUpperCase()}`
}
