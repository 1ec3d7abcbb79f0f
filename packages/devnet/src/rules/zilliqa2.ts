import { ruleSets } from '@tyto/chain'
import { rpcMethods } from '../rpc/methods'
import type { NodeRules } from './nodeRules'
import { zilliqa2Methods } from './zilliqa2Methods'
import { zilliqa2Refusal } from './zilliqa2Refusal'

const own = new Set(zilliqa2Methods.map(({ name }) => name))
/** Methods that only the local network knows. */
const ofThisNetwork = /^(?:tyto|devnet)_/

/** A node of Zilliqa 2 that executes calls of contracts, as the source of Zilliqa/zq2 has it. */
export const zilliqa2: NodeRules = {
  name: 'zilliqa-2',
  facts: ruleSets['zilliqa-2'],
  // As high as the public chain was in autumn 2026; the first of an epoch.
  firstBlock: 37_800_000,
  tellsHistory: false,
  methods: [
    ...rpcMethods.filter(({ name }) => !own.has(name) && !ofThisNetwork.test(name)),
    ...zilliqa2Methods,
  ],
  refuse: zilliqa2Refusal,
}
