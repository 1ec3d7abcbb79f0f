import type { FoundName } from '@tyto/chain'
import { createContext, useContext } from 'react'

/** A registered name with its address and wallet. */
export interface FoundNameOfPage extends FoundName {
  /** The time when the chain was read, in ms since 1970. */
  readonly readAt: number
  /**
   * True for data kept from an earlier visit, shown until the chain answers. It must not decide, send or offer
   * anything.
   */
  readonly isSeen: boolean
  /** True if the chain did not answer the last time it was asked: what is shown may have changed since. */
  readonly isUnknown: boolean
}

export const FoundNameContext = createContext<FoundNameOfPage | null>(null)

/** The name of this page, as its gate found it on the chain. Works only on pages behind a gate. */
export function useFoundName(): FoundNameOfPage {
  const found = useContext(FoundNameContext)
  if (found === null) throw new Error('This page stands behind no gate for names.')
  return found
}
