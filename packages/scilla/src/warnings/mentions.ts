import { partsOf, type ScillaType } from '@tyto/abi'
import type { ContractModule, Identifier } from '../syntax/ast'
import { namesReadBy } from '../syntax/namesReadBy'
import { visit } from '../syntax/visit'

/** The names that a module mentions anywhere, as they are written. */
export interface Mentions {
  /** Values (local ones too, where one stands under the same name). */
  readonly values: ReadonlySet<string>
  /** Procedures that are called. */
  readonly procedures: ReadonlySet<string>
  /** Constructors that values are made with. */
  readonly made: ReadonlySet<string>
  /** Types, and constructors in expressions and patterns. */
  readonly types: ReadonlySet<string>
}

export function mentionsOf(module: ContractModule): Mentions {
  const values = new Set<string>()
  const procedures = new Set<string>()
  const made = new Set<string>()
  const types = new Set<string>()
  const called = ({ procedure }: { readonly procedure: Identifier }) => procedures.add(procedure.name)
  const mentionType = (type: ScillaType): void => {
    if (type.kind === 'adt') types.add(type.name)
    partsOf(type).forEach(mentionType)
  }
  visit(module, {
    enter: (node) => namesReadBy(node).forEach(({ name }) => values.add(name)),
    call: called,
    forall: called,
    construct: ({ constructorName: { name } }) => {
      made.add(name)
      types.add(name)
    },
    constructorPattern: ({ constructorName }) => types.add(constructorName.name),
    type: ({ type }) => mentionType(type),
  })
  return { values, procedures, made, types }
}
