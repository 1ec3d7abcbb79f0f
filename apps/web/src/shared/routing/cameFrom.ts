import { formatName, parseName, type Name } from '@tyto/identity'

/** The state of a navigation that leads from the page of a name to the page of the identity behind it. */
export function cameFromState(of: Name): { readonly cameFrom: string } {
  return { cameFrom: formatName(of) }
}

/** The name whose page led here, from a history entry's state, which may hold anything; null for none. */
export function readCameFrom(state: unknown): Name | null {
  if (typeof state !== 'object' || state === null || !('cameFrom' in state)) return null
  if (typeof state.cameFrom !== 'string') return null
  const name = parseName(state.cameFrom)
  return name.ok ? name.value : null
}
