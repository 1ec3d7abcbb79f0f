import type { Component, Expression, Identifier } from '../syntax/ast'
import { visit } from '../syntax/visit'
import type { Rule } from './rule'

/**
 * Whether a function or procedure looks into its arguments, one by one. `anything`: a type function of the library, or what uses one;
 * the reference takes it to look into whatever there is.
 */
type Opens = readonly boolean[] | 'anything'
type Openers = ReadonlyMap<string, Opens>

/**
 * Warns of entries of maps, of this contract or another, that nobody looks into: the `Option` that a read gives is neither matched nor kept anywhere,
 * here or in the function or procedure that it is passed to.
 */
export const unopenedOptions: Rule = ({ module: { contract, library }, warn }) => {
  const openers = new Map<string, Opens>()
  for (const entry of library?.entries ?? []) {
    if (entry.kind !== 'libraryLet') continue
    const opens = openedParameters(entry.value, openers)
    if (opens !== undefined) openers.set(entry.name.name, opens)
  }
  for (const component of contract.components) {
    if (component.kind === 'procedure') {
      const names = component.parameters.map(({ name }) => name.name)
      openers.set(component.name.name, opensOf(names, component, openers))
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
    remoteMapGet: ({ target }) => note(target),
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
  const opensOfName = withoutHidden(component, openers)
  visit(component, {
    store: ({ value }) => open(value),
    mapPut: ({ value }) => open(value),
    forall: ({ list }) => open(list),
    apply: ({ function: { name }, args }) => {
      if (opensOfName(name) === undefined) args.forEach(open)
    },
    construct: ({ args }) => args.forEach(open),
  })
  return opened
}

function opensOf(parameters: readonly string[], body: Component | Expression, openers: Openers): Opens {
  if (usesAnything(body, openers)) return 'anything'
  const looked = lookedInto(body, openers)
  return parameters.map((name) => looked.has(name))
}

/** The names that are looked into, here or in what they are handed to: of parameters, this is all that counts for the reference. */
function lookedInto(node: Component | Expression, openers: Openers): Set<string> {
  const opened = new Set<string>()
  const opensOfName = withoutHidden(node, openers)
  const aliases = new Map<string, Opens>()
  const open = ({ name }: Identifier): void => void opened.add(name)
  const openArguments = (opens: Opens | undefined, args: readonly Identifier[]): void => {
    for (const [index, arg] of args.entries()) if (opens === 'anything' || opens?.[index] === true) open(arg)
  }
  const alias = ({ name }: Identifier, value: Expression): void => {
    const opens = value.kind === 'typeApply' ? openers.get(value.function.name) : undefined
    if (opens !== undefined) aliases.set(name, opens)
  }
  visit(node, {
    bind: ({ target, value }) => alias(target, value),
    let: ({ name, value }) => alias(name, value),
    matchStatement: ({ subject }) => open(subject),
    match: ({ subject }) => open(subject),
    call: ({ procedure, args }) => openArguments(openers.get(procedure.name), args),
    apply: ({ function: { name }, args }) => openArguments(aliases.get(name) ?? opensOfName(name), args),
  })
  return opened
}

/** Whether something in it looks into whatever there is. */
function usesAnything(node: Component | Expression, openers: Openers): boolean {
  const opensOfName = withoutHidden(node, openers)
  let found = false
  const lookAt = (opens: Opens | undefined): void => void (found ||= opens === 'anything')
  visit(node, {
    variable: ({ name }) => lookAt(opensOfName(name)),
    typeApply: ({ function: { name } }) => lookAt(opensOfName(name)),
    apply: ({ function: { name } }) => lookAt(opensOfName(name)),
    call: ({ procedure }) => lookAt(openers.get(procedure.name)),
    forall: ({ procedure }) => lookAt(openers.get(procedure.name)),
  })
  return found
}

/** The functions and procedures whose names nothing binds here to something else. What a call gives hides nothing, as in the reference. */
function withoutHidden(node: Component | Expression, openers: Openers): (name: string) => Opens | undefined {
  const hidden = new Set<string>()
  const hide = ({ name }: { readonly name: string }): void => void hidden.add(name)
  const hideTarget = ({ target }: { readonly target: Identifier }): void => hide(target)
  visit(node, {
    parameter: ({ name }) => hide(name),
    binder: hide,
    let: ({ name }) => hide(name),
    bind: hideTarget,
    load: hideTarget,
    mapGet: hideTarget,
    mapExists: hideTarget,
    remoteLoad: hideTarget,
    remoteMapGet: hideTarget,
    remoteMapExists: hideTarget,
    readBlockchain: hideTarget,
    addressCast: hideTarget,
  })
  return (name) => (hidden.has(name) ? undefined : openers.get(name))
}

/** Of a function in a library, or of another name for one; `undefined` for what is none or is not known. */
function openedParameters(value: Expression, openers: Openers): Opens | undefined {
  if (value.kind === 'typeFun') return 'anything'
  if (value.kind === 'variable') return openers.get(value.name)
  if (value.kind === 'typeApply') return openers.get(value.function.name)
  const names: string[] = []
  let body: Expression = value
  for (; body.kind === 'fun'; body = body.body) names.push(body.parameter.name.name)
  return names.length === 0 ? undefined : opensOf(names, value, openers)
}
