import type { TransactionContent } from '@tyto/chain'
import { isAddress, isRecord } from '@tyto/primitives'

/**
 * The amounts and addresses of an input that its transaction does not name, by the keys under which they stand in the input: what a
 * person agreed to must be what the wallet is asked for. Nothing of 0 is looked for.
 */
export function notAskedFor(input: unknown, content: TransactionContent): readonly string[] {
  const asked = new Set(leavesOf(content, '').map(([, value]) => value))
  return [
    ...new Set(leavesOf(input, '').flatMap(([key, value]) => (asked.has(value) || value === '0' ? [] : key))),
  ]
}

/** Every amount and address in it, as text, with the nearest key. */
function leavesOf(value: unknown, key: string): readonly (readonly [key: string, value: string])[] {
  if (typeof value === 'bigint') return [[key, value.toString()]]
  if (typeof value === 'string') return isAddress(value) || /^\d+$/.test(value) ? [[key, value]] : []
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, key))
  return isRecord(value) ? Object.entries(value).flatMap(([inner, each]) => leavesOf(each, inner)) : []
}
