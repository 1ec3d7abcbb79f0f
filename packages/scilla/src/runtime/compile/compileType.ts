import type { ScillaType } from '@tyto/abi'
import type { Location } from '../../syntax/ast'
import { LANGUAGE_ADTS } from '../adts'
import type { Frame, TypeCode } from '../machine'
import { rewriteType } from '../substitute'
import type { ModuleScope, Scope } from './scope'

/** A type's names as the module means them: bare for the language's and the contract's own, qualified for libraries'. */
export const resolveType = (type: ScillaType, module: ModuleScope): ScillaType =>
  rewriteType(
    type,
    () => undefined,
    (name) => module.typeNames.get(name) ?? name,
  )

const isOwnName = (name: string): boolean => !LANGUAGE_ADTS.has(name) && !name.includes('.')

/** A type with the contract's own names qualified. */
export const qualifyType = (type: ScillaType, prefix: string): ScillaType =>
  prefix === ''
    ? type
    : rewriteType(
        type,
        () => undefined,
        (name) => (isOwnName(name) ? `${prefix}.${name}` : name),
      )

const traits = (type: ScillaType): { variables: Set<string>; hasOwnName: boolean } => {
  const variables = new Set<string>()
  let hasOwnName = false
  rewriteType(
    type,
    (name) => {
      variables.add(name)
      return undefined
    },
    (name) => {
      hasOwnName ||= isOwnName(name)
      return name
    },
  )
  return { variables, hasOwnName }
}

/**
 * A type as code. Most types are constants; one with the contract's own types depends on the contract's address, one
 * with type variables on the enclosing type functions. The last result is kept, as the next is mostly the same.
 */
export const compileType = (written: ScillaType, scope: Scope, loc: Location): TypeCode => {
  const type = resolveType(written, scope.module)
  const { variables, hasOwnName } = traits(type)
  if (variables.size === 0) return hasOwnName ? ownType(type, scope) : () => type

  const names = [...variables]
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
    const own = qualifyType(type, prefix)
    last = rewriteType(
      own,
      (name) => types[names.indexOf(name)],
      (name) => name,
    )
    lastTypes = types
    lastPrefix = prefix
    return last
  }
}

const ownType = (type: ScillaType, { machine }: Scope): TypeCode => {
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

const typeAt = (frame: Frame, hops: number): ScillaType => {
  let at = frame
  for (let i = 0; i < hops; i++) at = at.parent as Frame
  return at.type as ScillaType
}
