/* Texts of an event. */

const longestItem = 60

/** Hashes of names stay whole: they are longer, and looked up. */
export function shortText(text: string): string {
  return /^0x[0-9a-f]{64}$/.test(text) || text.length <= longestItem ? text : `${text.slice(0, longestItem)}…`
}
