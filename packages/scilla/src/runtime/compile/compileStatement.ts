import type { ScillaType } from '@tyto/abi'
import { statementGas } from '../../gas/evaluationGas'
import type {
  AddressCastStatement,
  BindStatement,
  CallStatement,
  ForallStatement,
  Identifier,
  MatchStatement,
  ReturnStatement,
  Statement,
} from '../../syntax/ast'
import { isAddressOfType } from '../addressCheck'
import { ContractFailure, ScillaRuntimeError } from '../../errors/runtimeErrors'
import type { CompiledStatement } from '../machine'
import { listItems, noneValue, someValue, type Value } from '../../values/values'
import { compileReadBlockchain } from './chainRead'
import { compileAccept, compileEvent, compileSend, compileThrow, expectList } from './compileEffect'
import { compileExpression } from './compileExpression'
import {
  compileLoad,
  compileMapDelete,
  compileMapExists,
  compileMapGet,
  compileMapPut,
  compileStore,
} from './compileFieldAccess'
import { compileName } from './compileName'
import { compilePattern } from './compilePattern'
import { compileType } from './compileType'
import { compileRemoteRead, expectAddress } from './remoteRead'
import type { Scope } from './scope'

/** A procedure that may be called from here. */
export interface CompiledProcedure {
  readonly arity: number
  /** Runs it with its arguments; `undefined` where it has no result. */
  run(args: readonly Value[]): Value | undefined
}

/** Needed by statements besides their variables. */
export interface ContractScope {
  readonly fieldTypes: ReadonlyMap<string, ScillaType>
  /** The names of the values of libraries. */
  readonly libraryValues: ReadonlySet<string>
  /** The procedures declared so far. */
  readonly procedures: ReadonlyMap<string, CompiledProcedure>
}

/** The slot of the result, in a procedure. */
export const resultName = '_return'

/** Compiles statements one after the other; names that they bind are seen by those that follow. */
export function compileBlock(
  statements: readonly Statement[],
  scope: Scope,
  contract: ContractScope,
): CompiledStatement {
  const actions = statements.map((statement) => compileStatement(statement, scope, contract))
  const positions = statements.map((statement) => scope.module.position(statement.loc))
  return (frame) => {
    let index = 0
    try {
      for (; index < actions.length; index++) (actions[index] as CompiledStatement)(frame)
    } catch (error) {
      // The innermost block knows the place best; the outer ones leave it.
      if (error instanceof ContractFailure) error.position ??= positions[index]
      throw error
    }
  }
}

/** Each kind of statement has a compiler, here or in the file of its subject. */
function compileStatement(statement: Statement, scope: Scope, contract: ContractScope): CompiledStatement {
  switch (statement.kind) {
    case 'load':
      return compileLoad(statement, scope)
    case 'store':
      return compileStore(statement, scope)
    case 'mapGet':
      return compileMapGet(statement, scope, contract.fieldTypes)
    case 'mapExists':
      return compileMapExists(statement, scope)
    case 'mapPut':
      return compileMapPut(statement, scope)
    case 'mapDelete':
      return compileMapDelete(statement, scope)
    case 'remoteLoad':
    case 'remoteMapGet':
    case 'remoteMapExists':
      return compileRemoteRead(statement, scope)
    case 'readBlockchain':
      return compileReadBlockchain(statement, scope)
    case 'accept':
      return compileAccept(scope)
    case 'send':
      return compileSend(statement, scope)
    case 'event':
      return compileEvent(statement, scope)
    case 'throw':
      return compileThrow(statement, scope)
    case 'bind':
      return compileBind(statement, scope)
    case 'addressCast':
      return compileAddressCast(statement, scope)
    case 'matchStatement':
      return compileMatchStatement(statement, scope, contract)
    case 'call':
      return compileCall(statement, scope, contract)
    case 'forall':
      return compileForall(statement, scope, contract)
    case 'return':
      return compileReturn(statement, scope)
  }
}

function compileBind(statement: BindStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const value = compileExpression(statement.value, scope)
  const slot = scope.declare(statement.target.name)
  return (frame) => {
    machine.gas.charge(statementGas.bind)
    frame.slots[slot] = value(frame)
  }
}

