/**
 * Expressions. Arguments are always variables, so nesting comes from `let`, `fun`, `tfun` and `match` alone.
 *
 * ```
 * expression = 'let' ID [ ':' type ] '=' expression 'in' expression
 *            | 'fun' '(' ID ':' type ')' '=>' expression
 *            | 'tfun' TYPEID '=>' expression
 *            | 'match' variable 'with' ( '|' pattern '=>' expression )+ 'end'
 *            | 'builtin' ID [ types ] ( variable+ | '(' ')' )
 *            | '@' variable typeArgument+
 *            | '{' entry ( ';' entry )* '}'
 *            | literal
 *            | variable variable*
 *            | NAME [ types ] variable*
 * types      = '{' typeArgument* '}'
 * entry      = ( ID | SPECIALID ) ':' ( literal | variable )
 * ```
 */
import type {
  Expression,
  ExpressionClause,
  Identifier,
  MessageEntryNode,
  Parameter,
  Position,
  TypeNode,
} from './ast'
import { isBuiltinName } from './builtinNames'
import { atLiteral, readLiteral } from './readLiteral'
import { readPattern } from './readPattern'
import { readType, readTypeArgumentList, readTypeArguments } from './readType'
import type { TokenReader } from './tokenReader'

export function readExpression(reader: TokenReader): Expression {
  return reader.at('let') ? lets(reader) : reader.nested(() => simple(reader))
}

/** `name : type`; the name is one that a person may choose. */
export function readParameter(reader: TokenReader): Parameter {
  const name = reader.name('the name of a parameter', 'id')
  reader.expect(':', `and a type after the parameter ${name.name}`)
  const type = readType(reader)
  return { kind: 'parameter', name, type, loc: reader.since(name.loc.start) }
}

/** `: type`, if a colon comes next. */
export function readAnnotation(reader: TokenReader): TypeNode | undefined {
  return reader.skip(':') ? readType(reader) : undefined
}

interface OpenLet {
  readonly start: Position
  readonly name: Identifier
  readonly annotation: TypeNode | undefined
  readonly value: Expression
}

/** A chain of `let ... in let ... in`, read in a loop, for such chains are long. */
function lets(reader: TokenReader): Expression {
  const open: OpenLet[] = []
  while (reader.at('let')) {
    reader.enter()
    const { start } = reader.next().loc
    const name = reader.name("a name after 'let'", 'id')
    const annotation = readAnnotation(reader)
    reader.expect('=', `after 'let ${name.name}'`)
    const value = readExpression(reader)
    reader.expect('in', `after the value of ${name.name}`)
    open.push({ start, name, annotation, value })
  }
  let body = readExpression(reader)
  for (const { start, name, annotation, value } of open.reverse()) {
    body = { kind: 'let', name, annotation, value, body, loc: { start, end: body.loc.end } }
  }
  reader.leave(open.length)
  return body
}

function simple(reader: TokenReader): Expression {
  const { start } = reader.peek().loc
  if (reader.skip('fun')) return fun(reader, start)
  if (reader.skip('tfun')) return typeFun(reader, start)
  if (reader.skip('match')) return match(reader, start)
  if (reader.skip('builtin')) return builtin(reader, start)
  if (reader.skip('@')) return typeApply(reader, start)
  if (reader.skip('{')) return message(reader, start)
  if (atLiteral(reader)) {
    const literal = readLiteral(reader)
    return { kind: 'literal', literal, loc: literal.loc }
  }
  if (reader.atVariable()) return variable(reader, start)
  if (reader.atCapital()) return constructor(reader, start)
  return reader.fail('Expected an expression')
}

function fun(reader: TokenReader, start: Position): Expression {
  reader.expect('(', "after 'fun'")
  const parameter = readParameter(reader)
  reader.expect(')', 'after the parameter')
  reader.expect('=>', 'after the parameter')
  const body = readExpression(reader)
  return { kind: 'fun', parameter, body, loc: reader.since(start) }
}

function typeFun(reader: TokenReader, start: Position): Expression {
  const token = reader.take('typeId', "the parameter of 'tfun'")
  const variable: Identifier = { kind: 'identifier', name: token.text, loc: token.loc }
  reader.expect('=>', 'after the type variable')
  const body = readExpression(reader)
  return { kind: 'typeFun', variable, body, loc: reader.since(start) }
}

function match(reader: TokenReader, start: Position): Expression {
  const subject = reader.variable("a variable after 'match'")
  reader.expect('with', 'after what is matched')
  if (!reader.at('|')) reader.fail("Expected '|' and a pattern")
  const clauses: ExpressionClause[] = []
  while (reader.at('|')) {
    const clauseStart = reader.next().loc.start
    const pattern = readPattern(reader)
    reader.expect('=>', 'after the pattern')
    const body = readExpression(reader)
    clauses.push({ kind: 'expressionClause', pattern, body, loc: reader.since(clauseStart) })
  }
  reader.expect('end', 'to close the match')
  return { kind: 'match', subject, clauses, loc: reader.since(start) }
}

function builtin(reader: TokenReader, start: Position): Expression {
  const name = reader.name('the name of a builtin', 'id')
  if (!isBuiltinName(name.name)) reader.failAt(name.loc, `There is no builtin ${name.name}.`)
  const typeArgs = readTypeArguments(reader)
  const args = reader.variables()
  if (args.length === 0) {
    reader.expect('(', `or arguments after 'builtin ${name.name}'`)
    reader.expect(')', 'after the bracket')
  }
  return { kind: 'builtin', builtin: name, typeArgs, args, loc: reader.since(start) }
}

function typeApply(reader: TokenReader, start: Position): Expression {
  const applied = reader.variable("a variable after '@'")
  const types = readTypeArgumentList(reader)
  if (types.length === 0) reader.fail('Expected a type argument')
  return { kind: 'typeApply', function: applied, types, loc: reader.since(start) }
}

function message(reader: TokenReader, start: Position): Expression {
  const entries: MessageEntryNode[] = []
  do {
    const name = reader.name('the name of a message entry', 'id', 'specialId')
    reader.expect(':', `after the entry's name ${name.name}`)
    const value = atLiteral(reader) ? readLiteral(reader) : reader.variable('a literal or a variable')
    entries.push({ kind: 'messageEntry', name, value, loc: reader.since(name.loc.start) })
  } while (reader.skip(';'))
  reader.expect('}', 'to close the message')
  return { kind: 'message', entries, loc: reader.since(start) }
}

function variable(reader: TokenReader, start: Position): Expression {
  const first = reader.variable('a variable')
  const args = reader.variables()
  return args.length === 0
    ? { kind: 'variable', name: first.name, loc: first.loc }
    : { kind: 'apply', function: first, args, loc: reader.since(start) }
}

function constructor(reader: TokenReader, start: Position): Expression {
  const constructorName = reader.capital('a constructor')
  const typeArgs = readTypeArguments(reader)
  const args = reader.variables()
  return { kind: 'construct', constructorName, typeArgs, args, loc: reader.since(start) }
}
