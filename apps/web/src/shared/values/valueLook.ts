import type { Address } from '@tyto/primitives'
import type { ReactNode } from 'react'

/** How a page draws values. */
export interface ValueLook {
  /**
   * `sent`: exactly as in the call, followed by the meaning; long values lose their middle, since the raw JSON is shown
   * too. `read`: in plain units and whole; long values are folded, and long maps have pages.
   */
  readonly as: 'sent' | 'read'
  /** Draws an address, for pages that can link to it. */
  readonly address?: (address: Address) => ReactNode
}

export const sentLook: ValueLook = { as: 'sent' }
