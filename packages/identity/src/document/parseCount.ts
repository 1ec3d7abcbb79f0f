import { err, ok, type Result } from '@tyto/primitives'

/** Why a text is no count. */
export type CountCode = 'CountIsNotANumber' | 'CountIsNotWhole'

/** Groups of three digits, by one sign or a blank: of a count they can be nothing else. */
const grouped = /^[+-]?\d{1,3}([,.'’ \u00A0\u202F])\d{3}(?:\1\d{3}){0,10}$/

/**
 * A count as people type it, in plain digits: `1,000`, `1.000` and `1 000` are `1000`, and `3.0` is `3`. Any other text comes
 * back as it is, without blanks around it.
 *
 * @example
 * plainCount('1,000') // '1000'
 */
export function plainCount(text: string): string {
  const trimmed = text.trim()
  if (grouped.test(trimmed)) return trimmed.replace(/[^\d+-]/g, '')
  return trimmed.replace(/^([+-]?\d+)[.,]0*$/, '$1')
}

/** Reads a count as people type it. Below zero is a count here too: who asks for one has limits of their own. */
export function parseCount(text: string): Result<number, CountCode> {
  const plain = plainCount(text)
  if (!/^[+-]?\d{1,15}(?:[.,]\d{0,15})?$/.test(plain)) return err('CountIsNotANumber')
  const count = Number(plain.replace(',', '.'))
  return Number.isInteger(count) ? ok(count) : err('CountIsNotWhole')
}
