import { readFieldHistory, type DatedChange } from '../ledger/fieldHistory'
import type { Ledger } from '../ledger/ledger'
import { describeValue } from './explorerMethods'
import type { Methods } from './methods'
import { addressParam, textsParam } from './params'
import { RpcFailure } from './RpcFailure'
import { emptyObject, stateJson } from './stateMethods'

const MOST_FIELDS = 20

/** Reads of what was: the public networks do not have them. */
export function historyMethods(ledger: Ledger): Methods {
  const timeOf = (block: number): string => String(ledger.timeline.at(block) ?? 0)

  const describe = ({ block, field, keys, before }: DatedChange): unknown => ({
    block: String(block),
    timestamp: timeOf(block),
    field,
    keys,
    before: describeValue(before),
  })

  return {
    /**
     * (address, fields): the fields as they are, and what each change of them replaced, newest first. Undoing changes
     * one by one gives the state of earlier blocks, as far as `isComplete` says: to the deploy, or to the last change told.
     * Null where no contract stands.
     */
    tyto_getFieldHistory: async (params) => {
      const fields = textsParam(params, 1)
      if (fields.length > MOST_FIELDS) throw new RpcFailure('invalidParameter', 'Too many fields')
      const history = await readFieldHistory(ledger, addressParam(params, 0), fields)
      if (history === undefined) return null
      const { block, state, changes, isComplete } = history
      const answer = emptyObject()
      for (const [field, value] of state) answer[field] = stateJson(value)
      return {
        block: String(block),
        timestamp: timeOf(block),
        state: answer,
        changes: changes.map(describe),
        isComplete,
      }
    },
  }
}
