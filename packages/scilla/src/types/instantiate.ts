import { mapParts, partsOf, substitute, type ScillaType } from '@tyto/abi'
import { forallType } from './build'

/** The body of a `forall` type with an argument for its variable. Takes no more steps than the body has parts. */
export function instantiate(
  forall: Extract<ScillaType, { kind: 'forall' }>,
  argument: ScillaType,
): ScillaType {
  const { variable, body } = forall
  return substitute(withoutClashes(body, freeVariables(argument)), new Map([[variable, argument]]))
}

/** The variables of a type that no `forall` inside it binds, with their quotes. */
export function freeVariables(type: ScillaType): ReadonlySet<string> {
  const free = new Set<string>()
  collectFree(type, free, [])
  return free
}

function collectFree(type: ScillaType, into: Set<string>, bound: readonly string[]): void {
  if (type.kind === 'variable' && !bound.includes(type.name)) into.add(type.name)
  const inside = type.kind === 'forall' ? [...bound, type.variable] : bound
  for (const part of partsOf(type)) collectFree(part, into, inside)
}

/** The same type with other names for those bound variables that are taken. */
function withoutClashes(type: ScillaType, taken: ReadonlySet<string>): ScillaType {
  if (taken.size === 0) return type
  if (type.kind !== 'forall' || !taken.has(type.variable)) {
    return mapParts(type, (part) => withoutClashes(part, taken))
  }
  let fresh = type.variable
  const used = freeVariables(type.body)
  // A quote at the end: no source can hold such a name.
  while (taken.has(fresh) || used.has(fresh)) fresh += "'"
  const body = withoutClashes(type.body, new Set([...taken, fresh]))
  return forallType(fresh, substitute(body, new Map([[type.variable, { kind: 'variable', name: fresh }]])))
}
