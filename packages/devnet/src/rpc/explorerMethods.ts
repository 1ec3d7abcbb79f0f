import { formatType, type ScillaType } from '@tyto/abi'
import { programAt } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import { isPlace } from '../ledger/addressIndex'
import type { Ledger } from '../ledger/ledger'
import type { FieldChange, ValueRecord } from '../ledger/stateChanges'
import { requestOf } from '../ledger/signedRequest'
import type { ConfirmedTransaction } from '../ledger/transactionRecords'
import type { Methods } from './methods'
import { addressParam, countParam, idParam, textParam, textsParam, type Params } from './params'
import { RpcFailure } from './RpcFailure'

/** The longest list that one answer holds. */
const LONGEST_PAGE = 100

/**
 * Reads for an explorer that the public networks do not have. Addresses are `0x` and lower-case hex, ids 64 hex digits,
 * amounts Qa in decimal.
 */
export function explorerMethods(ledger: Ledger): Methods {
  /** One line of a list of transactions. */
  function summary(transaction: ConfirmedTransaction): unknown {
    const { id, transaction: tx, sender, receipt, block, contract } = transaction
    const request = requestOf(tx, sender)
    return {
      id,
      block: String(block),
      timestamp: String(ledger.timeline.at(block) ?? 0),
      sender,
      kind: request.ok ? request.value.kind : 'payment',
      to: tx.code === undefined ? tx.toAddr : (contract ?? null),
      transition: request.ok && request.value.kind === 'call' ? request.value.transition : null,
      amount: tx.amount.toString(),
      fee: (BigInt(receipt.cumulative_gas) * tx.gasPrice).toString(),
      success: receipt.success,
    }
  }

  function summaries(ids: readonly string[]): readonly unknown[] {
    return ids.flatMap((id) => {
      const transaction = ledger.transaction(id)
      return transaction ? [summary(transaction)] : []
    })
  }

  return {
    /** Of ids that stand in a block; others are passed over. */
    tyto_getTransactions: (params) => {
      const ids = textsParam(params, 0)
      if (ids.length > LONGEST_PAGE) throw new RpcFailure('invalidParameter', 'Too many transactions')
      return summaries(ids.map((id) => idParam([id], 0)))
    },
    /** (address, limit, next of the page before): newest first; `next` is null after the oldest one. */
    tyto_getAddressTransactions: async (params) => {
      const limit = countParam(params, 1, LONGEST_PAGE)
      const { ids, nextPlace } = await ledger.idsOf(addressParam(params, 0), limit, placeParam(params, 2))
      return { transactions: summaries(ids), next: nextPlace ?? null }
    },
    tyto_getStateChanges: (params) => {
      const changes = ledger.changes(idParam(params, 0))
      if (changes === undefined) throw new RpcFailure('notFound', 'Txn Hash not Present')
      return {
        balances: changes.balances.map(({ address, before, after }) => ({
          address,
          before: before.toString(),
          after: after.toString(),
        })),
        fields: changes.fields.map((change) => describeChange(change, ledger)),
        left: changes.left,
        failedAt: changes.failedAt ?? null,
      }
    },
    /** What a contract is: its own name, its fields and transitions with their types, who deployed it. Null where there is none. */
    tyto_getContract: (params) => {
      const address = addressParam(params, 0)
      const program = programAt(ledger.state, address, ledger.programs)
      const record = ledger.contracts.get(address)
      if (program === undefined || record === undefined) return null
      const { name, fields, transitions } = program.info
      return {
        name,
        fields: fields.map(describeName),
        transitions: transitions.map((transition) => ({
          vname: transition.name,
          params: transition.params.map(describeName),
        })),
        deployer: record.deployer,
        transactionId: record.transactionId,
      }
    },
  }
}

function describeName({ name, type }: { readonly name: string; readonly type: ScillaType }): unknown {
  return { vname: name, type: formatType(type) }
}

function describeChange({ address, field, keys, before, after }: FieldChange, ledger: Ledger): unknown {
  const type = typeOfEntry(address, field, keys.length, ledger)
  return {
    address,
    field,
    keys,
    type: type ? formatType(type) : null,
    before: describeValue(before),
    after: describeValue(after),
  }
}

/** The value, the length of one that is too long, null where there is none. */
export function describeValue(record: ValueRecord): unknown {
  if (record === null) return null
  return typeof record === 'number' ? { length: record } : { value: record[0] }
}

function typeOfEntry(
  address: Address,
  field: string,
  depth: number,
  { state, programs }: Ledger,
): ScillaType | undefined {
  let type = programAt(state, address, programs)?.fieldType(field, address)
  for (let i = 0; i < depth; i++) type = type?.kind === 'map' ? type.value : undefined
  return type
}

function placeParam(params: Params, index: number): string | undefined {
  if (params[index] === undefined || params[index] === null) return undefined
  const place = textParam(params, index)
  if (!isPlace(place)) throw new RpcFailure('invalidParameter', 'Invalid place in the list')
  return place
}
