import { err, ok, type Result } from '@tyto/primitives'

/** Why a text is no count. */
export type CountCode = 'CountIsNotANumber' | 'CountIsNotWhole'

/** Reads a count as people type it. Below zero is a count here too: who asks for one has limits of their own. */
export function parseCount(text: string): Result<number, CountCode> {
  const trimmed = text.trim()
  if (!/^[+-]?\d{1,15}(?:[.,]\d{0,15})?$/.test(trimmed)) return err('CountIsNotANumber')
  const count = Number(trimmed.replace(',', '.'))
  return Number.isInteger(count) ? ok(count) : err('CountIsNotWhole')
}
