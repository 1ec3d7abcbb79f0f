/** One look at an expression: what its use says about the variables in it, and what they say about its value. */
import type {
  BuiltinExpression,
  ConstructorExpression,
  Expression,
  Identifier,
  MessageExpression,
} from '../syntax/ast'
import { findBuiltinRule } from '../builtins/findBuiltinRule'
import { tagPattern } from './tagPattern'
import { constructorTags } from './constructorTags'
import type { Scope } from './scope'
import { insideMaps, join, mapOf, money, noInfo, notMoneyTag, type Tag } from '../tags/tag'

/** `wanted` is what is known of the value from its use. */
export function tagExpression(expression: Expression, outer: Scope, wanted: Tag): Tag {
  let scope = outer
  let rest = expression
  for (; rest.kind === 'let'; rest = rest.body) {
    const cell = scope.cells.at(rest.name)
    scope.cells.learn(cell, tagExpression(rest.value, scope, cell.tag))
    scope = scope.inner()
    scope.bind(rest.name.name, cell)
  }
  switch (rest.kind) {
    case 'literal':
      return wanted
    case 'variable':
      return tagName(rest.name, scope, wanted)
    case 'message':
      tagMessage(rest, scope)
      return wanted
    case 'fun': {
      const inner = scope.inner()
      inner.bind(rest.parameter.name.name, scope.cells.at(rest.parameter))
      return mapOf(tagExpression(rest.body, inner, insideMaps(wanted, 1)))
    }
    case 'typeFun':
      return tagExpression(rest.body, scope, wanted)
    case 'typeApply':
      return join(wanted, scope.find(rest.function.name)?.tag ?? noInfo)
    case 'apply': {
      const of = insideMaps(scope.find(rest.function.name)?.tag ?? noInfo, rest.args.length)
      return join(wanted, of)
    }
    case 'construct':
      return tagConstructor(rest, scope, wanted)
    case 'match': {
      let all = wanted
      for (const { pattern, body } of rest.clauses) {
        const inner = scope.inner()
        tagName(rest.subject.name, scope, tagPattern(pattern, inner, nameTag(rest.subject, scope)))
        all = join(all, tagExpression(body, inner, wanted))
      }
      return all
    }
    case 'builtin':
      return tagBuiltin(rest, scope, wanted)
  }
}

function nameTag({ name }: Identifier, scope: Scope): Tag {
  return scope.find(name)?.tag ?? noInfo
}

/** Notes what the use of a variable says. */
export function tagName(name: string, scope: Scope, tag: Tag): Tag {
  const cell = scope.find(name)
  return cell === undefined ? tag : scope.cells.learn(cell, tag)
}

const entryTags: ReadonlyMap<string, Tag> = new Map([
  ['_amount', money],
  ['_sender', notMoneyTag],
  ['_origin', notMoneyTag],
  ['_recipient', notMoneyTag],
  ['_tag', notMoneyTag],
  ['_eventname', notMoneyTag],
  ['_exception', notMoneyTag],
])

function tagMessage({ entries }: MessageExpression, scope: Scope): void {
  for (const { name, value } of entries) {
    const tag = entryTags.get(name.name)
    if (tag !== undefined && value.kind === 'identifier') tagName(value.name, scope, tag)
  }
}

function tagConstructor({ constructorName, args }: ConstructorExpression, scope: Scope, wanted: Tag): Tag {
  const constructor = scope.constructors.get(constructorName.name)
  if (constructor === undefined) return wanted
  // What is known of the value says nothing of the names that it is made of, as in the reference.
  return constructorTags(constructor, scope.cells, wanted, (index) =>
    nameTag(args[index] as Identifier, scope),
  )
}

function tagBuiltin({ builtin, args }: BuiltinExpression, scope: Scope, wanted: Tag): Tag {
  const found = findBuiltinRule(builtin.name)?.tags(
    args.map((arg) => nameTag(arg, scope)),
    wanted,
  )
  if (found === undefined) return wanted
  for (const [index, arg] of args.entries()) tagName(arg.name, scope, found.args[index] ?? noInfo)
  return join(wanted, found.result)
}
