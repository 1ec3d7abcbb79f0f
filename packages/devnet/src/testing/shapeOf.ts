/** The shape of a JSON value without its contents, which two answers to the same question have in common. */
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

/** Where an answer has another shape than the one that is expected of it, as paths; a list may have fewer kinds of elements. */
export function differences(ours: Shape, expected: Shape, at = ''): readonly string[] {
  if (isList(ours) && isList(expected)) {
    return ours.flatMap((each) => {
      const fits = expected.map((shape) => differences(each, shape, `${at}[]`))
      return fits.find(({ length }) => length === 0) ?? fits[0] ?? [`${at}[]: unexpected`]
    })
  }
  if (isObject(ours) && isObject(expected)) {
    const anyKey = expected['*']
    const missing = Object.keys(expected).filter((key) => key !== '*' && !(key in ours))
    return [
      ...missing.map((key) => `${at}.${key}: missing`),
      ...Object.entries(ours).flatMap(([key, shape]) => {
        const wanted = expected[key] ?? anyKey
        return wanted === undefined
          ? [`${at}.${key}: unexpected`]
          : differences(shape, wanted, `${at}.${key}`)
      }),
    ]
  }
  return ours === expected ? [] : [`${at}: ${describe(ours)}, not ${describe(expected)}`]
}

function isList(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape)
}

function isObject(shape: Shape): shape is { readonly [key: string]: Shape } {
  return typeof shape === 'object' && !isList(shape)
}

function describe(shape: Shape): string {
  return typeof shape === 'string' ? shape : isList(shape) ? 'a list' : 'an object'
}
