/** An address for use in a sentence: its first 8 and last 6 characters. Elsewhere use `Address`. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 8)}…${address.slice(-6)}`
}
