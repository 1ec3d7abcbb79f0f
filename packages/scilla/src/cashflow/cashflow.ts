import type { AdtConstructor } from '@tyto/abi'
import type { CheckedContract } from '../check/checkContract'
import type { ContractInfoOptions } from '../info/contractInfo'
import { describedName, qualifiedConstructor } from '../types/qualify'
import { Cells } from './cells'
import { isTagged } from './constructorTags'
import { Scope } from './scope'
import { formatTag, notMoneyTag, money } from '../tags/tag'
import { tagExpression } from './tagExpression'
import { tagStatements } from './tagStatement'

/** The money in a contract, in the shape of the reference checker's `cashflow_tags`. */
export interface CashflowTags {
  /** The parameters and fields of the contract. */
  readonly 'State variables': readonly { readonly field: string; readonly tag: string }[]
  /** By data type: the constructors with arguments that can be tagged. `_` stands for an argument that cannot. */
  readonly 'ADT constructors': readonly Readonly<Record<string, readonly ConstructorTags[]>>[]
}

export interface ConstructorTags {
  readonly constructor: string
  readonly tags: readonly string[]
}

/**
 * Finds out which fields, parameters and constructor arguments stand for money, from how they are used: passes over all
 * transitions and procedures until nothing new is learned. An approximation that helps to find mistakes; it refuses nothing.
 *
 * @example
 * const source = 'scilla_version 0 contract Till () field sum : Uint128 = Uint128 0 transition Pay () accept; sum := _amount end'
 * cashflowTags(checkContract(parseContract(source)))['State variables'] // [{ field: 'sum', tag: 'Money' }]
 */
export function cashflowTags(checked: CheckedContract, options: ContractInfoOptions = {}): CashflowTags {
  const { qualifier = '' } = options
  const cells = new Cells()
  const look = passOver(checked, cells)
  do {
    cells.changed = false
    look()
  } while (cells.changed)
  return {
    'State variables': [...checked.params, ...checked.fields].map(({ name }) => ({
      field: name,
      tag: formatTag(cells.field(name).tag),
    })),
    'ADT constructors': checked.types.flatMap((type) => {
      const constructors = type.constructors.filter(({ argTypes }) => argTypes.some(isTagged))
      if (type.typeParams.length > 0 || constructors.length === 0) return []
      const name = describedName(type.name, qualifier, checked.module.contract.name.name)
      return [{ [name]: constructors.map((constructor) => tagsOf(constructor, cells, name)) }]
    }),
  }
}

function tagsOf(constructor: AdtConstructor, cells: Cells, typeName: string): ConstructorTags {
  const args = cells.arguments(constructor)
  return {
    constructor: qualifiedConstructor(typeName, constructor.name),
    tags: constructor.argTypes.map((type, index) => (isTagged(type) ? formatTag(args[index]!.tag) : '_')),
  }
}

function passOver({ module, constructors }: CheckedContract, cells: Cells): () => void {
  const { contract } = module
  const outside = new Scope(cells, constructors)
  const scope = outside.inner()
  for (const { name } of contract.parameters) scope.bind(name.name, cells.field(name.name))
  return () => {
    if (contract.constraint !== undefined) tagExpression(contract.constraint, scope, notMoneyTag)
    for (const field of contract.fields) {
      // The use of parameters in an initializer says nothing, as in the reference.
      const cell = cells.field(field.name.name)
      cells.learn(cell, tagExpression(field.initializer, outside, cell.tag))
    }
    for (const component of contract.components) {
      const inner = scope.inner()
      for (const [name, tag] of implicit) cells.learn(inner.bind(name, cells.field(name)), tag)
      for (const parameter of component.parameters) inner.bind(parameter.name.name, cells.at(parameter))
      tagStatements(component.body, inner)
    }
  }
}

const implicit = [
  ['_sender', notMoneyTag],
  ['_origin', notMoneyTag],
  ['_amount', money],
] as const
