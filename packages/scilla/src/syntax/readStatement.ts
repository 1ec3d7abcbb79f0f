/**
 * Statements.
 *
 * ```
 * statements = [ statement ( ';' statement )* ]
 * statement  = ID '<-' source | ID '=' expression | ID ':=' variable | '_return' ':=' variable
 *            | ID key+ ':=' variable | 'delete' ID key+
 *            | ( ID | NAME ) variable*                              a procedure
 *            | 'accept' | 'send' variable | 'event' variable | 'throw' [ variable ]
 *            | 'forall' variable ( ID | NAME )
 *            | 'match' variable 'with' ( '|' pattern '=>' statements )+ 'end'
 * source     = [ 'exists' ] ID key* | SPECIALID
 *            | '&' ( NAME [ '(' variable ( ',' variable )* ')' ]    the blockchain
 *            | [ 'exists' ] address '.' field key* | address 'as' addressType )
 * key        = '[' variable ']'
 * ```
 */
import type { Expression, Identifier, Position, Statement, StatementClause } from './ast'
import { readExpression } from './readExpression'
import { readPattern } from './readPattern'
import { readType } from './readType'
import type { TokenReader } from './tokenReader'

/** As many statements as come; none is legal. */
export function readStatements(reader: TokenReader): readonly Statement[] {
  const statements: Statement[] = []
  if (reader.at('end') || reader.at('|')) return statements
  do statements.push(reader.nested(() => statement(reader)))
  while (reader.skip(';'))
  return statements
}

function statement(reader: TokenReader): Statement {
  const { start } = reader.peek().loc
  if (reader.skip('accept')) return { kind: 'accept', loc: reader.since(start) }
  if (reader.skip('send')) {
    const messages = reader.variable("the messages after 'send'")
    return { kind: 'send', messages, loc: reader.since(start) }
  }
  if (reader.skip('event')) {
    const event = reader.variable("the event after 'event'")
    return { kind: 'event', event, loc: reader.since(start) }
  }
  if (reader.skip('throw')) {
    const exception = reader.atVariable() ? reader.variable('an exception') : undefined
    return { kind: 'throw', exception, loc: reader.since(start) }
  }
  if (reader.skip('delete')) {
    const map = reader.name("the map after 'delete'", 'id')
    const keys = readKeys(reader)
    if (keys.length === 0) reader.fail(`Expected '[' and a key after ${map.name}`)
    return { kind: 'mapDelete', map, keys, loc: reader.since(start) }
  }
  if (reader.skip('forall')) {
    const list = reader.variable("a list after 'forall'")
    const procedure = reader.name('a procedure', 'id', 'capitalId')
    return { kind: 'forall', list, procedure, loc: reader.since(start) }
  }
  if (reader.skip('match')) return match(reader, start)
  return fromName(reader, start)
}

function match(reader: TokenReader, start: Position): Statement {
  const subject = reader.variable("a variable after 'match'")
  reader.expect('with', 'after what is matched')
  if (!reader.at('|')) reader.fail("Expected '|' and a pattern")
  const clauses: StatementClause[] = []
  while (reader.at('|')) {
    const clauseStart = reader.next().loc.start
    const pattern = readPattern(reader)
    reader.expect('=>', 'after the pattern')
    reader.casesAround += 1
    const body = readStatements(reader)
    reader.casesAround -= 1
    clauses.push({ kind: 'statementClause', pattern, body, loc: reader.since(clauseStart) })
  }
  reader.expect('end', 'to close the match')
  return { kind: 'matchStatement', subject, clauses, loc: reader.since(start) }
}

/** The statements that begin with a name. */
function fromName(reader: TokenReader, start: Position): Statement {
  if (reader.peek().kind === 'specialId') return returnResult(reader, start)
  const name = reader.name('a statement or a procedure', 'id', 'capitalId')
  if (isCapital(name)) return call(reader, start, name)
  if (reader.skip('<-')) return load(reader, start, name)
  if (reader.skip('=')) return bind(reader, start, name)
  if (reader.skip(':=')) {
    const value = reader.variable(`a variable to store in ${name.name}`)
    return { kind: 'store', field: name, value, loc: reader.since(start) }
  }
  if (!reader.at('[')) return call(reader, start, name)
  const keys = readKeys(reader)
  reader.expect(':=', `after the key of ${name.name}`)
  const value = reader.variable(`a variable to store in ${name.name}`)
  return { kind: 'mapPut', map: name, keys, value, loc: reader.since(start) }
}

