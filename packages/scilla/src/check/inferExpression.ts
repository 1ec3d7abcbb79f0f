/** The types of expressions, from the leaves up: names carry their types, so there is nothing to guess. */
import { constructorArgTypes, equalTypes, type ScillaType } from '@tyto/abi'
import type {
  ApplyExpression,
  BuiltinExpression,
  ConstructorExpression,
  Expression,
  Identifier,
  MatchExpression,
  TypeApplyExpression,
} from '../syntax/ast'
import { adtType, forallType, functionType } from '../types/build'
import { instantiate } from '../types/instantiate'
import { builtinResult, findBuiltinRule } from '../builtins/findBuiltinRule'
import { checkClauses } from './checkPattern'
import { attempt, count, describe, expectAssignable, typeOfVariable, type Checking } from './checking'
import { inferMessage } from './inferMessage'
import { literalType } from './literalType'
import { resolveType } from './resolveType'

/** The type of an expression; fails where it has none. */
export function inferExpression(checking: Checking, expression: Expression): ScillaType {
  const { values } = checking.names
  const mark = values.mark()
  let rest = expression
  // A chain of `let ... in` is as long as a program likes: no recursion over it.
  for (; rest.kind === 'let'; rest = rest.body) {
    const { name, annotation, value } = rest
    let type = inferExpression(checking, value)
    if (annotation !== undefined) {
      const wanted = resolveType(checking, annotation)
      expectAssignable(checking, wanted, type, value.loc)
      type = wanted
    }
    checking.budget.check(type, value.loc)
    values.bind(name.name, type, name.loc)
  }
  const type = inferSimple(checking, rest)
  checking.budget.check(type, rest.loc)
  values.restore(mark)
  return type
}

function inferSimple(checking: Checking, expression: Exclude<Expression, { kind: 'let' }>): ScillaType {
  switch (expression.kind) {
    case 'literal':
      return literalType(checking, expression.literal)
    case 'variable':
      return typeOfVariable(checking, expression)
    case 'message':
      return inferMessage(checking, expression)
    case 'fun': {
      const { parameter, body } = expression
      const from = resolveType(checking, parameter.type)
      const mark = checking.names.values.mark()
      checking.names.values.bind(parameter.name.name, from, parameter.name.loc)
      const to = inferExpression(checking, body)
      checking.names.values.restore(mark)
      return functionType(from, to)
    }
    case 'typeFun': {
      const { name, loc } = expression.variable
      if (checking.typeVariables.includes(name)) {
        checking.findings.fail(loc, 'DuplicateName', `The type variable ${name} is bound already.`)
      }
      checking.typeVariables.push(name)
      const body = inferExpression(checking, expression.body)
      checking.typeVariables.pop()
      return forallType(name, body)
    }
    case 'apply':
      return inferApply(checking, expression)
    case 'construct':
      return inferConstructor(checking, expression)
    case 'match':
      return inferMatch(checking, expression)
    case 'builtin':
      return inferBuiltin(checking, expression)
    case 'typeApply':
      return inferTypeApply(checking, expression)
  }
}

function inferApply(checking: Checking, { function: applied, args }: ApplyExpression): ScillaType {
  let type = typeOfVariable(checking, applied)
  for (const [index, arg] of args.entries()) {
    const argType = typeOfVariable(checking, arg)
    if (type.kind !== 'function') {
      const what =
        index === 0 ? `is no function but ${describe(type)}` : `takes ${count(index, 'argument')} only`
      return checking.findings.fail(applied.loc, 'WrongArity', `${applied.name} ${what}.`)
    }
    expectAssignable(checking, type.from, argType, arg.loc)
    type = type.to
  }
  return type
}

