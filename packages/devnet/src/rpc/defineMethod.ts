import type { NodeRuleSet } from '@tyto/chain'
import type { Ok, SignedTransaction } from '@tyto/primitives'
import type { Ledger } from '../ledger/ledger'
import type { Acceptance } from '../ledger/ledgerOptions'
import type { LedgerRefusal } from '../ledger/refusal'
import type { ParamReader, Params } from './params'
import type { RpcFailure } from './RpcFailure'

/** How a node answers, where kinds of nodes differ. */
export interface NodeConduct {
  readonly facts: NodeRuleSet
  /** Its words for a transaction that it does not take. */
  refuse(refusal: LedgerRefusal): RpcFailure
}

/** The part of the network that methods use. */
export interface RpcNode {
  readonly ledger: Ledger
  /** How it answers. */
  readonly rules: NodeConduct
  /** Makes the next block now. */
  readonly produce: () => Promise<unknown>
  /** Is told after the chain went back. */
  readonly reverted: () => void
  /** Copies the data folder as it is; answers where. Undefined for a network that is kept in memory. */
  readonly backUp: ((keep?: number) => Promise<string>) | undefined
  /** Takes a transaction and sees to it that a block follows. */
  readonly submit: (transaction: SignedTransaction) => Promise<Ok<Acceptance> | LedgerRefusal>
}

/** One method of the node. */
export interface RpcMethod {
  readonly name: string
  /** Only whoever runs the network may call it. */
  readonly isAdmin?: true
  /** The result as it goes to the client. Throws `RpcFailure` where the answer is an error. */
  readonly answer: (node: RpcNode, params: Params) => unknown
}

/**
 * A method in one place: its name, how its parameters are read and checked (in their order), and what it answers.
 *
 * @example
 * defineMethod('GetTxBlock', [blockNumberParam], ({ ledger }, number) => describeBlock(ledger, number))
 */
export function defineMethod<Args extends readonly unknown[]>(
  name: string,
  readers: { readonly [Index in keyof Args]: ParamReader<Args[Index]> },
  answer: (node: RpcNode, ...args: Args) => unknown,
): RpcMethod {
  return {
    name,
    answer: (node, params) => {
      const args = readers.map((read, index) => read(params, index)) as unknown as Args
      return answer(node, ...args)
    },
  }
}

/** The same for a method that only whoever runs the network may call. */
export function defineAdminMethod<Args extends readonly unknown[]>(
  name: string,
  readers: { readonly [Index in keyof Args]: ParamReader<Args[Index]> },
  answer: (node: RpcNode, ...args: Args) => unknown,
): RpcMethod {
  return { ...defineMethod(name, readers, answer), isAdmin: true }
}
