/** One look at a statement: what it says about the variables and fields in it. */
import type { Identifier, Statement } from '../syntax/ast'
import type { Scope } from './scope'
import { adtOf, insideMaps, mapOf, money, nestedMap, noInfo, notMoneyTag, type Tag } from '../tags/tag'
import { tagExpression, tagName } from './tagExpression'
import { tagPattern } from './tagPattern'

/** Names that are bound are seen by the statements behind. */
export function tagStatements(statements: readonly Statement[], scope: Scope): void {
  for (const statement of statements) tagStatement(statement, scope)
}

function tagStatement(statement: Statement, scope: Scope): void {
  const { cells } = scope
  switch (statement.kind) {
    case 'load': {
      const cell = bind(statement.target, scope)
      if (statement.field.name === '_balance') cells.learn(cell, money)
      else cells.unite(cell, cells.field(statement.field.name))
      return
    }
    case 'store': {
      const field = cells.field(statement.field.name)
      cells.learn(field, tagName(statement.value.name, scope, field.tag))
      return
    }
    case 'bind': {
      const cell = cells.at(statement.target)
      cells.learn(cell, tagExpression(statement.value, scope, cell.tag))
      scope.bind(statement.target.name, cell)
      return
    }
    case 'mapGet': {
      tagKeys(statement.keys, scope)
      const map = cells.field(statement.map.name)
      const depth = statement.keys.length
      const target = bind(statement.target, scope)
      const inside = (tag: Tag) => (tag.kind === 'adt' ? (tag.args[0] ?? noInfo) : noInfo)
      cells.learn(map, nestedMap(depth, inside(target.tag)))
      cells.learn(target, adtOf('Option', insideMaps(map.tag, depth)))
      return
    }
    case 'mapPut': {
      tagKeys(statement.keys, scope)
      const map = cells.field(statement.map.name)
      const depth = statement.keys.length
      cells.learn(map, nestedMap(depth, tagName(statement.value.name, scope, insideMaps(map.tag, depth))))
      return
    }
    case 'mapExists':
    case 'mapDelete':
      tagKeys(statement.keys, scope)
      cells.learn(cells.field(statement.map.name), nestedMap(statement.keys.length - 1, mapOf(noInfo)))
      if (statement.kind === 'mapExists') cells.learn(bind(statement.target, scope), notMoneyTag)
      return
    // What is used to read from another contract, and what comes from there, may be anything.
    case 'remoteLoad':
      bind(statement.target, scope)
      return
    case 'remoteMapGet':
    case 'addressCast':
      cells.learn(bind(statement.target, scope), adtOf('Option', noInfo))
      return
    case 'remoteMapExists':
    case 'readBlockchain':
      cells.learn(bind(statement.target, scope), notMoneyTag)
      return
    case 'matchStatement':
      for (const { pattern, body } of statement.clauses) {
        const inner = scope.inner()
        const subject = scope.find(statement.subject.name)
        tagName(statement.subject.name, scope, tagPattern(pattern, inner, subject?.tag ?? noInfo))
        tagStatements(body, inner)
      }
      return
    case 'call':
      if (statement.target !== undefined) bind(statement.target, scope)
      return
    default:
  }
}

function bind(target: Identifier, scope: Scope) {
  return scope.bind(target.name, scope.cells.at(target))
}

function tagKeys(keys: readonly Identifier[], scope: Scope): void {
  for (const { name } of keys) tagName(name, scope, notMoneyTag)
}