function returnResult(reader: TokenReader, start: Position): Statement {
  const name = reader.next()
  if (name.text !== '_return') reader.failAt(name.loc, `${name.text} cannot be assigned to.`)
  reader.expect(':=', 'after _return')
  const value = reader.variable('a variable to return')
  return { kind: 'return', value, loc: reader.since(start) }
}

function call(reader: TokenReader, start: Position, procedure: Identifier): Statement {
  const args = reader.variables()
  if (!reader.at(';') && !reader.at('end') && !reader.at('|')) {
    reader.fail(`Expected '<-', ':=', '=' or arguments of the procedure after ${procedure.name}`)
  }
  return { kind: 'call', target: undefined, procedure, args, loc: reader.since(start) }
}

function bind(reader: TokenReader, start: Position, target: Identifier): Statement {
  const value = readExpression(reader)
  const loc = reader.since(start)
  const called = asCall(value)
  const isCall = reader.casesAround === 0 && reader.proceduresWithResult.has(called?.procedure.name ?? '')
  return called !== undefined && isCall
    ? { kind: 'call', target, ...called, loc }
    : { kind: 'bind', target, value, loc }
}

/**
 * `x = name args` is written alike for functions and procedures: here what it is if `name` is a procedure. As in the reference, a
 * name that begins with a capital is a constructor's there, and inside a match a name is a function's.
 */
function asCall(value: Expression): { procedure: Identifier; args: readonly Identifier[] } | undefined {
  switch (value.kind) {
    case 'variable':
      return { procedure: { kind: 'identifier', name: value.name, loc: value.loc }, args: [] }
    case 'apply':
      return { procedure: value.function, args: value.args }
    default:
      return undefined
  }
}

/** After `target <-`. */
function load(reader: TokenReader, start: Position, target: Identifier): Statement {
  if (reader.skip('&')) return remote(reader, start, target)
  const exists = reader.skip('exists')
  const field = exists ? reader.name('a map', 'id') : reader.name('a field', 'id', 'specialId')
  const keys = readKeys(reader)
  if (exists && keys.length === 0) reader.fail(`Expected '[' and a key after ${field.name}`)
  const loc = reader.since(start)
  if (keys.length === 0) return { kind: 'load', target, field, loc }
  return { kind: exists ? 'mapExists' : 'mapGet', target, map: field, keys, loc }
}

/** After `target <- &`. */
function remote(reader: TokenReader, start: Position, target: Identifier): Statement {
  if (reader.peek().kind === 'capitalId') return blockchain(reader, start, target)
  const exists = reader.skip('exists')
  const address = reader.name('an address or a property of the blockchain', 'id', 'specialId')
  if (!exists && reader.skip('as')) return cast(reader, start, target, address)
  reader.expect('.', `and a field after ${address.name}`)
  const field = reader.name('a field', 'id', 'specialId')
  const keys = readKeys(reader)
  if (exists && keys.length === 0) reader.fail(`Expected '[' and a key after ${field.name}`)
  const loc = reader.since(start)
  if (keys.length === 0) return { kind: 'remoteLoad', target, address, field, loc }
  return { kind: exists ? 'remoteMapExists' : 'remoteMapGet', target, address, map: field, keys, loc }
}

function cast(reader: TokenReader, start: Position, target: Identifier, address: Identifier): Statement {
  const type = readType(reader)
  if (type.type.kind !== 'address') {
    reader.failAt(type.loc, 'A cast is to an address type (ByStr20 with ... end) only.')
  }
  return { kind: 'addressCast', target, address, type, loc: reader.since(start) }
}

/** `BLOCKNUMBER`, `TIMESTAMP (block)` and so on. */
function blockchain(reader: TokenReader, start: Position, target: Identifier): Statement {
  const query = reader.name('a property of the blockchain', 'capitalId')
  const args: Identifier[] = []
  if (reader.skip('(')) {
    do args.push(reader.variable('a variable'))
    while (reader.skip(','))
    reader.expect(')', `after the arguments of ${query.name}`)
  } else if (reader.at('.')) {
    reader.fail('A remote read takes an address without a namespace')
  }
  return { kind: 'readBlockchain', target, query, args, loc: reader.since(start) }
}

/** `[key][key]...` as long as they come. */
function readKeys(reader: TokenReader): readonly Identifier[] {
  const keys: Identifier[] = []
  while (reader.skip('[')) {
    keys.push(reader.variable('a key'))
    reader.expect(']', 'after the key')
  }
  return keys
}

function isCapital(name: Identifier): boolean {
  return /^[A-Z]/.test(name.name)
}
