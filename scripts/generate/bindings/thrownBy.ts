import type { parseContract, Component, Statement } from '@tyto/scilla'

type ContractModule = ReturnType<typeof parseContract>
type Expression = Extract<Statement, { kind: 'bind' }>['value']

/** An exception of a contract: its name (`WrongSender`), and the constant that is its code (`err_locked`). */
export interface Thrown {
  readonly name: string
  readonly constant: string
}

/** An exception in a component, its code by the name that it has there: a constant or a parameter. */
interface Raised {
  readonly name: string
  readonly code: string
}

interface Raising {
  readonly parameters: readonly string[]
  readonly raised: readonly Raised[]
}

/** All exceptions of a contract with a name and a code, through the procedures that are told the code. */
export function thrownBy({ library, contract }: ContractModule): readonly Thrown[] {
  const constants = new Set(library?.entries.map(({ name }) => name.name))
  const components = new Map<string, Raising>()
  const thrown = new Map<string, Thrown>()
  // A procedure stands above those that call it.
  for (const component of contract.components) {
    const parameters = component.parameters.map(({ name }) => name.name)
    const raised = raisedIn(component, components)
    components.set(component.name.name, {
      parameters,
      raised: raised.filter(({ code }) => parameters.includes(code)),
    })
    for (const { name, code } of raised) {
      if (constants.has(code)) thrown.set(`${name} ${code}`, { name, constant: code })
    }
  }
  return [...thrown.values()]
}

function raisedIn({ body }: Component, earlier: ReadonlyMap<string, Raising>): readonly Raised[] {
  const statements = allIn(body)
  const bound = new Map(
    statements.flatMap((each) => (each.kind === 'bind' ? [[each.target.name, each.value] as const] : [])),
  )
  // Where a code is chosen between several, each of them may be thrown.
  const raise = (name: string, code: string): readonly Raised[] => {
    const value = bound.get(code)
    return value === undefined ? [{ name, code }] : resultsOf(value).map((each) => ({ name, code: each }))
  }
  return statements.flatMap((statement) => {
    if (statement.kind === 'bind') {
      const found = exceptionIn(statement.value)
      return found === null ? [] : raise(found.name, found.code)
    }
    if (statement.kind !== 'call') return []
    const { parameters = [], raised = [] } = earlier.get(statement.procedure.name) ?? {}
    return raised.flatMap(({ name, code }) => {
      const given = statement.args[parameters.indexOf(code)]
      return given === undefined ? [] : raise(name, given.name)
    })
  })
}

function allIn(body: readonly Statement[]): readonly Statement[] {
  return body.flatMap((statement) =>
    statement.kind === 'matchStatement'
      ? [statement, ...statement.clauses.flatMap((clause) => allIn(clause.body))]
      : [statement],
  )
}

function exceptionIn(value: Expression): Raised | null {
  if (value.kind !== 'message') return null
  const entry = (name: string) => value.entries.find((each) => each.name.name === name)?.value
  const [name, code] = [entry('_exception'), entry('code')]
  return name?.kind === 'string' && code?.kind === 'identifier' ? { name: name.value, code: code.name } : null
}

/** The variables that an expression may come to. */
function resultsOf(value: Expression): readonly string[] {
  if (value.kind === 'variable') return [value.name]
  if (value.kind === 'let') return resultsOf(value.body)
  return value.kind === 'match' ? value.clauses.flatMap(({ body }) => resultsOf(body)) : []
}
