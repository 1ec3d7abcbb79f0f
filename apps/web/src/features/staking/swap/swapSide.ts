import type { Address } from '@tyto/primitives'

/** Whose stake it is about, as the actions keep it. */
export interface SwapSide {
  /** The staking wallet; null for the connected browser wallet itself, which calls the programme directly. */
  readonly wallet: Address | null
  /** The domain of the wallet's name: versions below 0.9 ask for it. */
  readonly domain: string
}

/** One side of a swap, and who may sign for it. */
export interface SwapPerson {
  readonly side: SwapSide
  /** The delegator: the wallet or the account. */
  readonly self: Address
  /** How people know it: a name, else an address. */
  readonly subject: string
  readonly signer: Address
}
