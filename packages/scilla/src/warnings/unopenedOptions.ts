import type { Component, Expression, Identifier } from '../syntax/ast'
import { visit } from '../syntax/visit'
import type { Rule } from './rule'

/** Whether a function or procedure looks into its arguments, one by one. */
type Openers = ReadonlyMap<string, readonly boolean[]>

/**
 * Warns of entries of maps that nobody looks into: the `Option` that a read gives is neither matched nor kept anywhere,
 * here or in the function or procedure that it is passed to.
 */
export const unopenedOptions: Rule = ({ module: { contract, library }, warn }) => {
  const openers = new Map<string, readonly boolean[]>()
  for (const entry of library?.entries ?? []) {
    if (entry.kind !== 'libraryLet') continue
    const opens = openedParameters(entry.value, openers)
    if (opens !== undefined) openers.set(entry.name.name, opens)
  }
  for (const component of contract.components) {
    if (component.kind === 'procedure') {
      const looked = lookedInto(component, openers)
      openers.set(
        component.name.name,
        component.parameters.map(({ name }) => looked.has(name.name)),
      )
    }
    for (const { name, loc } of unopened(component, openedIn(component, openers)))
      warn(loc, 'UnopenedOption', `Nothing looks into ${name}: match it to know whether there is a value.`)
  }
}

/** Names that entries of maps are read into, and other names of theirs, that stay unopened. */
function unopened(component: Component, opened: ReadonlySet<string>): readonly Identifier[] {
  const options = new Set<string>()
  const found: Identifier[] = []
  let depth = 0
  const note = (target: Identifier): void => {
    options.add(target.name)
    // In the cases of a match the reference says nothing.
    if (depth === 0 && !opened.has(target.name)) found.push(target)
  }
  visit(component, {
    statementClause: { enter: () => void depth++, leave: () => void depth-- },
    mapGet: ({ target }) => note(target),
    bind: ({ target, value }) => {
      if (value.kind === 'variable' && options.has(value.name)) note(target)
    },
  })
  return found
}

/** The names that are looked into, kept in a field or a value, or handed to somebody who looks into them or is not known. */
function openedIn(component: Component, openers: Openers): Set<string> {
  const opened = lookedInto(component, openers)
  const open = ({ name }: Identifier): void => void opened.add(name)
  visit(component, {
    store: ({ value }) => open(value),
    mapPut: ({ value }) => open(value),
    forall: ({ list }) => open(list),
    apply: ({ function: { name }, args }) => {
      if (!openers.has(name)) args.forEach(open)
    },
    construct: ({ args }) => args.forEach(open),
  })
  return opened
}

/** The names that are looked into, here or in what they are handed to: of parameters, this is all that counts for the reference. */
function lookedInto(node: Component | Expression, openers: Openers): Set<string> {
  const opened = new Set<string>()
  const known = new Map(openers)
  const open = ({ name }: Identifier): void => void opened.add(name)
  const openArguments = ({ name }: Identifier, args: readonly Identifier[]): void => {
    const opens = known.get(name)
    for (const [index, arg] of args.entries()) if (opens?.[index] === true) open(arg)
  }
  const alias = ({ name }: Identifier, value: Expression): void => {
    const opens = value.kind === 'typeApply' ? openers.get(value.function.name) : undefined
    if (opens !== undefined) known.set(name, opens)
  }
  visit(node, {
    bind: ({ target, value }) => alias(target, value),
    let: ({ name, value }) => alias(name, value),
    matchStatement: ({ subject }) => open(subject),
    match: ({ subject }) => open(subject),
    call: ({ procedure, args }) => openArguments(procedure, args),
    apply: ({ function: applied, args }) => openArguments(applied, args),
  })
  return opened
}

/** Of a function in a library, or of another name for one; `undefined` for what is none or is not known. */
function openedParameters(value: Expression, openers: Openers): readonly boolean[] | undefined {
  if (value.kind === 'variable') return openers.get(value.name)
  if (value.kind === 'typeApply') return openers.get(value.function.name)
  const names: string[] = []
  let body: Expression = value
  for (; body.kind === 'fun' || body.kind === 'typeFun'; body = body.body) {
    if (body.kind === 'fun') names.push(body.parameter.name.name)
  }
  if (names.length === 0) return undefined
  const opened = lookedInto(body, openers)
  if (body.kind === 'variable') opened.add(body.name)
  return names.map((name) => opened.has(name))
}
