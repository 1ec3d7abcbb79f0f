import { BaseError } from '@tyto/primitives'

/**
 * Why there is no simulation. None of these says anything about the transaction: it may be good or not, so signing stays
 * open.
 */
export type SimulationCode =
  /** No node answered. */
  | 'NodeUnreachable'
  /** A node's answer is no state of this contract: wrong shape, wrong type, too large. */
  | 'StateUnreadable'
  /** The code on the chain is no Scilla that we can run. */
  | 'CodeUnreadable'
  /** The code uses what our interpreter does not know. */
  | 'FeatureUnknown'
  /** Deeper values or recursion than our interpreter bears. */
  | 'TooDeep'
  /** The call reads more than we fetch. */
  | 'TooMuchState'
  /** The time for it is over. */
  | 'TooSlow'
  /** The interpreter could not be loaded, or broke. */
  | 'SimulatorFailed'

/** There is no simulation. */
export class SimulationError extends BaseError<SimulationCode> {
  constructor(code: SimulationCode, shortMessage: string, cause?: unknown) {
    super(code, shortMessage, cause === undefined ? {} : { cause })
  }
}
