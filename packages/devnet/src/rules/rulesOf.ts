import type { RuleSetName } from '@tyto/chain'
import type { NodeRules } from './nodeRules'
import { zilliqa1 } from './zilliqa1'
import { zilliqa2 } from './zilliqa2'

const all: Readonly<Record<RuleSetName, NodeRules>> = { 'zilliqa-1': zilliqa1, 'zilliqa-2': zilliqa2 }

export function rulesOf(name: RuleSetName): NodeRules {
  return all[name]
}
