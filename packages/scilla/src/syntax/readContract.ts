/**
 * Contracts.
 *
 * ```
 * contract  = 'contract' CAPITALID parameters [ 'with' expression '=>' ] field* component*
 * field     = 'field' ID ':' type '=' expression
 * component = 'transition' name parameters statements 'end'
 *           | 'procedure' name parameters [ ':' type ] statements 'end'
 * name      = ID | CAPITALID
 * parameters = '(' [ parameter ( ',' parameter )* ] ')'
 * ```
 */
import type { Component, Contract, Expression, Field, Parameter } from './ast'
import { readExpression, readParameter } from './readExpression'
import { readStatements } from './readStatement'
import { readType } from './readType'
import type { TokenReader } from './tokenReader'

export function readContract(reader: TokenReader): Contract {
  const { start } = reader.expect('contract', 'here').loc
  const name = reader.name('the name of the contract', 'capitalId')
  const parameters = readParameters(reader, `the contract ${name.name}`)
  const constraint = readConstraint(reader)
  const fields: Field[] = []
  while (reader.at('field')) fields.push(field(reader))
  const components: Component[] = []
  while (reader.peek().kind !== 'end') components.push(component(reader))
  return { kind: 'contract', name, parameters, constraint, fields, components, loc: reader.since(start) }
}

function readConstraint(reader: TokenReader): Expression | undefined {
  if (!reader.skip('with')) return undefined
  const constraint = readExpression(reader)
  reader.expect('=>', "after the contract's constraint")
  return constraint
}

function readParameters(reader: TokenReader, whose: string): readonly Parameter[] {
  reader.expect('(', `and the parameters of ${whose}`)
  const parameters: Parameter[] = []
  if (!reader.at(')')) {
    do parameters.push(readParameter(reader))
    while (reader.skip(','))
  }
  reader.expect(')', `after the parameters of ${whose}`)
  return parameters
}

function field(reader: TokenReader): Field {
  const { start } = reader.next().loc
  const name = reader.name("the name of a field after 'field'", 'id')
  reader.expect(':', `and a type after the field ${name.name}`)
  const type = readType(reader)
  reader.expect('=', `and the first value of the field ${name.name}`)
  const initializer = readExpression(reader)
  return { kind: 'field', name, type, initializer, loc: reader.since(start) }
}

function component(reader: TokenReader): Component {
  const { start } = reader.peek().loc
  const isTransition = reader.skip('transition')
  if (!isTransition && !reader.skip('procedure')) {
    reader.fail("Expected 'field', 'transition', 'procedure' or the end of the file")
  }
  const kind = isTransition ? 'transition' : 'procedure'
  const name = reader.name(`the name of the ${kind}`, 'id', 'capitalId')
  const parameters = readParameters(reader, name.name)
  const resultType = !isTransition && reader.skip(':') ? readType(reader) : undefined
  const body = readStatements(reader)
  reader.expect('end', `or ';' and a statement in ${name.name}`)
  if (resultType) reader.proceduresWithResult.add(name.name)
  return { kind, name, parameters, resultType, body, loc: reader.since(start) }
}
