import { formatDecimal } from './formatDecimal'

/** A block, a count, gas: a whole number as a language writes it, with its digits in groups. */
export function formatWhole(value: bigint | number, language: string): string {
  return formatDecimal(value.toString(), language)
}
