import { create } from 'zustand'

/**
 * The panels that can cover a page, one at a time. `newSsi` is the account panel with the form for a new identity open.
 */
export type Overlay = 'menu' | 'messages' | 'account' | 'newSsi' | 'quickstart' | 'lookUp' | 'kept'

interface OverlayState {
  readonly opened: Overlay | null
  /** The path in the address bar when it was opened; the page of that path may still be loading. */
  readonly over: string
  /** Grows with each opening: what lies below a dialog already comes to the front when it is opened from there. */
  readonly count: number
}

export const useOverlay = create<OverlayState>(() => ({ opened: null, over: '', count: 0 }))

/** Opens a panel, from anywhere: `openOverlay('account')` where a step needs a log-in. */
export function openOverlay(overlay: Overlay): void {
  const over = window.location.pathname
  useOverlay.setState(({ count }) => ({ opened: overlay, over, count: count + 1 }))
}

export function closeOverlay(): void {
  useOverlay.setState({ opened: null })
}

interface Arrival {
  /** The path of the page that is drawn; the address bar may be ahead of it. */
  readonly path: string
  /** Did the app itself correct the address? */
  readonly isCorrected: boolean
}

/**
 * Closes a panel that belongs to the page before. A panel stays open if it was opened while the present page was
 * loading, or if the app itself corrected the address.
 */
export function closeOverlayOfBefore({ path, isCorrected }: Arrival): void {
  if (isCorrected) useOverlay.setState({ over: path })
  else if (useOverlay.getState().over !== path) closeOverlay()
}
