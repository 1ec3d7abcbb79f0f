/** Statements: what they read and write has the right type. */
import type { ScillaType } from '@tyto/abi'
import type { CallStatement, ForallStatement, Identifier, MatchStatement, Statement } from '../syntax/ast'
import { listType, primitiveType } from '../types/build'
import { checkClauses } from './checkPattern'
import { checkRead } from './checkRead'
import { count, expectAssignable, typeOfVariable } from './checking'
import { inferExpression } from './inferExpression'
import { fieldType, mapEntryType } from './fieldType'
import type { ProcedureType, Surroundings } from './surroundings'

const messages = listType(primitiveType('Message'))

/** Checks statements one by one: what an error in one spoils is not blamed in the next. */
export function checkStatements(around: Surroundings, statements: readonly Statement[]): void {
  const { findings, names } = around.checking
  for (const statement of statements) {
    const bound = 'target' in statement ? statement.target : undefined
    const type = findings.attempt(() => checkStatement(around, statement))
    if (bound !== undefined) names.values.bind(bound.name, type ?? null, bound.loc)
  }
}

/** Checks a statement; the type of its target if it has one. */
function checkStatement(around: Surroundings, statement: Statement): ScillaType | undefined {
  switch (statement.kind) {
    case 'bind':
      return inferExpression(around.checking, statement.value)
    case 'load':
    case 'remoteLoad':
    case 'mapGet':
    case 'mapExists':
    case 'remoteMapGet':
    case 'remoteMapExists':
    case 'addressCast':
    case 'readBlockchain':
      return checkRead(around, statement)
    case 'store':
      return expectVariable(around, fieldType(around, statement.field), statement.value)
    case 'mapPut': {
      const { map, keys, value } = statement
      return expectVariable(around, mapEntryType(around.checking, map, fieldType(around, map), keys), value)
    }
    case 'mapDelete':
      mapEntryType(around.checking, statement.map, fieldType(around, statement.map), statement.keys)
      return undefined
    case 'matchStatement':
      return checkMatch(around, statement)
    case 'accept':
      return undefined
    case 'send':
      return expectVariable(around, messages, statement.messages)
    case 'event':
      return expectVariable(around, primitiveType('Event'), statement.event)
    case 'throw':
      return statement.exception && expectVariable(around, primitiveType('Exception'), statement.exception)
    case 'call':
      return checkCall(around, statement)
    case 'forall':
      return checkForall(around, statement)
    case 'return':
      return checkReturn(around, statement.value)
  }
}

function expectVariable(around: Surroundings, wanted: ScillaType, variable: Identifier): undefined {
  expectAssignable(around.checking, wanted, typeOfVariable(around.checking, variable), variable.loc)
}

function checkMatch(around: Surroundings, { subject, clauses, loc }: MatchStatement): undefined {
  const { checking } = around
  const type = typeOfVariable(checking, subject)
  checkClauses(checking, { loc, subject: type }, clauses, ({ body }) => checkStatements(around, body))
}

function checkCall(
  around: Surroundings,
  { target, procedure, args, loc }: CallStatement,
): ScillaType | undefined {
  const { findings } = around.checking
  const type = procedureType(around, procedure)
  if (type.params.length !== args.length) {
    const takes = count(type.params.length, 'argument')
    findings.fail(loc, 'WrongArity', `The procedure ${procedure.name} takes ${takes}, not ${args.length}.`)
  }
  for (const [index, arg] of args.entries()) {
    const wanted = type.params[index]
    if (wanted !== undefined) expectVariable(around, wanted, arg)
  }
  if (target !== undefined && type.result === undefined) {
    findings.fail(procedure.loc, 'TypeMismatch', `The procedure ${procedure.name} has no result.`)
  }
  return type.result
}

function checkForall(around: Surroundings, { list, procedure, loc }: ForallStatement): undefined {
  const { findings } = around.checking
  const type = procedureType(around, procedure)
  const [item, ...others] = type.params
  if (item === undefined || others.length > 0) {
    const takes = count(type.params.length, 'argument')
    return findings.fail(
      loc,
      'WrongArity',
      `forall needs a procedure of 1 argument; ${procedure.name} takes ${takes}.`,
    )
  }
  if (type.result !== undefined) {
    const message = `forall needs a procedure without a result; ${procedure.name} has one.`
    return findings.fail(procedure.loc, 'TypeMismatch', message)
  }
  expectVariable(around, listType(item), list)
}

function procedureType(around: Surroundings, { name, loc }: Identifier): ProcedureType {
  const type = around.procedures.get(name)
  if (type === null) return around.checking.findings.stop()
  if (type !== undefined) return type
  const message = `There is no procedure ${name} before this place.`
  return around.checking.findings.fail(loc, 'UnknownName', message, 'names')
}

function checkReturn(around: Surroundings, value: Identifier): undefined {
  const { checking, result } = around
  if (result === null) return checking.findings.stop()
  if (result === undefined) {
    return checking.findings.fail(
      value.loc,
      'BadReturn',
      'Only a procedure with a result type can return a value.',
      'types',
    )
  }
  return expectVariable(around, result, value)
}
