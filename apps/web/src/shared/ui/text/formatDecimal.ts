import { err, parseUnits } from '@tyto/primitives'

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

/** A decimal text as somebody of that language would type it: with its decimal sign, without groups. */
export function typedDecimal(value: string, language: string): string {
  return value.replace('.', signsOf(language).decimal)
}

/** Several groups, or a group and then the other sign with digits, are no fraction in any language: `1,234,567`, `1.234,5`. */
const groups = [
  { shape: /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}(?:\.\d*)?|,\d{3}\.\d+)$/, group: ',' },
  { shape: /^[1-9]\d{0,2}(?:(?:\.\d{3}){2,}(?:,\d*)?|\.\d{3},\d+)$/, group: '.' },
] as const

/**
 * Reads an amount that was typed, with a point or a comma before the fraction, whatever the language, and digits in groups
 * where nobody can mean a fraction. What is a whole number to the reader and may be a fraction to whoever wrote it is refused:
 * `1.200` in Spanish, `1,200` in English (`meantBy`), and a group with one or two digits too many, `1,2000`. Nobody sends a
 * thousandth of what they meant.
 */
export function readAmount(typed: string, decimals: number, language: string): ReturnType<typeof parseUnits> {
  const text = typed.trim()
  if (groupOf(text, language) !== null) return err('InvalidNumber')
  const found = groups.find(({ shape }) => shape.test(text))
  return parseUnits((found ? text.replaceAll(found.group, '') : text).replace(',', '.'), decimals)
}

/**
 * The whole number that a reader of the language means by an amount that can be read in two ways, as digits; null for any other.
 *
 * @example
 * meantBy('1,200', 'en') // '1200'
 * meantBy('1,200', 'es') // null
 */
export function meantBy(typed: string, language: string): string | null {
  const found = groupOf(typed.trim(), language)
  return found?.digits.length === 3 ? found.whole + found.digits : null
}

/** The two parts of a text that has one group in the language, or one with up to two digits too many; null for any other. */
function groupOf(text: string, language: string): { readonly whole: string; readonly digits: string } | null {
  const { group, decimal } = signsOf(language)
  const [, whole = '', sign, digits = '', end = ''] =
    /^([1-9]\d{0,2})([.,])(\d{3,5})([.,]?)$/.exec(text) ?? []
  return sign === group && (end === '' || end === decimal) ? { whole, digits } : null
}

/** The typed amount so far, in the smallest unit; 0 where it is no amount. */
export function unitsTyped(typed: string, decimals: number, language: string): bigint {
  const amount = readAmount(typed, decimals, language)
  return amount.ok ? amount.value : 0n
}

interface Signs {
  readonly group: string
  readonly decimal: string
}

/** As English has them, and Chinese. */
const point: Signs = { group: ',', decimal: '.' }
const comma: Signs = { group: '.', decimal: ',' }

/**
 * The signs of our languages, which a test compares with `Intl`: the first formatter of `Intl` holds a phone for 0.1 s,
 * and home shows prices.
 */
const signs: Readonly<Record<string, Signs>> = {
  es: comma,
  id: comma,
  // A space that does not break.
  ru: { group: '\u00A0', decimal: ',' },
}

/** The sign between the whole and the fraction in a language. */
export function decimalSignOf(language: string): string {
  return signsOf(language).decimal
}

function signsOf(language: string): Signs {
  return signs[language] ?? point
}
