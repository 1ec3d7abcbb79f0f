import { isIntegerName } from './integerTypes'
import type { PrimitiveName } from './types'

const others: ReadonlySet<string> = new Set<PrimitiveName>([
  'String', 'BNum', 'Message', 'Event', 'Exception', 'ByStr', 'ReplicateContr',
]) // oxfmt-ignore

/** Whether a type of the language without arguments has this name; byte strings of a fixed width (`ByStr20`) are no such type. */
export function isPrimitiveName(name: string): name is PrimitiveName {
  return isIntegerName(name) || others.has(name)
}
