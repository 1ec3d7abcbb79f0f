import { partsOf, renameTypes, substitute, type ScillaType } from '@tyto/abi'
import type { Location } from '../../syntax/ast'
import { freeVariables } from '../../types/instantiate'
import { isOwnName, qualifyType } from '../../types/qualify'
import type { Frame, TypeCode } from '../machine'
import type { ModuleScope, Scope } from './scope'

/** A type's names as the module means them: bare for the language's and the contract's own, qualified for libraries'. */
export function resolveType(type: ScillaType, module: ModuleScope): ScillaType {
  return renameTypes(type, (name) => module.typeNames.get(name) ?? name)
}

function hasOwnName(type: ScillaType): boolean {
  return (type.kind === 'adt' && isOwnName(type.name)) || partsOf(type).some(hasOwnName)
}

/**
 * A type as code. Most types are constants; one with the contract's own types depends on the contract's address, one
 * with type variables on the enclosing type functions. The last result is kept, as the next is mostly the same.
 */
export function compileType(written: ScillaType, scope: Scope, loc: Location): TypeCode {
  const type = resolveType(written, scope.module)
  const names = [...freeVariables(type)]
  if (names.length === 0) return hasOwnName(type) ? ownType(type, scope) : () => type

  const hops = names.map((name) => {
    const distance = scope.typeVariable(name)
    if (distance === undefined) throw scope.illTyped(`The type variable ${name} is not bound.`, loc)
    return distance
  })
  const only = names[0]
  if (names.length === 1 && type.kind === 'variable' && only !== undefined) {
    const distance = hops[0] as number
    return (frame) => typeAt(frame, distance)
  }
  const { machine } = scope
  let lastPrefix: string | undefined
  let lastTypes: readonly ScillaType[] = []
  let last: ScillaType = type
  return (frame) => {
    const types = hops.map((distance) => typeAt(frame, distance))
    const { prefix } = machine.instance
    if (prefix === lastPrefix && types.every((part, index) => part === lastTypes[index])) return last
    const by = new Map(names.map((name, index) => [name, types[index] as ScillaType]))
    last = substitute(qualifyType(type, prefix), by)
    lastTypes = types
    lastPrefix = prefix
    return last
  }
}

function ownType(type: ScillaType, { machine }: Scope): TypeCode {
  let lastPrefix: string | undefined
  let last = type
  return () => {
    const { prefix } = machine.instance
    if (prefix !== lastPrefix) {
      last = qualifyType(type, prefix)
      lastPrefix = prefix
    }
    return last
  }
}

function typeAt(frame: Frame, hops: number): ScillaType {
  let at = frame
  for (let i = 0; i < hops; i++) at = at.parent as Frame
  return at.type as ScillaType
}
