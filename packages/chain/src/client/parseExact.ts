/** A text, or a whole number of at least as many digits as the first that is not exact in JavaScript. */
const textOrLarge = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{16,}(?![\d.eE])/g
/** Is there one at all? Most answers have none, and are not walked twice. */
const maybeLarge = /[:[,]\s*-?\d{16}/

/**
 * JSON to a value, with whole numbers that JavaScript cannot hold as the text of their digits: the nonce of an account that
 * was swept is 18446744073709551615, and `JSON.parse` would make another number of it. Throws SyntaxError as `JSON.parse` does.
 *
 * @example
 * parseExact('{"nonce":18446744073709551615}') // { nonce: '18446744073709551615' }
 */
export function parseExact(text: string): unknown {
  // Read as it is first: each text of sound JSON ends, so that the search below walks it once.
  const value: unknown = JSON.parse(text)
  if (!maybeLarge.test(text)) return value
  return JSON.parse(
    text.replace(textOrLarge, (part) =>
      part.startsWith('"') || Number.isSafeInteger(Number(part)) ? part : `"${part}"`,
    ),
  )
}
