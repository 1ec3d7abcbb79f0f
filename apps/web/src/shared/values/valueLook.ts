import type { Address } from '@tyto/primitives'
import type { ReactNode } from 'react'

/** How a page draws values. */
export interface ValueLook {
  /**
   * `sent`: to the letter, as a call carries them, with what they mean behind them; long ones lose their middle, for the
   * raw JSON stands beside them. `read`: in plain units and whole; long ones are folded, long maps are paged.
   */
  readonly as: 'sent' | 'read'
  /** Draws an address where the page can lead to it. */
  readonly address?: (address: Address) => ReactNode
}

export const sentLook: ValueLook = { as: 'sent' }
