import { formatType, type ScillaType } from '@tyto/abi'
import { programAt } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import { isPlace } from '../ledger/addressIndex'
import type { Ledger } from '../ledger/ledger'
import { requestOf } from '../ledger/signedRequest'
import type { FieldChange, ValueRecord } from '../ledger/stateChanges'
import type { IncludedTransaction } from '../ledger/transactionRecords'
import { defineMethod, type RpcMethod } from './defineMethod'
import { addressParam, countParam, idParam, textParam, textsParam, type Params } from './params'
import { RpcFailure } from './RpcFailure'

/** The longest list that one answer holds. */
const longestPage = 100

/**
 * Reads for an explorer that the public networks do not have. Addresses are `0x` and lower-case hex, ids 64 hex digits,
 * amounts Qa in decimal.
 */
export const explorerMethods: readonly RpcMethod[] = [
  /* Of ids that stand in a block; others are passed over. */
  defineMethod('tyto_getTransactions', [textsParam], ({ ledger }, ids) => {
    if (ids.length > longestPage) throw new RpcFailure('invalidParameter', 'Too many transactions')
    return summaries(
      ledger,
      ids.map((id) => idParam([id], 0)),
    )
  }),
  /* (address, limit, next of the page before): newest first; `next` is null after the oldest one. */
  defineMethod(
    'tyto_getAddressTransactions',
    [addressParam, countParam(longestPage), placeParam],
    async ({ ledger }, address, limit, place) => {
      const { ids, nextPlace } = await ledger.idsOf(address, limit, place)
      return { transactions: summaries(ledger, ids), next: nextPlace ?? null }
    },
  ),
  defineMethod('tyto_getStateChanges', [idParam], ({ ledger }, id) => {
    const changes = ledger.changes(id)
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
  }),
  /*
   * Describes a contract: its own name, its fields and transitions with their types, who deployed it. Null where there is
   * none.
   */
  defineMethod('tyto_getContract', [addressParam], ({ ledger }, address) => {
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
  }),
]

function summaries(ledger: Ledger, ids: readonly string[]): readonly unknown[] {
  return ids.flatMap((id) => {
    const transaction = ledger.transaction(id)
    return transaction ? [summary(ledger, transaction)] : []
  })
}

/** One line of a list of transactions. */
function summary({ timeline }: Ledger, confirmed: IncludedTransaction): unknown {
  const { id, transaction, sender, receipt, block, contract } = confirmed
  const request = requestOf(transaction, sender)
  return {
    id,
    block: String(block),
    timestamp: String(timeline.at(block) ?? 0),
    sender,
    kind: request.ok ? request.value.kind : 'payment',
    to: transaction.code === undefined ? transaction.toAddr : (contract ?? null),
    transition: request.ok && request.value.kind === 'call' ? request.value.transition : null,
    amount: transaction.amount.toString(),
    fee: (BigInt(receipt.cumulative_gas) * transaction.gasPrice).toString(),
    success: receipt.success,
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

/** Where a list goes on; undefined from its beginning. */
export function placeParam(params: Params, index: number): string | undefined {
  if (params[index] === undefined || params[index] === null) return undefined
  const place = textParam(params, index)
  if (!isPlace(place)) throw new RpcFailure('invalidParameter', 'Invalid place in the list')
  return place
}
