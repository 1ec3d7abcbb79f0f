import { expressionGas } from '../../gas/evaluationGas'
import type {
  ApplyExpression,
  BuiltinExpression,
  Expression,
  LetExpression,
  Literal,
  MatchExpression,
  MessageExpression,
  TypeApplyExpression,
} from '../../syntax/ast'
import { findBuiltin } from '../../builtins/findBuiltin'
import { ScillaRuntimeError, type RuntimePosition } from '../../errors/runtimeErrors'
import { Closure, Frame, type Code } from '../machine'
import {
  blockNumberValue,
  bytesValue,
  emptyMap,
  integerValue,
  stringValue,
  type MessageEntry,
  type Value,
} from '../../values/values'
import { compileConstructor } from './compileConstructor'
import { compileName, compileVariable } from './compileName'
import { compilePattern } from './compilePattern'
import { compileType } from './compileType'
import type { Scope } from './scope'

/** `tail`: the value is the result of a function, which `Machine.apply` runs. */
type Place = 'tail' | 'inner'

/** Compiles an expression to a closure. In the place `tail` its last application may come back as the value `tail`, for `Machine.apply`. */
export function compileExpression(expression: Expression, scope: Scope, place: Place = 'inner'): Code {
  const { machine } = scope
  switch (expression.kind) {
    case 'literal':
      return charged(compileLiteral(expression.literal, scope), expressionGas.literal, scope)
    case 'variable':
      return charged(compileVariable(expression.name, expression.loc, scope), expressionGas.variable, scope)
    case 'let':
      return compileLet(expression, scope, place)
    case 'message':
      return compileMessage(expression, scope)
    case 'fun': {
      const inner = scope.activation()
      inner.declare(expression.parameter.name.name)
      const body = compileExpression(expression.body, inner, 'tail')
      return (frame) => {
        machine.gas.charge(expressionGas.function)
        return new Closure(body, inner.layout.size, frame)
      }
    }
    case 'typeFun': {
      const inner = scope.activation(expression.variable.name)
      const body = compileExpression(expression.body, inner)
      return (frame) => {
        machine.gas.charge(expressionGas.typeFunction)
        return { kind: 'typeFunction', apply: (type) => body(new Frame(inner.layout.size, frame, type)) }
      }
    }
    case 'apply':
      return compileApply(expression, scope, place)
    case 'typeApply':
      return compileTypeApply(expression, scope)
    case 'construct':
      return compileConstructor(expression, scope)
    case 'match':
      return compileMatch(expression, scope, place)
    case 'builtin':
      return compileBuiltin(expression, scope)
  }
}

function charged(code: Code, gas: number, { machine }: Scope): Code {
  return (frame) => {
    machine.gas.charge(gas)
    return code(frame)
  }
}

function compileLiteral(literal: Literal, scope: Scope): Code {
  if (literal.kind === 'emptyMap') {
    const keyType = compileType(literal.keyType.type, scope, literal.keyType.loc)
    const valueType = compileType(literal.valueType.type, scope, literal.valueType.loc)
    return (frame) => emptyMap(keyType(frame), valueType(frame))
  }
  const value = literalValue(literal)
  return () => value
}

function literalValue(literal: Exclude<Literal, { kind: 'emptyMap' }>): Value {
  switch (literal.kind) {
    case 'integer':
      return integerValue(literal.type, literal.value)
    case 'string':
      return stringValue(literal.value)
    case 'bytes':
      return bytesValue(literal.hex)
    case 'blockNumber':
      return blockNumberValue(literal.value)
  }
}

function compileLet(expression: LetExpression, scope: Scope, place: Place): Code {
  const { machine } = scope
  const value = compileExpression(expression.value, scope)
  const inner = scope.block()
  const slot = inner.declare(expression.name.name)
  const body = compileExpression(expression.body, inner, place)
  return (frame) => {
    machine.gas.charge(expressionGas.let)
    frame.slots[slot] = value(frame)
    return body(frame)
  }
}

