import { create } from 'zustand'

/** What may lie over a page; one at a time. `newSsi` is the account drawer, open at what makes a new identity. */
export type Overlay = 'menu' | 'messages' | 'account' | 'newSsi' | 'quickstart'

interface OverlayState {
  readonly opened: Overlay | null
  /** The path in the address bar when it was opened: of a page that is still being fetched, too. */
  readonly over: string
}

export const useOverlay = create<OverlayState>(() => ({ opened: null, over: '' }))

/** From anywhere: `openOverlay('account')` where a step needs a log-in. */
export function openOverlay(overlay: Overlay): void {
  useOverlay.setState({ opened: overlay, over: window.location.pathname })
}

export function closeOverlay(): void {
  useOverlay.setState({ opened: null })
}

/**
 * Another page stands there: what was opened over the one before is put away. Not what was opened while this one was on
 * its way, nor where the app corrected the address by itself.
 */
export function closeOverlayOfBefore(isCorrected: boolean): void {
  const { pathname } = window.location
  if (isCorrected) useOverlay.setState({ over: pathname })
  else if (useOverlay.getState().over !== pathname) closeOverlay()
}
