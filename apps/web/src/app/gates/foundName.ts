import type { FoundName } from '@tyto/chain'
import { createContext, useContext } from 'react'

/** A name that leads somewhere, and where. */
export interface FoundNameOfPage extends FoundName {
  /** When the chain had it so, in ms since 1970. */
  readonly readAt: number
  /** It is what an earlier visit learnt, until the chain answers: nothing is decided, sent or offered by it. */
  readonly isSeen: boolean
}

export const FoundNameContext = createContext<FoundNameOfPage | null>(null)

/** The name of this page, as its gate found it on the chain. Only on pages behind a gate. */
export function useFoundName(): FoundNameOfPage {
  const found = useContext(FoundNameContext)
  if (found === null) throw new Error('This page stands behind no gate for names.')
  return found
}
