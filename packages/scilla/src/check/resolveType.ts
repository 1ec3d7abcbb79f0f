import type { ScillaType } from '@tyto/abi'
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
  switch (type.kind) {
    case 'primitive':
    case 'bystr':
      return type
    case 'variable':
      if (checking.typeVariables.includes(type.name)) return type
      return checking.findings.fail(loc, 'UnknownName', `The type variable ${type.name} is not bound here.`)
    case 'map': {
      const key = resolve(checking, type.key, loc)
      const value = resolve(checking, type.value, loc)
      return key === type.key && value === type.value ? type : { kind: 'map', key, value }
    }
    case 'function': {
      const from = resolve(checking, type.from, loc)
      const to = resolve(checking, type.to, loc)
      return from === type.from && to === type.to ? type : { kind: 'function', from, to }
    }
    case 'address': {
      if (type.fields.length === 0) return type
      return {
        ...type,
        fields: type.fields.map(({ name, type: field }) => ({ name, type: resolve(checking, field, loc) })),
      }
    }
    case 'forall': {
      checking.typeVariables.push(type.variable)
      const body = resolve(checking, type.body, loc)
      checking.typeVariables.pop()
      return body === type.body ? type : { ...type, body }
    }
    case 'adt':
      return resolveAdt(checking, type, loc)
  }
}

function resolveAdt(
  checking: Checking,
  type: Extract<ScillaType, { kind: 'adt' }>,
  loc: Location,
): ScillaType {
  const { findings, names } = checking
  const adt = names.types.get(type.name)
  if (adt === undefined) return findings.fail(loc, 'UnknownName', `There is no type ${type.name}.`)
  if (adt.typeParams.length !== type.args.length) {
    const takes = count(adt.typeParams.length, 'argument')
    return findings.fail(loc, 'WrongArity', `The type ${type.name} takes ${takes}, not ${type.args.length}.`)
  }
  const args = type.args.map((arg) => resolve(checking, arg, loc))
  return { kind: 'adt', name: adt.name, args }
}
