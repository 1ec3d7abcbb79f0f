import type { Address } from '@tyto/primitives'

/** A wallet of an estate, and where it stands. */
export interface WalletPlace {
  /** '' for the DID wallet itself, null where no subdomain leads there. */
  readonly subdomain: string | null
  readonly address: Address
}
