/**
 * Patterns.
 *
 * ```
 * pattern = '_' | ID | NAME argument*
 * argument = '_' | ID | NAME | '(' pattern ')'
 * ```
 */
import type { Pattern } from './ast'
import type { TokenReader } from './tokenReader'

export function readPattern(reader: TokenReader): Pattern {
  if (!reader.atCapital()) return simplePattern(reader)
  const { start } = reader.peek().loc
  const constructorName = reader.capital('a constructor')
  const args: Pattern[] = []
  while (atArgument(reader)) args.push(reader.nested(() => argument(reader)))
  return { kind: 'constructorPattern', constructorName, args, loc: reader.since(start) }
}

function argument(reader: TokenReader): Pattern {
  if (reader.skip('(')) {
    const pattern = readPattern(reader)
    reader.expect(')', 'to close the pattern')
    return pattern
  }
  if (!reader.atCapital()) return simplePattern(reader)
  const constructorName = reader.capital('a constructor')
  return { kind: 'constructorPattern', constructorName, args: [], loc: constructorName.loc }
}

function simplePattern(reader: TokenReader): Pattern {
  const { loc } = reader.peek()
  if (reader.skip('_')) return { kind: 'wildcard', loc }
  if (reader.peek().kind !== 'id') reader.fail("Expected a pattern: '_', a name or a constructor")
  return { kind: 'binder', name: reader.next().text, loc }
}

function atArgument(reader: TokenReader): boolean {
  return reader.atCapital() || reader.at('(') || reader.at('_') || reader.peek().kind === 'id'
}