function compileMessage(expression: MessageExpression, scope: Scope): Code {
  const { machine } = scope
  const entries = expression.entries.map(({ name, value }) => ({
    name: name.name,
    code: value.kind === 'identifier' ? compileName(value, scope) : compileLiteral(value, scope),
  }))
  return (frame) => {
    machine.gas.charge(expressionGas.message)
    const made: MessageEntry[] = []
    for (const { name, code } of entries) made.push({ name, value: carried(code(frame)) })
    return { kind: 'message', entries: made }
  }
}

/** The value as a message can carry it. */
function carried(value: Value): Value {
  if (value.kind === 'function' || value.kind === 'typeFunction' || value.kind === 'message') {
    throw new ScillaRuntimeError('IllTyped', `A message cannot carry a ${value.kind}.`)
  }
  return value
}

function compileApply(expression: ApplyExpression, scope: Scope, place: Place): Code {
  const { machine } = scope
  const isTail = place === 'tail'
  const fun = compileName(expression.function, scope)
  const args = expression.args.map((arg) => compileName(arg, scope))
  const last = args.pop() as Code
  return (frame) => {
    machine.gas.charge(expressionGas.application)
    let applied = fun(frame)
    for (const arg of args) applied = machine.apply(applied, arg(frame))
    return isTail ? machine.tailCall(applied, last(frame)) : machine.apply(applied, last(frame))
  }
}

function compileTypeApply(expression: TypeApplyExpression, scope: Scope): Code {
  const { machine } = scope
  const fun = compileName(expression.function, scope)
  const types = expression.types.map((node) => compileType(node.type, scope, node.loc))
  return (frame) => {
    machine.gas.charge(expressionGas.typeApplication)
    let applied = fun(frame)
    for (const type of types) {
      if (applied.kind !== 'typeFunction') {
        throw new ScillaRuntimeError('IllTyped', `A ${applied.kind} cannot be applied to a type.`)
      }
      applied = applied.apply(type(frame))
    }
    return applied
  }
}

function compileMatch(expression: MatchExpression, scope: Scope, place: Place): Code {
  const { machine } = scope
  const subject = compileName(expression.subject, scope)
  const gas = expressionGas.matchClause * expression.clauses.length
  const clauses = expression.clauses.map(({ pattern, body }) => {
    const inner = scope.block()
    return { matches: compilePattern(pattern, inner), body: compileExpression(body, inner, place) }
  })
  return (frame) => {
    machine.gas.charge(gas)
    const value = subject(frame)
    for (const clause of clauses) if (clause.matches(value, frame.slots)) return clause.body(frame)
    throw new ScillaRuntimeError('NoMatch', 'No clause of the match fits the value.')
  }
}

function compileBuiltin(expression: BuiltinExpression, scope: Scope): Code {
  const { machine } = scope
  const { name } = expression.builtin
  const found = findBuiltin(name)
  if (found === undefined) throw scope.illTyped(`There is no builtin ${name}.`, expression.loc)
  if (found.arity !== expression.args.length) {
    throw scope.illTyped(`The builtin ${name} has ${found.arity} arguments.`, expression.loc)
  }
  const [a, b = nothing, c = nothing] = expression.args.map((arg) => compileName(arg, scope))
  const first = a as Code
  const run: Code = (frame) => {
    const x = first(frame)
    const y = b(frame)
    const z = c(frame)
    machine.gas.charge(found.gas(x, y, z, machine.gas))
    return found.run(x, y, z)
  }
  return scope.module.loose ? placed(run, scope.module.position(expression.builtin.loc)) : run
}

/** The same code, with its place in errors about types: where no statement around it has one. */
function placed(code: Code, position: RuntimePosition): Code {
  return (frame) => {
    try {
      return code(frame)
    } catch (error) {
      if (error instanceof ScillaRuntimeError && error.code === 'IllTyped') error.position ??= position
      throw error
    }
  }
}

const emptyText: Value = stringValue('')
/** Stands for an argument that a builtin does not have. */
const nothing: Code = () => emptyText
