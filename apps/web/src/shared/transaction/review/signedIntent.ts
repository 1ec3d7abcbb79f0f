import type { Foreseen, NetworkId, TransactionRequest } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { Told } from './told'
import type { StoredMoment } from '../action/moment'
import type { OwnChange } from '../action/ownChange'
import type { Summary } from '../action/summary'

/** The request for the wallet, with the data that are stored about it. */
export interface SignedIntent {
  readonly name: string
  readonly input: string
  readonly subject: string
  readonly network: NetworkId
  readonly sender: Address
  readonly nonce: bigint
  readonly block: bigint
  readonly request: TransactionRequest
  /** The most, in Qa, that the gas can cost with this wallet. */
  readonly gasBound: bigint
  /** In Qa; 0 for none. */
  readonly donation: bigint
  readonly summary: Summary
  /** The changes that the simulation said success would bring. */
  readonly foreseen: readonly Foreseen[]
  readonly told: Told
  /** Its changes of the wallet that it calls. */
  readonly changes: readonly OwnChange[]
  /** The thing that a person will remember of it; null for nothing. */
  readonly moment: StoredMoment | null
  /** Keys of stored transactions that ask for the same, beside which this one is meant. */
  readonly meant: readonly string[]
}
