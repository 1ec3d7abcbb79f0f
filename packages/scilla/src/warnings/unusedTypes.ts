import type { ScillaType } from '@tyto/abi'
import type { Component, Contract, Identifier, LibraryEntry, LibraryType } from '../syntax/ast'
import { visit } from '../syntax/visit'
import type { Rule } from './rule'

/** Warns of types that nothing mentions, and of constructors that no value is made with or that are looked for in vain. */
export const unusedTypes: Rule = ({ module: { contract, library }, mentions, warn }) => {
  const entries = library?.entries ?? []
  const types = new Map(
    entries.flatMap((entry) => (entry.kind === 'libraryType' ? [[entry.name.name, entry] as const] : [])),
  )
  const fromOutside = typesFromOutside(contract, types)
  const neverMade = new Set<string>()
  let isOneUnused = false
  for (const { name, constructors, loc } of types.values()) {
    const isMentioned =
      mentions.types.has(name.name) || constructors.some((one) => mentions.types.has(one.name.name))
    if (!isMentioned) {
      warn(loc, 'Unused', `The type ${name.name} is not used.`)
      isOneUnused = true
      continue
    }
    if (fromOutside.has(name.name)) continue
    for (const one of constructors) {
      if (mentions.made.has(one.name.name)) continue
      // The reference says nothing of the patterns for types behind one that is wholly unused.
      if (!isOneUnused) neverMade.add(one.name.name)
      warn(one.loc, 'Unused', `No value is made with the constructor ${one.name.name}.`)
    }
  }
  // As in the reference, nothing is said of the patterns of the contract's constraint and of first values.
  if (neverMade.size === 0) return
  for (const node of [...contract.components, ...entries]) {
    for (const { name, loc } of outerConstructors(node))
      if (neverMade.has(name)) warn(loc, 'Unused', `No value ${name} comes here.`)
  }
}

/** The constructors in patterns of matches that stand in no case of another match: the reference looks into no case. */
function outerConstructors(node: Component | LibraryEntry): readonly Identifier[] {
  const found: Identifier[] = []
  let depth = 0
  const count = { enter: () => void depth++, leave: () => void depth-- }
  visit(node, {
    statementClause: count,
    expressionClause: count,
    constructorPattern: ({ constructorName }) => {
      if (depth === 1) found.push(constructorName)
    },
  })
  return found
}

/** The types of parameters and of all that is in them: their values come from outside and may be made with any constructor. */
function typesFromOutside(contract: Contract, types: ReadonlyMap<string, LibraryType>): ReadonlySet<string> {
  const found = new Set<string>()
  const comeIn = (type: ScillaType): void => {
    if (type.kind === 'map') [type.key, type.value].forEach(comeIn)
    if (type.kind !== 'adt') return
    type.args.forEach(comeIn)
    if (found.has(type.name)) return
    found.add(type.name)
    for (const { argTypes } of types.get(type.name)?.constructors ?? [])
      for (const argument of argTypes) comeIn(argument.type)
  }
  for (const { type } of contract.parameters) comeIn(type.type)
  for (const component of contract.components)
    if (component.kind === 'transition') for (const { type } of component.parameters) comeIn(type.type)
  return found
}
