/** An address inside a sentence: its first 8 and last 6 characters. Elsewhere `Address` draws it. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 8)}…${address.slice(-6)}`
}
