import { create } from 'zustand'

interface Purchase {
  /** The name that the person is buying, without suffix: '' until it is typed, null if nothing is being bought. */
  readonly domain: string | null
  /** The path in the address bar when it was opened; the page of that path may still be loading. */
  readonly over: string
}

export const usePurchase = create<Purchase>(() => ({ domain: null, over: '' }))

/** Opens the purchase of a name, from anywhere. It stays open while the person logs in. */
export function openPurchase(domain = ''): void {
  usePurchase.setState({ domain, over: window.location.pathname })
}

export function closePurchase(): void {
  usePurchase.setState({ domain: null })
}

/** Closes a purchase that was opened over another page than this one. */
export function closePurchaseOfBefore(path: string): void {
  if (usePurchase.getState().over !== path) closePurchase()
}
