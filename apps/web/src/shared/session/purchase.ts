import { create } from 'zustand'

/**
 * The name that the person is buying: a domain without suffix, '' until it is typed, null if nothing is being bought.
 */
export const usePurchase = create<{ readonly domain: string | null }>(() => ({ domain: null }))

/** Opens the purchase of a name, from anywhere. It stays open while the person logs in. */
export function openPurchase(domain = ''): void {
  usePurchase.setState({ domain })
}

export function closePurchase(): void {
  usePurchase.setState({ domain: null })
}
