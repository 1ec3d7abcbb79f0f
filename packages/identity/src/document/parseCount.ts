import { err, ok, type Result } from '@tyto/primitives'

export type CountCode = 'CountIsNotANumber' | 'CountIsNotWhole'

/** A count as people type it; numbers that are not whole are told from what is no number. */
export function parseCount(text: string): Result<number, CountCode> {
  const trimmed = text.trim()
  if (!/^[+-]?\d{1,15}(?:[.,]\d{0,15})?$/.test(trimmed)) return err('CountIsNotANumber')
  const count = Number(trimmed.replace(',', '.'))
  return Number.isInteger(count) ? ok(count) : err('CountIsNotWhole')
}
