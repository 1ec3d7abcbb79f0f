import { latestRules } from '@tyto/execution'
import { newerStore } from '../store/StoreError'
import { put, type KeyValueStore, type Operation } from '../store/keyValueStore'

/** From which block on which rules hold, until the next ones; the oldest first. */
export type RulesHistory = readonly { readonly from: number; readonly version: number }[]

const rulesKey = 'meta/rules'

/** Of a chain that begins. */
export const rulesOfToday: RulesHistory = [{ from: 0, version: latestRules }]

/** The rules of chains that began before rules were written down. */
const firstRules: RulesHistory = [{ from: 0, version: 1 }]

export function rulesOperation(rules: RulesHistory): Operation {
  return put(rulesKey, rules.map(({ from, version }) => `${from} ${version}`).join(','))
}

/** Throws TypeError where the record says something else. */
export function readRules(store: KeyValueStore): RulesHistory {
  const record = store.get(rulesKey)
  if (record === undefined) return firstRules
  return record.split(',').map((text) => {
    const [, from, version] = /^(\d{1,15}) ([1-9]\d{0,5})$/.exec(text) ?? []
    if (version === undefined) throw new TypeError('The rules of the chain cannot be read')
    return { from: Number(from), version: Number(version) }
  })
}

export function rulesAt(rules: RulesHistory, block: number): number {
  return rules.findLast(({ from }) => from <= block)?.version ?? latestRules
}

/** The rules of the past stay; those of today hold from a block on. Throws `StoreError` where those that are kept are newer. */
export function withRulesOfToday(kept: RulesHistory, from: number): RulesHistory {
  const today = rulesOfToday[0]!
  const newest = kept.at(-1)!
  if (newest.version > today.version) throw newerStore(`rules ${newest.version}`)
  return newest.version < today.version ? [...kept, { ...today, from }] : kept
}
