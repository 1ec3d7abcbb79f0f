import type { NamePlace } from '../syntax/namesReadBy'
import { visit, type Visitor } from '../syntax/visit'
import type { Rule } from './rule'

/** The meaning of a name that an inner one may hide. */
type Outer = ReadonlyMap<string, 'contract parameter' | 'field' | 'parameter'>

/** Warns of names that hide a parameter or a field, or in a clause what a statement before the match has bound. */
export const shadowing: Rule = ({ module: { contract }, warn }) => {
  const check = ({ name, loc }: NamePlace, outer: Outer): void => {
    const hidden = outer.get(name)
    if (hidden !== undefined) warn(loc, 'Shadowing', `The name ${name} hides a ${hidden}.`)
  }
  const inExpressions = (outer: Outer): Visitor => ({
    let: ({ name }) => check(name, outer),
    fun: ({ parameter }) => check(parameter.name, outer),
    binder: (binder) => check(binder, outer),
  })

  const parameters = new Map(
    contract.parameters.map(({ name }) => [name.name, 'contract parameter' as const]),
  )
  for (const { name, initializer } of contract.fields) {
    check(name, parameters)
    visit(initializer, inExpressions(parameters))
  }
  if (contract.constraint !== undefined) visit(contract.constraint, inExpressions(parameters))

  const declared = new Map<string, 'contract parameter' | 'field'>(parameters)
  for (const { name } of contract.fields) declared.set(name.name, 'field')
  for (const component of contract.components) {
    for (const { name } of component.parameters) check(name, declared)
    const own = component.parameters.map(({ name }) => [name.name, 'parameter'] as const)
    const outer: Outer = new Map([...declared, ...own])
    /** For each block around a statement, from the outermost on: what its statements have bound so far. */
    const blocks = [new Set<string>()]
    const isBoundAround = (name: string): boolean =>
      blocks.some((bound, index) => index < blocks.length - 1 && bound.has(name))
    visit(component, {
      ...inExpressions(outer),
      enter: (node) => {
        // As in the reference, what a call gives hides nothing.
        if (!('target' in node) || node.target === undefined || node.kind === 'call') return
        const { name, loc } = node.target
        if (isBoundAround(name))
          warn(loc, 'Shadowing', `This is another ${name} than the one before the match.`)
        blocks.at(-1)?.add(name)
        check(node.target, outer)
      },
      statementClause: {
        enter: () => blocks.push(new Set()),
        leave: () => blocks.pop(),
      },
    })
  }
}
