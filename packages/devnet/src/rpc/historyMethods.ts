import { readStateHistory, type DatedChange } from '../ledger/stateHistory'
import type { Ledger } from '../ledger/ledger'
import { AnswerBudget } from './AnswerBudget'
import { defineMethod, type RpcMethod } from './defineMethod'
import { describeValue } from './explorerMethods'
import { addressParam, textsParam } from './params'
import { RpcFailure } from './RpcFailure'
import { emptyObject, stateJson } from './stateMethods'

const mostFields = 20

/** Reads of what was: the public networks do not have them. */
export const historyMethods: readonly RpcMethod[] = [
  /*
   * (address, fields): the fields as they are, and what each change of them replaced, newest first. Undoing changes
   * one by one gives the state of earlier blocks, as far as `isComplete` says: to the deploy, or to the last change told.
   * Null where no contract stands.
   */
  defineMethod('tyto_getFieldHistory', [addressParam, textsParam], async ({ ledger }, address, fields) => {
    if (fields.length > mostFields) throw new RpcFailure('invalidParameter', 'Too many fields')
    const history = await readStateHistory(ledger, address, fields)
    if (history === undefined) return null
    const { block, state, changes, isComplete } = history
    const answer = emptyObject()
    const budget = new AnswerBudget()
    for (const [field, value] of state) answer[field] = stateJson(value, budget)
    return {
      block: String(block),
      timestamp: timeOf(ledger, block),
      state: answer,
      changes: changes.map((change) => describeDatedChange(ledger, change)),
      isComplete,
    }
  }),
]

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
