import type { ContractModule, Expression, Location, Statement } from '../syntax/ast'
import { bindersOf, type Warn } from './usage'

/** What a name means around a place. */
type Outer = ReadonlyMap<string, string>

/** Warns of names that hide a parameter or a field of the same name. */
export function warnOfShadowing(warn: Warn, { contract }: ContractModule): void {
  const check = (name: string, loc: Location, outer: Outer): void => {
    const hidden = outer.get(name)
    if (hidden !== undefined) warn(loc, 'Shadowing', `The name ${name} hides a ${hidden}.`)
  }
  const parameters = new Map(contract.parameters.map(({ name }) => [name.name, 'contract parameter']))
  for (const { name, initializer } of contract.fields) {
    check(name.name, name.loc, parameters)
    walkExpression(initializer, parameters, check)
  }
  if (contract.constraint !== undefined) walkExpression(contract.constraint, parameters, check)
  const declared = new Map(parameters)
  for (const { name } of contract.fields) declared.set(name.name, 'field')
  for (const component of contract.components) {
    const inside = new Map(declared)
    for (const { name } of component.parameters) {
      check(name.name, name.loc, declared)
      inside.set(name.name, 'parameter')
    }
    walkBlock(component.body, inside, new Set(), check, warn)
  }
}

type Check = (name: string, loc: Location, outer: Outer) => void

/** `around` are the names that statements outside of this clause have bound before. */
function walkBlock(
  statements: readonly Statement[],
  outer: Outer,
  around: ReadonlySet<string>,
  check: Check,
  warn: Warn,
): void {
  const bound = new Set(around)
  for (const statement of statements) {
    if ('target' in statement && statement.target !== undefined) {
      const { name, loc } = statement.target
      if (around.has(name)) warn(loc, 'Shadowing', `This is another ${name} than the one before the match.`)
      bound.add(name)
    }
    if (statement.kind === 'bind') {
      // A local copy under the name of its field is how contracts are written.
      if (outer.get(statement.target.name) !== 'field')
        check(statement.target.name, statement.target.loc, outer)
      walkExpression(statement.value, outer, check)
    }
    if (statement.kind !== 'matchStatement') continue
    for (const { pattern, body } of statement.clauses) {
      for (const { name, loc } of bindersOf(pattern)) check(name, loc, outer)
      walkBlock(body, outer, bound, check, warn)
    }
  }
}

function walkExpression(expression: Expression, outer: Outer, check: Check): void {
  switch (expression.kind) {
    case 'let':
      check(expression.name.name, expression.name.loc, outer)
      walkExpression(expression.value, outer, check)
      walkExpression(expression.body, outer, check)
      return
    case 'fun':
      check(expression.parameter.name.name, expression.parameter.name.loc, outer)
      walkExpression(expression.body, outer, check)
      return
    case 'typeFun':
      walkExpression(expression.body, outer, check)
      return
    case 'match':
      for (const { pattern, body } of expression.clauses) {
        for (const { name, loc } of bindersOf(pattern)) check(name, loc, outer)
        walkExpression(body, outer, check)
      }
      return
    default:
  }
}
