/** A text, or a number that may be whole and larger than JavaScript can hold: of sixteen digits, or with a power. */
const textOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
/** Is there one at all? Most answers have none, and are not walked twice. */
const maybeLarge = /(?:^|[:[,])\s*-?(?:\d{16}|\d{1,40}(?:\.\d{1,40})?[eE])/
/** Numbers beyond are nobody's: they stay what JavaScript makes of them. */
const mostDigits = 100

/**
 * JSON to a value, with whole numbers that JavaScript cannot hold as the text of their digits, however they are written: the nonce
 * of an account that was swept is 18446744073709551615, and `JSON.parse` would make another number of it. Throws SyntaxError as
 * `JSON.parse` does.
 *
 * @example
 * parseExact('{"nonce":18446744073709551615}') // { nonce: '18446744073709551615' }
 */
export function parseExact(text: string): unknown {
  // Read as it is first: each text of sound JSON ends, so that the search below walks it once.
  const value: unknown = JSON.parse(text)
  if (!maybeLarge.test(text)) return value
  return JSON.parse(
    text.replace(textOrNumber, (part) => {
      if (part.startsWith('"') || Number.isSafeInteger(Number(part))) return part
      const digits = wholeDigits(part)
      return digits === null ? part : `"${digits}"`
    }),
  )
}

/** All digits of a number that is whole; null of a fraction, and of a power that nobody writes out. */
function wholeDigits(part: string): string | null {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(part) ?? []
  const kept = fraction.replace(/0+$/, '')
  const zeros = Number(power) - kept.length
  if (zeros < 0 || whole.length + kept.length + zeros > mostDigits) return null
  return `${sign}${`${whole}${kept}${'0'.repeat(zeros)}`.replace(/^0+(?=\d)/, '')}`
}
