import { ruleSets } from '@tyto/chain'
import { rpcMethods } from '../rpc/methods'
import { refusalFailure } from '../rpc/refusalFailure'
import type { NodeRules } from './nodeRules'

/** The chain before Zilliqa 2, with the methods of this network beside its own: what the local network is unless it plays others. */
export const zilliqa1: NodeRules = {
  name: 'zilliqa-1',
  facts: ruleSets['zilliqa-1'],
  firstBlock: 0,
  tellsHistory: true,
  methods: rpcMethods,
  refuse: refusalFailure,
}
