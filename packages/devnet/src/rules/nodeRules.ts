import type { RuleSetName } from '@tyto/chain'
import type { NodeConduct, RpcMethod } from '../rpc/defineMethod'

/** How a node of one kind answers: all that differs from kind to kind is behind this, one file a kind. */
export interface NodeRules extends NodeConduct {
  readonly name: RuleSetName
  /** The number of the first block of a chain that begins. */
  readonly firstBlock: number
  /** Are the methods `tyto_` among its own? */
  readonly tellsHistory: boolean
  readonly methods: readonly RpcMethod[]
}
