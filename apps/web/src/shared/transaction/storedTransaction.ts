import type { Intent, NetworkId } from '@tyto/chain'
import type { TransactionState } from './transactionMachine'

/** The states in which a transaction is stored: from the intent on. */
export type StoredState = Exclude<TransactionState, { readonly status: 'idle' | 'reviewing' }>

/** One transaction as it lies in storage, one record each. */
export interface StoredTransaction {
  /** Made here, before the wallet opens. */
  readonly key: string
  readonly network: NetworkId
  /** Name of the action. */
  readonly action: string
  /** The action's input as `encodeInput` wrote it. */
  readonly input: string
  /** For whom, as the person sees it: a name or an address; may be empty. */
  readonly subject: string
  readonly intent: Intent
  readonly state: StoredState
  /** When the id was learnt, in ms since 1970. */
  readonly submittedAt: number | null
  /** Limit times price, in Qa: what the gas can cost at most. */
  readonly gasBound: bigint
  /** Did `onConfirmed` run? */
  readonly isFollowedUp: boolean
}
