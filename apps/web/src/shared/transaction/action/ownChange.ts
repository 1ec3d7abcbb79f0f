import type { Address, Hex } from '@tyto/primitives'

/** A change that an action makes of the wallet that it calls, as far as changes of a wallet are watched. */
export type OwnChange =
  /** The hashes of the domains that join or leave. */
  | { readonly kind: 'guardians'; readonly guardians: readonly Hex[] }
  | { readonly kind: 'controller'; readonly to: Address }
  /** Who is asked to take over may accept at any later time. */
  | { readonly kind: 'controllerAsked'; readonly to: Address }
  | { readonly kind: 'status'; readonly to: 'Locked' | 'Deactivated' | 'Recovered' }
