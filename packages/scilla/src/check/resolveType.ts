import { mapParts, type AdtType, type ScillaType } from '@tyto/abi'
import type { Location, TypeNode } from '../syntax/ast'
import { count, type Checking } from './checking'

/**
 * A type as written to the type that is meant: the names of data types become unique, their arguments are counted, and
 * type variables must be in scope. A type without such names comes back as it is. With `isParameter`, the arguments are counted of the
 * outermost data type alone: 0.13.1 was seen to take `Pair (Pair Int32) Int32`, of which there is no value.
 */
export function resolveType(
  checking: Checking,
  node: TypeNode,
  { isParameter = false }: { readonly isParameter?: boolean } = {},
): ScillaType {
  checking.budget.check(node.type, node.loc)
  const type = resolve(checking, node.type, { loc: node.loc, counted: isParameter ? 1 : Infinity })
  checking.addressFields.declare(node, type)
  return type
}

/** The place of a type, and how many data types, one inside another, have their arguments counted. */
interface Counting {
  readonly loc: Location
  readonly counted: number
}

function resolve(checking: Checking, type: ScillaType, counting: Counting): ScillaType {
  const { loc, counted } = counting
  const inner = type.kind === 'adt' ? { loc, counted: counted - 1 } : counting
  const inside = (part: ScillaType) => resolve(checking, part, inner)
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
      return mapParts(uniqueName(checking, type, counting), inside)
    default:
      return mapParts(type, inside)
  }
}

/** The data type under the name that is the same everywhere. */
function uniqueName(checking: Checking, type: AdtType, { loc, counted }: Counting): AdtType {
  const { findings, names } = checking
  const adt = names.types.get(type.name)
  if (adt === undefined) return findings.fail(loc, 'UnknownName', `There is no type ${type.name}.`, 'names')
  // More arguments than the type takes are no fault for the reference; there is no value of such a type.
  if (counted > 0 && adt.typeParams.length > type.args.length) {
    const takes = count(adt.typeParams.length, 'argument')
    return findings.fail(loc, 'WrongArity', `The type ${type.name} takes ${takes}, not ${type.args.length}.`)
  }
  return adt.name === type.name ? type : { ...type, name: adt.name }
}
