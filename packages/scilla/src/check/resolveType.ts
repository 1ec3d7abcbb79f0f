import { mapParts, type AdtType, type ScillaType } from '@tyto/abi'
import type { Location, TypeNode } from '../syntax/ast'
import { count, type Checking } from './checking'

/**
 * A type as written to the type that is meant: the names of data types become unique, their arguments are counted, and
 * type variables must be in scope. A type without such names comes back as it is.
 */
export function resolveType(checking: Checking, node: TypeNode): ScillaType {
  checking.budget.check(node.type, node.loc)
  const type = resolve(checking, node.type, node.loc)
  checking.addressFields.declare(node, type)
  return type
}

function resolve(checking: Checking, type: ScillaType, loc: Location): ScillaType {
  const inside = (part: ScillaType) => resolve(checking, part, loc)
  switch (type.kind) {
    case 'variable':
      if (checking.typeVariables.includes(type.name)) return type
      return checking.findings.fail(loc, 'UnknownName', `The type variable ${type.name} is not bound here.`)
    case 'forall': {
      checking.typeVariables.push(type.variable)
      const resolved = mapParts(type, inside)
      checking.typeVariables.pop()
      return resolved
    }
    case 'adt':
      return mapParts(uniqueName(checking, type, loc), inside)
    default:
      return mapParts(type, inside)
  }
}

/** The data type under the name that is the same everywhere. */
function uniqueName(checking: Checking, type: AdtType, loc: Location): AdtType {
  const { findings, names } = checking
  const adt = names.types.get(type.name)
  if (adt === undefined) return findings.fail(loc, 'UnknownName', `There is no type ${type.name}.`)
  // More arguments than the type takes are no fault for the reference; there is no value of such a type.
  if (adt.typeParams.length > type.args.length) {
    const takes = count(adt.typeParams.length, 'argument')
    return findings.fail(loc, 'WrongArity', `The type ${type.name} takes ${takes}, not ${type.args.length}.`)
  }
  return adt.name === type.name ? type : { ...type, name: adt.name }
}
