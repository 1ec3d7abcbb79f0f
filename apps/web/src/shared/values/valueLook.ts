import type { Address } from '@tyto/primitives'
import type { ReactNode } from 'react'

/** How a page draws values. */
export interface ValueLook {
  /**
   * `sent`: exactly as in the call, followed by the meaning. `read`: in plain units; long maps have pages. Both are
   * whole; long values are folded.
   */
  readonly as: 'sent' | 'read'
  /** True where values stand in a line of other things: what is long loses its middle. With `sent` only. */
  readonly isBrief?: boolean
  /** Draws an address, for pages that can link to it. */
  readonly address?: (address: Address) => ReactNode
}

export const sentLook: ValueLook = { as: 'sent' }
export const briefLook: ValueLook = { as: 'sent', isBrief: true }
