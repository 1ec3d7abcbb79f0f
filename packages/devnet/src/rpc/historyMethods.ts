import {
  readStateHistory,
  readValueHistory,
  type DatedChange,
  type ValueHistory,
} from '../ledger/stateHistory'
import type { Ledger } from '../ledger/ledger'
import { AnswerBudget } from './AnswerBudget'
import { defineMethod, type RpcMethod } from './defineMethod'
import { describeValue, placeParam } from './explorerMethods'
import { addressParam, textParam, textsParam } from './params'
import { RpcFailure } from './RpcFailure'
import { emptyObject, stateJson } from './stateMethods'

const mostFields = 20
const mostKeys = 8

/** Reads of what was: the public networks do not have them. */
export const historyMethods: readonly RpcMethod[] = [
  /*
   * (address, fields, next of the page before): the fields as they are, and what each change of them replaced, newest first.
   * Undoing changes one by one gives the state of earlier blocks, as far as `isComplete` says: to the deploy, or to the last
   * change told. `next` is null where nothing older can be told. Null where no contract stands.
   */
  defineMethod(
    'tyto_getFieldHistory',
    [addressParam, textsParam, placeParam],
    async ({ ledger }, address, fields, from) => {
      if (fields.length > mostFields) throw new RpcFailure('invalidParameter', 'Too many fields')
      const history = await readStateHistory(ledger, address, fields, from === undefined ? {} : { from })
      if (history === undefined) return null
      const { block, state, changes, isComplete, nextPlace } = history
      const answer = emptyObject()
      const budget = new AnswerBudget()
      for (const [field, value] of state) answer[field] = stateJson(value, budget)
      return {
        block: String(block),
        timestamp: timeOf(ledger, block),
        state: answer,
        changes: changes.map((change) => describeDatedChange(ledger, change)),
        isComplete,
        next: nextPlace ?? null,
      }
    },
  ),
  /*
   * (address, field, keys): what one place of the state is now, such as the entry of a map, and what each change of it
   * replaced, newest first. The field `_balance` is the ZIL of a contract or an account. Null where there was never anything.
   */
  defineMethod(
    'tyto_getValueHistory',
    [addressParam, textParam, textsParam],
    async ({ ledger }, address, field, keys) => {
      if (keys.length > mostKeys) throw new RpcFailure('invalidParameter', 'Too many keys')
      const history = await readValueHistory(ledger, { address, field, keys })
      if (history === undefined) return null
      const { block, value, changes, isComplete } = history
      return {
        block: String(block),
        timestamp: timeOf(ledger, block),
        value: valueJson(value),
        changes: changes.map(({ block: at, before }) => ({
          block: String(at),
          timestamp: timeOf(ledger, at),
          before: describeValue(before),
        })),
        isComplete,
      }
    },
  ),
]

function valueJson(value: ValueHistory['value']): unknown {
  if (value === undefined) return null
  return { value: typeof value === 'bigint' ? value.toString() : stateJson(value, new AnswerBudget()) }
}

function describeDatedChange(ledger: Ledger, { block, field, keys, before }: DatedChange): unknown {
  return {
    block: String(block),
    timestamp: timeOf(ledger, block),
    field,
    keys,
    before: describeValue(before),
  }
}

function timeOf({ timeline }: Ledger, block: number): string {
  return String(timeline.at(block) ?? 0)
}
