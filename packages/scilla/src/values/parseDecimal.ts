/** The longest decimal text of a 256-bit integer has 78 digits; leading zeros get some room. */
const longestDecimal = 300

/** Decimal digits with an optional sign; `undefined` for any other text. */
export function parseDecimal(text: string): bigint | undefined {
  if (text.length > longestDecimal || !/^[+-]?[0-9]+$/.test(text)) return undefined
  return text.startsWith('+') ? BigInt(text.slice(1)) : BigInt(text)
}
