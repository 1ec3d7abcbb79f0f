import type { Component, Library, Statement } from '../syntax/ast'
import { namesReadBy } from '../syntax/namesReadBy'
import { addAll, expectNeeded, neededBehind, neededNames } from './neededNames'
import type { Rule, Warn } from './rule'

/** Warns of parameters, library values and names in expressions, statements and patterns that nothing reads. */
export const unusedNames: Rule = ({ module: { contract, library }, warn }) => {
  const needed = new Set<string>()
  if (contract.constraint !== undefined) addAll(needed, neededNames(contract.constraint, warn))
  for (const { initializer } of contract.fields) addAll(needed, neededNames(initializer, warn))
  for (const component of contract.components) addAll(needed, neededByComponent(component, warn))
  warnOfLibraryValues(library, needed, warn)
  for (const { name } of contract.parameters)
    expectNeeded(needed, name, `The contract parameter ${name.name} is not used.`, warn)
}

/** A value that is declared again under the same name is another one. */
function warnOfLibraryValues(
  library: Library | undefined,
  neededByContract: ReadonlySet<string>,
  warn: Warn,
): void {
  const needed = new Set(neededByContract)
  for (const entry of library?.entries.toReversed() ?? []) {
    if (entry.kind === 'libraryType') continue
    expectNeeded(needed, entry.name, `The library value ${entry.name.name} is not used.`, warn)
    needed.delete(entry.name.name)
    addAll(needed, neededNames(entry.value, warn))
  }
}

/** The names that a transition or procedure needs from around it. */
function neededByComponent({ kind, parameters, body }: Component, warn: Warn): Set<string> {
  const needed = neededByBlock(body, warn)
  for (const { name } of parameters)
    expectNeeded(needed, name, `The parameter ${name.name} of this ${kind} is not used.`, warn)
  for (const { name } of parameters) needed.delete(name.name)
  return needed
}

/** From the last statement to the first: what is needed behind a statement is known when it is looked at. */
function neededByBlock(statements: readonly Statement[], warn: Warn): Set<string> {
  const needed = new Set<string>()
  for (const statement of statements.toReversed()) {
    let isNeeded = true
    if ('target' in statement && statement.target !== undefined) {
      const { target } = statement
      const source = sources[statement.kind] ?? 'this statement'
      isNeeded = needed.has(target.name)
      expectNeeded(needed, target, `What ${source} gives ${target.name} is not used.`, warn)
      // As in the reference, what a call gives leaves a name from before in need, and needs it.
      if (statement.kind === 'call') needed.add(target.name)
      else needed.delete(target.name)
    }
    if (isNeeded || !onlyLooks.has(statement.kind))
      for (const { name } of namesReadBy(statement)) needed.add(name)
    if (statement.kind === 'bind') addAll(needed, neededNames(statement.value, warn))
    if (statement.kind !== 'matchStatement') continue
    // The names that a clause binds are seen in the clause only.
    for (const { pattern, body } of statement.clauses)
      addAll(needed, neededBehind(pattern, neededByBlock(body, warn), warn))
  }
  return needed
}

/** How a statement that binds a name is called in a warning. */
const sources: Partial<Record<Statement['kind'], string>> = {
  bind: 'this statement',
  load: 'this read',
  mapGet: 'this read of a map',
  mapExists: 'this look into a map',
  remoteLoad: 'this read of another contract',
  remoteMapGet: 'this read of another contract',
  remoteMapExists: 'this look into another contract',
  readBlockchain: 'this question to the chain',
  addressCast: 'this cast',
  call: 'this call',
}

/** Statements that do nothing but look: where nobody needs what they find, nobody needs their address and keys either. */
const onlyLooks: ReadonlySet<Statement['kind']> = new Set<Statement['kind']>([
  'mapGet',
  'mapExists',
  'remoteLoad',
  'remoteMapGet',
  'remoteMapExists',
])
