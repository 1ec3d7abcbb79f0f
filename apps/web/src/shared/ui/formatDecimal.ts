/**
 * A decimal text as a language writes it, in its two parts: the digits in groups of three, then the decimal sign and
 * what follows it, '' where nothing does. Exact for any length; `value` is such as `formatUnits` gives. In half of our
 * languages `1,200` is a little more than one, so every amount that people read goes through here.
 *
 * @example
 * decimalParts('1200.5', 'es') // ['1.200', ',5']
 */
export function decimalParts(value: string, language: string): readonly [whole: string, fraction: string] {
  const { group, decimal } = signsOf(language)
  const [whole = '', fraction] = value.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, group), fraction === undefined ? '' : `${decimal}${fraction}`]
}

/** The same as one text: '1.200,5'. */
export function formatDecimal(value: string, language: string): string {
  return decimalParts(value, language).join('')
}

function signsOf(language: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1_234_567.5)
  const sign = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
}
