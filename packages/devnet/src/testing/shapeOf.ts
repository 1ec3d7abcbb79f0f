/** What a JSON value looks like, without its contents: what two answers to the same question have in common. */
export type Shape = string | readonly Shape[] | { readonly [key: string]: Shape }

/** Of a list the shapes that occur in it, each one once; of a text whether it is a number or so many digits of hex. */
export function shapeOf(json: unknown): Shape {
  if (Array.isArray(json)) {
    const shapes = new Map(json.map((each: unknown) => [JSON.stringify(shapeOf(each)), shapeOf(each)]))
    return [...shapes.values()]
  }
  if (typeof json === 'string') return shapeOfText(json)
  if (typeof json !== 'object' || json === null) return json === null ? 'null' : typeof json
  return Object.fromEntries(
    Object.entries(json)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, shapeOf(value)]),
  )
}

/** Shorter digits may be a number or a word as well. */
const shortestHex = 40

function shapeOfText(text: string): string {
  const [, prefix, digits] = /^(0x)?([0-9a-f]+)$/i.exec(text) ?? []
  if (digits !== undefined && digits.length >= shortestHex) return `${prefix ?? ''}hex ${digits.length}`
  return /^\d+(?:\.\d+)?$/.test(text) ? 'decimal' : 'text'
}
