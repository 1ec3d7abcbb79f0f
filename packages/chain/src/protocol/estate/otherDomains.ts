import type { Hex } from '@tyto/primitives'

/** More domains than that are not asked. */
const mostOthers = 256

/** Hashes of the known domains that are asked about a name: each once, without the name itself, and no more than a bound. */
export function otherDomains(others: readonly Hex[], id: Hex): readonly Hex[] {
  return [...new Set(others)].filter((other) => other !== id).slice(0, mostOthers)
}
