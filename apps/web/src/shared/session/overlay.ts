import { create } from 'zustand'

/** What may lie over a page; one at a time. `newSsi` is the account drawer, open at what makes a new identity. */
export type Overlay = 'menu' | 'messages' | 'account' | 'newSsi' | 'quickstart'

export const useOverlay = create<{ readonly opened: Overlay | null }>(() => ({ opened: null }))

/** From anywhere: `openOverlay('account')` where a step needs a log-in. */
export function openOverlay(overlay: Overlay): void {
  useOverlay.setState({ opened: overlay })
}

export function closeOverlay(): void {
  useOverlay.setState({ opened: null })
}
