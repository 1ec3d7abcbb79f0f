import { constructorArgTypes, type ScillaType } from '@tyto/abi'
import type { Location, Pattern } from '../syntax/ast'
import { count, describe, shownName, type Checking } from './checking'
import { coverageOf, type CoveragePattern } from './coverage'

/**
 * Checks the clauses of a match: each pattern fits the type of what is matched, each is reached, and together they
 * cover every value. `body` is run for each clause with the pattern's names bound.
 */
export function checkClauses<Clause extends { readonly pattern: Pattern }>(
  checking: Checking,
  { loc, subject }: { readonly loc: Location; readonly subject: ScillaType },
  clauses: readonly Clause[],
  body: (clause: Clause) => void,
): void {
  const { findings, names } = checking
  const patterns: CoveragePattern[] = []
  let allGood = true
  for (const clause of clauses) {
    const mark = names.values.mark()
    const read = findings.attempt(() => ({ pattern: bindPattern(checking, clause.pattern, subject) }))
    if (read === undefined) {
      allGood = false
      bindAll(checking, clause.pattern)
    } else {
      patterns.push(read.pattern)
    }
    body(clause)
    names.values.restore(mark)
  }
  if (!allGood) return findings.stop()
  const { missing, unreachable, tooLarge } = coverageOf(names, subject, patterns)
  if (tooLarge) findings.error(loc, 'TooDeep', 'The patterns of this match are too many to look through.')
  if (missing !== undefined) findings.error(loc, 'BadMatch', `This match does not cover ${missing}.`)
  for (const index of unreachable) {
    findings.error(clauses[index]?.pattern.loc ?? loc, 'BadMatch', 'This pattern is never reached.')
  }
}

/** Checks a pattern against a type and binds its names. */
function bindPattern(checking: Checking, pattern: Pattern, type: ScillaType): CoveragePattern {
  const names = new Set<string>()
  const bind = (part: Pattern, expected: ScillaType): CoveragePattern => {
    if (part.kind === 'wildcard') return undefined
    if (part.kind === 'binder') {
      if (names.has(part.name)) {
        checking.findings.warning(part.loc, 'Shadowing', `${part.name} is bound twice in this pattern.`)
      }
      names.add(part.name)
      checking.names.values.bind(part.name, expected, part.loc)
      return undefined
    }
    const { constructor, argTypes } = resolveConstructorPattern(checking, part, expected)
    return { constructor, args: part.args.map((arg, index) => bind(arg, argTypes[index] ?? expected)) }
  }
  return bind(pattern, type)
}

function resolveConstructorPattern(
  checking: Checking,
  pattern: Extract<Pattern, { kind: 'constructorPattern' }>,
  type: ScillaType,
) {
  const { findings, names } = checking
  const { name, loc } = pattern.constructorName
  const constructor = names.constructors.get(name)
  if (constructor === undefined) {
    return findings.fail(loc, 'UnknownName', `There is no constructor ${name}.`, 'names')
  }
  if (type.kind !== 'adt') {
    return findings.fail(loc, 'TypeMismatch', `${name} cannot match a value of type ${describe(type)}.`)
  }
  if (constructor.adt.name !== type.name) {
    return findings.fail(
      loc,
      'TypeMismatch',
      `${name} is a constructor of ${shownName(constructor.adt.name)}, not of ${shownName(type.name)}.`,
    )
  }
  const arity = constructor.argTypes.length
  if (pattern.args.length !== arity) {
    const takes = count(arity, 'argument')
    return findings.fail(pattern.loc, 'WrongArity', `${name} takes ${takes}, not ${pattern.args.length}.`)
  }
  return { constructor, argTypes: constructorArgTypes(constructor, type.args) }
}

/** Binds the names of a pattern that was found bad, so that their uses are not blamed. */
function bindAll(checking: Checking, pattern: Pattern): void {
  if (pattern.kind === 'binder') checking.names.values.bind(pattern.name, null)
  if (pattern.kind === 'constructorPattern') for (const arg of pattern.args) bindAll(checking, arg)
}