function inferConstructor(checking: Checking, expression: ConstructorExpression): ScillaType {
  const { findings, names } = checking
  const { constructorName, typeArgs, args, loc } = expression
  const { name } = constructorName
  const constructor = names.constructors.get(name)
  if (constructor === undefined) {
    return findings.fail(constructorName.loc, 'UnknownName', `There is no constructor ${name}.`, 'names')
  }
  const { adt } = constructor
  if (typeArgs.length !== adt.typeParams.length) {
    const takes = count(adt.typeParams.length, 'type argument')
    return findings.fail(loc, 'WrongArity', `${name} takes ${takes}, not ${typeArgs.length}.`)
  }
  if (args.length !== constructor.argTypes.length) {
    const takes = count(constructor.argTypes.length, 'argument')
    return findings.fail(loc, 'WrongArity', `${name} takes ${takes}, not ${args.length}.`)
  }
  const types = typeArgs.map((type) => resolveType(checking, type))
  const argTypes = constructorArgTypes(constructor, types)
  for (const [index, arg] of args.entries()) {
    const type = typeOfVariable(checking, arg)
    expectAssignable(checking, argTypes[index] ?? type, type, arg.loc)
  }
  return adtType(adt.name, ...types)
}

function inferMatch(checking: Checking, { subject, clauses, loc }: MatchExpression): ScillaType {
  const { findings } = checking
  const subjectType = typeOfVariable(checking, subject)
  let result: ScillaType | undefined
  let failed = false
  checkClauses(checking, { loc, subject: subjectType }, clauses, ({ body }) => {
    const type = attempt(checking, () => inferExpression(checking, body))
    if (type === undefined) {
      failed = true
    } else if (result === undefined) {
      result = type
    } else if (!equalTypes(result, type)) {
      failed = true
      const message = `This case is of type ${describe(type)}, the first one of ${describe(result)}.`
      findings.error(body.loc, 'TypeMismatch', message)
    } else {
      // A value of either type comes out, so that they must not change apart.
      checking.addressFields.handOver(result, type)
      checking.addressFields.handOver(type, result)
    }
  })
  return failed || result === undefined ? findings.stop() : result
}

function inferBuiltin(checking: Checking, { builtin, typeArgs, args, loc }: BuiltinExpression): ScillaType {
  const { findings, names } = checking
  const argTypes = args.map((arg) => typeOfVariable(checking, arg))
  if (typeArgs.length > 0) {
    return findings.fail(loc, 'WrongArity', `The builtin ${builtin.name} takes no type arguments.`)
  }
  const rule = findBuiltinRule(builtin.name)
  const result = rule && builtinResult(rule, argTypes, names.definitions)
  if (result !== undefined) {
    if (rule?.isHash) warnOfCollisions(checking, args, argTypes)
    handOverToMap(checking, argTypes)
    return result
  }
  const given = argTypes.length === 0 ? 'nothing' : argTypes.map(describe).join(', ')
  return findings.fail(
    builtin.loc,
    'TypeMismatch',
    `The builtin ${builtin.name} cannot be applied to ${given}.`,
  )
}

/** The key and the value that a builtin puts into a map, or the key that it looks for. */
function handOverToMap({ addressFields }: Checking, [map, key, value]: readonly ScillaType[]): void {
  if (map?.kind !== 'map') return
  if (key !== undefined) addressFields.handOver(map.key, key)
  if (value !== undefined) addressFields.handOver(map.value, value)
}

/** The hash of a compound value is of its parts one after the other: two values may have the same. */
function warnOfCollisions(
  { findings }: Checking,
  args: readonly Identifier[],
  types: readonly ScillaType[],
): void {
  for (const [index, { name, loc }] of args.entries()) {
    const kind = types[index]?.kind
    if (kind !== 'adt' && kind !== 'map') continue
    findings.warning(
      loc,
      'HashCollision',
      `Another value than ${name} may have the same hash: hash its parts.`,
    )
  }
}

function inferTypeApply(
  checking: Checking,
  { function: applied, types, loc }: TypeApplyExpression,
): ScillaType {
  let type = typeOfVariable(checking, applied)
  for (const [index, node] of types.entries()) {
    const by = resolveType(checking, node)
    if (type.kind !== 'forall') {
      const what = index === 0 ? 'no type arguments' : `${count(index, 'type argument')} only`
      return checking.findings.fail(loc, 'WrongArity', `${applied.name} takes ${what}.`)
    }
    type = instantiate(type, by)
    checking.budget.check(type, loc)
  }
  return type
}
