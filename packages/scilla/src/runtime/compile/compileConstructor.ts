import type { AdtConstructor, AdtType, ScillaType } from '@tyto/abi'
import { expressionGas } from '../../gas/evaluationGas'
import { builtInAdts } from '../../types/builtInAdts'
import { typeSize } from '../../types/typeSize'
import type { ConstructorExpression } from '../../syntax/ast'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import type { Code, Frame, TypeCode } from '../machine'
import { typeOf } from '../typeOf'
import { adtValue, natValue, type Value } from '../../values/values'
import { compileName } from './compileName'
import { compileType } from './compileType'
import type { Scope } from './scope'

/** `Some {Uint32} x` */
export function compileConstructor(expression: ConstructorExpression, scope: Scope): Code {
  const { machine } = scope
  const { name } = expression.constructorName
  const entry = scope.module.constructors.get(name)
  if (entry === undefined) throw scope.illTyped(`There is no constructor ${name}.`, expression.loc)
  if (entry.argTypes.length !== expression.args.length) {
    throw scope.illTyped(`${entry.name} has ${entry.argTypes.length} arguments.`, expression.loc)
  }
  const args = expression.args.map((arg) => compileName(arg, scope))
  const typeOfResult = compileResultType(expression, entry, scope)
  const gas = expressionGas.constructor
  if (entry.adt === builtInAdts.get('Nat')) return compileNat(args[0], scope, expression)
  const [first, second] = args
  if (first === undefined) {
    return (frame) => {
      machine.gas.charge(gas)
      return adtValue(typeOfResult(frame, noValues), entry.name, noValues)
    }
  }
  if (second === undefined) {
    return (frame) => {
      machine.gas.charge(gas)
      const values = [first(frame)]
      return adtValue(typeOfResult(frame, values), entry.name, values)
    }
  }
  return (frame) => {
    machine.gas.charge(gas)
    const values: Value[] = []
    for (const arg of args) values.push(arg(frame))
    return adtValue(typeOfResult(frame, values), entry.name, values)
  }
}

/** `Zero`, or `Succ` of a name. */
function compileNat(before: Code | undefined, scope: Scope, { loc }: ConstructorExpression): Code {
  const { machine } = scope
  return (frame) => {
    machine.gas.charge(expressionGas.constructor)
    const nat = natValue(before?.(frame))
    if (nat === undefined) throw scope.illTyped('Succ needs a Nat.', loc)
    return nat
  }
}

const noValues: readonly Value[] = []

/** A value carries its type, which is written down with it: far more nodes than a person writes. */
const largestType = 1_000

type ResultType = (frame: Frame, args: readonly Value[]) => AdtType

/** The type of what a constructor makes: from the types in braces, or from the arguments where the braces are left out. */
function compileResultType(
  expression: ConstructorExpression,
  entry: AdtConstructor,
  scope: Scope,
): ResultType {
  const { typeArgs, loc } = expression
  const { name: typeName, typeParams } = entry.adt
  if (typeArgs.length === typeParams.length) {
    const whole: AdtType = { kind: 'adt', name: typeName, args: typeArgs.map((node) => node.type) }
    return resultTypeFrom(compileType(whole, scope, loc))
  }
  if (typeArgs.length !== 0) throw scope.illTyped(`${typeName} has ${typeParams.length} type arguments.`, loc)
  const isCons = entry.name === 'Cons' && typeName === 'List'
  const sources = typeParams.map((param) =>
    entry.argTypes.findIndex((type) => type.kind === 'variable' && type.name === param),
  )
  if (sources.includes(-1) && !scope.module.loose) {
    throw scope.illTyped(`${entry.name} needs its types in braces.`, loc)
  }
  return (_, args) => {
    // The tail knows its type even where the head is a function.
    const tail = isCons ? args[1] : undefined
    if (tail?.kind === 'adt') return tail.type
    const types = sources.map((index) => typeOfArgument(args[index]))
    return requireSmall({ kind: 'adt', name: typeName, args: types })
  }
}

const unknownType: ScillaType = { kind: 'variable', name: "'A" }

function typeOfArgument(argument: Value | undefined): ScillaType {
  return argument === undefined ? unknownType : typeOf(argument)
}

function resultTypeFrom(type: TypeCode): ResultType {
  let last: ScillaType | undefined
  return (frame) => {
    const made = type(frame)
    // Mostly the same one again, whose size is known.
    if (made !== last) last = requireSmall(made as AdtType)
    return made as AdtType
  }
}

function requireSmall(type: AdtType): AdtType {
  if (type.args.length > 0 && typeSize(type) > largestType)
    throw new ScillaRuntimeError('TooDeep', 'The type of this value is too large.')
  return type
}
