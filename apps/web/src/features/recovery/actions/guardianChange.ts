import type { Name } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'

/** Guardians that a wallet gets or loses, by the hashes of their domains. */
export interface GuardianInput {
  readonly wallet: Address
  readonly guardians: readonly Hex[]
  /** The name of that wallet, whose page shows them next. */
  readonly name?: Name
}
