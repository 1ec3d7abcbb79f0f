/**
 * Warns of entries of maps that nobody looks into: the `Option` that a read gives is neither matched nor kept anywhere, here or in
 * the function or procedure that it is passed to.
 */
import type { Component, ContractModule, Expression, Identifier, Location, Statement } from '../syntax/ast'

type Warn = (loc: Location, code: 'UnopenedOption', message: string) => void

/** Whether what is called looks into its arguments, one by one; unknown functions are taken to. */
type Openers = ReadonlyMap<string, readonly boolean[]>

export function warnOfUnopenedOptions(warn: Warn, { contract, library }: ContractModule): void {
  const openers = new Map<string, readonly boolean[]>()
  for (const entry of library?.entries ?? []) {
    if (entry.kind !== 'libraryLet') continue
    const opens = openedParameters(entry.value, openers)
    if (opens !== undefined) openers.set(entry.name.name, opens)
  }
  for (const component of contract.components) {
    const opened = openedIn(component.body, openers)
    if (component.kind === 'procedure') {
      openers.set(
        component.name.name,
        component.parameters.map(({ name }) => opened.has(name.name)),
      )
    }
    for (const target of unopened(component, opened)) {
      const { name, loc } = target
      warn(loc, 'UnopenedOption', `Nothing looks into ${name}: match it to know whether there is a value.`)
    }
  }
}

/** Names that entries of maps are read into, and other names of theirs, that stay unopened. */
function unopened(component: Component, opened: ReadonlySet<string>): readonly Identifier[] {
  const options = new Set<string>()
  const found: Identifier[] = []
  for (const statement of statementsIn(component.body)) {
    const target = optionTarget(statement, options)
    if (target === undefined) continue
    options.add(target.name)
    if (!opened.has(target.name)) found.push(target)
  }
  return found
}

function optionTarget(statement: Statement, options: ReadonlySet<string>): Identifier | undefined {
  if (statement.kind === 'mapGet') return statement.target
  if (statement.kind !== 'bind' || statement.value.kind !== 'variable') return undefined
  return options.has(statement.value.name) ? statement.target : undefined
}

function* statementsIn(statements: readonly Statement[]): Generator<Statement> {
  for (const statement of statements) {
    yield statement
    if (statement.kind === 'matchStatement')
      for (const { body } of statement.clauses) yield* statementsIn(body)
  }
}

/** The names that statements look into, keep in a field or hand to somebody who may. */
function openedIn(statements: readonly Statement[], openers: Openers): Set<string> {
  const opened = new Set<string>()
  for (const statement of statementsIn(statements)) {
    switch (statement.kind) {
      case 'matchStatement':
        opened.add(statement.subject.name)
        break
      case 'store':
      case 'mapPut':
      case 'return':
        opened.add(statement.value.name)
        break
      case 'forall':
        opened.add(statement.list.name)
        break
      case 'call':
        openArguments(statement.procedure, statement.args, openers, opened)
        break
      case 'bind':
        openIn(statement.value, openers, opened)
        break
      default:
    }
  }
  return opened
}

function openIn(expression: Expression, openers: Openers, opened: Set<string>): void {
  switch (expression.kind) {
    case 'let':
      openIn(expression.value, openers, opened)
      openIn(expression.body, openers, opened)
      return
    case 'fun':
    case 'typeFun':
      openIn(expression.body, openers, opened)
      return
    case 'match':
      opened.add(expression.subject.name)
      for (const { body } of expression.clauses) openIn(body, openers, opened)
      return
    case 'apply':
      openArguments(expression.function, expression.args, openers, opened)
      return
    case 'constructor':
    case 'builtin':
      for (const { name } of expression.args) opened.add(name)
      return
    default:
  }
}

function openArguments(
  { name }: Identifier,
  args: readonly Identifier[],
  openers: Openers,
  opened: Set<string>,
): void {
  const opens = openers.get(name)
  for (const [index, arg] of args.entries()) if (opens?.[index] !== false) opened.add(arg.name)
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
  const opened = new Set<string>()
  openIn(body, openers, opened)
  if (body.kind === 'variable') opened.add(body.name)
  return names.map((name) => opened.has(name))
}
