import type { TransactionContent } from '@tyto/chain'
import { domainId, encodeChainText } from '@tyto/identity'
import { isRecord } from '@tyto/primitives'

/**
 * The keys of those parts of an input that its transaction does not name: a person agreed to all of them, so the wallet must be asked
 * for them. They are amounts, addresses and texts; a name may stand there as its hash. Nothing of 0 is looked for.
 */
export function notAskedFor(input: unknown, content: TransactionContent): readonly string[] {
  const asked = new Set(leavesOf(content, '').map(([, value]) => value))
  const isAsked = (value: string) =>
    ['0', ''].includes(value) ||
    [value, encodeChainText(value), domainId(value)].some((form) => asked.has(form))
  return [...new Set(leavesOf(input, '').flatMap(([key, value]) => (isAsked(value) ? [] : key)))]
}

/** Every amount and text in it, with the nearest key. */
function leavesOf(value: unknown, key: string): readonly (readonly [key: string, value: string])[] {
  if (typeof value === 'bigint') return [[key, value.toString()]]
  if (typeof value === 'string') return [[key, value]]
  if (Array.isArray(value)) return value.flatMap((each) => leavesOf(each, key))
  return isRecord(value) ? Object.entries(value).flatMap(([inner, each]) => leavesOf(each, inner)) : []
}
