import { MINIMUM_GAS_PRICE } from '@tyto/execution'
import type { SignedTransaction } from '@tyto/primitives'
import { readTransaction } from '../ledger/admission'
import type { Acceptance, Ledger } from '../ledger/ledger'
import type { ConfirmedTransaction } from '../ledger/transactionRecords'
import type { PendingTransaction } from '../ledger/transactionPool'
import { blockNumberParam, idParam, type Params } from './params'
import type { Methods } from './methods'
import { RpcFailure } from './RpcFailure'

/** Codes of GetPendingTxn and GetTransactionStatus (dev.zilliqa.com). */
const STATUS = { unknown: 0, dispatched: 1, confirmed: 3, nonceTooHigh: 4 } as const

const INFO: Record<Acceptance['kind'], string> = {
  payment: 'Non-contract txn, sent to shard',
  deploy: 'Contract Creation txn, sent to shard',
  call: 'Contract Txn, Shards Match of the sender and reciever',
}

/** Sending transactions and following them (dev.zilliqa.com, "Transaction-related methods"). */
export function transactionMethods(
  ledger: Ledger,
  submit: (transaction: SignedTransaction) => Promise<Acceptance>,
): Methods {
  function confirmed(params: Params): ConfirmedTransaction {
    const transaction = ledger.transaction(idParam(params, 0))
    if (transaction === undefined) throw notPresent()
    return transaction
  }

  /** Whether a waiting transaction only waits for the next block. */
  const waitsForBlock = ({ request: { sender, nonce } }: PendingTransaction): boolean => {
    for (let before = nonce - 1n; before > ledger.state.nonce(sender); before--) {
      if (!ledger.pool.at(sender, before)) return false
    }
    return true
  }

  return {
    CreateTransaction: async (params) => {
      const { id, kind, contract } = await submit(readTransaction(params[0]))
      return { Info: INFO[kind], TranID: id, ...(contract ? { ContractAddress: contract.slice(2) } : {}) }
    },
    GetTransaction: (params) => describe(confirmed(params)),
    GetTransactionStatus: (params) => statusOf(idParam(params, 0), ledger, waitsForBlock),
    GetPendingTxn: (params) => {
      const id = idParam(params, 0)
      if (ledger.transaction(id)) return { code: STATUS.confirmed, confirmed: true, pending: false }
      const pending = ledger.pool.get(id)
      if (pending) {
        const code = waitsForBlock(pending) ? STATUS.dispatched : STATUS.nonceTooHigh
        return { code, confirmed: false, pending: true }
      }
      return { code: ledger.rejected.get(id)?.status ?? STATUS.unknown, confirmed: false, pending: false }
    },
    GetRecentTransactions: () => {
      const hashes = [...ledger.recent].reverse()
      return { TxnHashes: hashes, number: hashes.length }
    },
    GetTxnBodiesForTxBlock: (params) => {
      const block = ledger.block(blockNumberParam(params, 0))
      if (block === undefined) throw new RpcFailure('notFound', 'Tx Block does not exist')
      if (block.transactionIds.length === 0) throw new RpcFailure('misc', 'TxBlock has no transactions')
      return block.transactionIds.flatMap((id) => {
        const transaction = ledger.transaction(id)
        return transaction ? [describe(transaction)] : []
      })
    },
    GetContractAddressFromTransactionID: (params) => {
      const { contract } = confirmed(params)
      if (contract === undefined) throw new RpcFailure('invalidAddress', 'ID not a contract txn')
      return contract.slice(2)
    },
    GetMinimumGasPrice: () => MINIMUM_GAS_PRICE.toString(),
  }
}

function notPresent(): RpcFailure {
  return new RpcFailure('notFound', 'Txn Hash not Present')
}

function statusOf(
  id: string,
  ledger: Ledger,
  waitsForBlock: (pending: PendingTransaction) => boolean,
): unknown {
  const confirmed = ledger.transaction(id)
  if (confirmed) {
    const { transaction, sender, block, receipt } = confirmed
    const status = { status: STATUS.confirmed, modificationState: 2, success: receipt.success }
    return { ...core(id, transaction), ...changedAt(block, ledger), senderAddr: sender.slice(2), ...status }
  }
  const pending = ledger.pool.get(id)
  if (pending) {
    const { transaction, request, arrivedAt } = pending
    const isNext = waitsForBlock(pending)
    const status = {
      status: isNext ? STATUS.dispatched : STATUS.nonceTooHigh,
      modificationState: isNext ? 0 : 1,
      success: false,
    }
    const senderAddr = request.sender.slice(2)
    return { ...core(id, transaction), ...changedAt(arrivedAt, ledger), senderAddr, ...status }
  }
  const rejected = ledger.rejected.get(id)
  if (rejected === undefined) throw notPresent()
  const { transaction, sender, block, status } = rejected
  const end = { senderAddr: sender.slice(2), status, modificationState: 2, success: false }
  return { ...core(id, transaction), ...changedAt(block, ledger), ...end }
}

function changedAt(block: number, ledger: Ledger): object {
  return {
    epochInserted: String(block),
    epochUpdated: String(block),
    lastModified: String(ledger.timeline.at(block) ?? 0),
  }
}

function describe({ id, transaction, receipt }: ConfirmedTransaction): unknown {
  return { ...core(id, transaction), receipt, senderPubKey: upperHex(transaction.senderPubKey) }
}

/** What a transaction's answers have in common; numbers are text, as the chain writes them. */
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

const upperHex = (hex: string): string => `0x${hex.slice(2).toUpperCase()}`
