import { create } from 'zustand'

/** The name that is being bought: a domain without suffix, '' while it is still to be typed, null while nothing is. */
export const usePurchase = create<{ readonly domain: string | null }>(() => ({ domain: null }))

/** Opens the purchase of a name, from anywhere. It stays over the page while the person logs in. */
export function openPurchase(domain = ''): void {
  usePurchase.setState({ domain })
}

export function closePurchase(): void {
  usePurchase.setState({ domain: null })
}