function compileAddressCast(statement: AddressCastStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const address = compileName(statement.address, scope)
  const type = compileType(statement.type.type, scope, statement.type.loc)
  const slot = scope.declare(statement.target.name)
  return (frame) => {
    const value = expectAddress(address(frame))
    const wanted = type(frame)
    if (wanted.kind === 'bystr' && wanted.width === 20) {
      frame.slots[slot] = someValue(wanted, value)
      return
    }
    if (wanted.kind !== 'address') throw new ScillaRuntimeError('IllTyped', 'A cast needs an address type.')
    machine.gas.charge(statementGas.addressLook(wanted.of, wanted.fields.length))
    frame.slots[slot] = isAddressOfType(machine.host, value.hex, wanted)
      ? someValue(wanted, value)
      : noneValue(wanted)
  }
}

function compileMatchStatement(
  statement: MatchStatement,
  scope: Scope,
  contract: ContractScope,
): CompiledStatement {
  const { machine } = scope
  const subject = compileName(statement.subject, scope)
  const gas = statementGas.matchClause * statement.clauses.length
  const clauses = statement.clauses.map(({ pattern, body }) => {
    const inner = scope.block()
    return { matches: compilePattern(pattern, inner), run: compileBlock(body, inner, contract) }
  })
  return (frame) => {
    machine.gas.charge(gas)
    const value = subject(frame)
    for (const clause of clauses) {
      if (clause.matches(value, frame.slots)) {
        clause.run(frame)
        return
      }
    }
    throw new ScillaRuntimeError('NoMatch', 'No clause of the match fits the value.')
  }
}

function compileCall(statement: CallStatement, scope: Scope, contract: ContractScope): CompiledStatement {
  const { machine } = scope
  const procedure = findProcedure(statement.procedure, statement.args.length, scope, contract)
  const args = statement.args.map((arg) => compileName(arg, scope))
  const slot = statement.target && resultSlot(statement.target.name, scope, contract)
  return (frame) => {
    machine.gas.charge(statementGas.call)
    const given: Value[] = []
    for (const arg of args) given.push(arg(frame))
    const result = procedure.run(given)
    if (slot === undefined) return
    if (result === undefined) throw new ScillaRuntimeError('IllTyped', 'The procedure gave no result.')
    frame.slots[slot] = result
  }
}

/**
 * Where the result of a call is kept; undefined for nowhere. A result that is named like a value of a library is not seen: in
 * the reference the name goes on to mean the library's value.
 */
function resultSlot(name: string, scope: Scope, contract: ContractScope): number | undefined {
  const isHidden = contract.libraryValues.has(name) && scope.local(name) === undefined
  return isHidden ? undefined : scope.declare(name)
}

function compileForall(statement: ForallStatement, scope: Scope, contract: ContractScope): CompiledStatement {
  const { machine } = scope
  const procedure = findProcedure(statement.procedure, 1, scope, contract)
  const list = compileName(statement.list, scope)
  return (frame) => {
    const items = [...listItems(expectList(list(frame)))]
    // All calls are paid for before the first one: a throw half way gives nothing back.
    machine.gas.charge(items.length * statementGas.call)
    for (const item of items) procedure.run([item])
  }
}

function compileReturn(statement: ReturnStatement, scope: Scope): CompiledStatement {
  const { machine } = scope
  const value = compileName(statement.value, scope)
  const result = scope.local(resultName)
  if (result === undefined) throw scope.illTyped('Only a procedure has a result.', statement.loc)
  return (frame) => {
    machine.gas.charge(statementGas.result)
    frame.slots[result.slot] = value(frame)
  }
}

function findProcedure(
  { name, loc }: Identifier,
  arity: number,
  scope: Scope,
  contract: ContractScope,
): CompiledProcedure {
  const procedure = contract.procedures.get(name)
  if (procedure === undefined) throw scope.illTyped(`There is no procedure ${name} before this place.`, loc)
  if (procedure.arity !== arity)
    throw scope.illTyped(`The procedure ${name} has ${procedure.arity} parameters.`, loc)
  return procedure
}
