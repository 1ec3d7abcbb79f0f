import type { Address } from '@tyto/primitives'

/** A name of the seeded world and what it stands for; the chain itself stores hashes only. */
export interface SeededName {
  /** As a person types it: `alice.ssi`. */
  readonly name: string
  readonly address: Address
  /** Index of the account that controls it; null where nobody with a test key does. */
  readonly account: number | null
}
