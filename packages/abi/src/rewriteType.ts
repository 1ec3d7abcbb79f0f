/** Types made from others. Parts that stay as they are come back as the same objects. */
import { mapParts, withParts } from './typeParts'
import type { ScillaType } from './types'

/**
 * Puts types for type variables, by name with the quote; variables without an entry stay, and so do those that a `forall`
 * inside the type binds. The new types must have no free variable that such a `forall` binds.
 *
 * @example
 * formatType(substitute(parseType("List 'A"), new Map([["'A", parseType('Uint32')]]))) // 'List (Uint32)'
 */
export function substitute(type: ScillaType, by: ReadonlyMap<string, ScillaType | undefined>): ScillaType {
  if (type.kind === 'variable') return by.get(type.name) ?? type
  const inside = type.kind === 'forall' ? new Map(by).set(type.variable, undefined) : by
  return mapParts(type, (part) => substitute(part, inside))
}

/** Gives each data type in a type the name that `nameOf` answers. */
export function renameTypes(type: ScillaType, nameOf: (name: string) => string): ScillaType {
  const renamed = mapParts(type, (part) => renameTypes(part, nameOf))
  return renamed.kind === 'adt' ? withParts(renamed, { name: nameOf(renamed.name) }) : renamed
}

const plainAddress: ScillaType = { kind: 'bystr', width: 20 }

/**
 * A type as JSON names it: every address type in it is a plain `ByStr20`.
 *
 * @example
 * formatType(eraseAddresses(parseType('ByStr20 with end'))) // 'ByStr20'
 */
export function eraseAddresses(type: ScillaType): ScillaType {
  return type.kind === 'address' ? plainAddress : mapParts(type, eraseAddresses)
}
