import type { NetworkId } from '@tyto/chain'
import { createContext, useContext } from 'react'

/** Where a moment is drawn. */
interface Place {
  /** The network of the transaction; the app may show another one by now. */
  readonly network: NetworkId
  /** Closes the dialog in which it stands. */
  readonly onClose: () => void
}

export const MomentPlace = createContext<Place | null>(null)

/** The place of the moment around a component. Throws outside of moments. */
export function useMomentPlace(): Place {
  const place = useContext(MomentPlace)
  if (place === null) throw new Error('This is drawn in moments alone.')
  return place
}
