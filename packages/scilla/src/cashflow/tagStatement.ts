/** One look at a statement: what it says about the variables and fields in it. */
import type {
  Identifier,
  LoadStatement,
  MapDeleteStatement,
  MapExistsStatement,
  MapGetStatement,
  MapPutStatement,
  MatchStatement,
  Statement,
} from '../syntax/ast'
import { Cell } from './cells'
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
    case 'load':
      return tagLoad(statement, scope)
    case 'store': {
      const field = cells.field(statement.field.name)
      return void cells.learn(field, tagName(statement.value.name, scope, field.tag))
    }
    case 'bind': {
      const cell = cells.at(statement.target)
      cells.learn(cell, tagExpression(statement.value, scope, cell.tag))
      scope.bind(statement.target.name, cell)
      return
    }
    case 'mapGet':
    case 'mapPut':
    case 'mapExists':
    case 'mapDelete':
      return tagEntry(statement, scope)
    // A value that comes from another contract may be anything, and as in the reference its uses say nothing of it.
    case 'remoteLoad':
    case 'remoteMapGet':
    case 'remoteMapExists':
    case 'addressCast':
      scope.bind(statement.target.name, new Cell(noInfo, { isFixed: true }))
      return
    case 'readBlockchain':
      return void cells.learn(bind(statement.target, scope), notMoneyTag)
    case 'matchStatement':
      return tagMatch(statement, scope)
    // What a call gives takes no name, as in the reference: a name from before stands for what it stood for.
    default:
  }
}

function tagLoad({ field, target }: LoadStatement, scope: Scope): void {
  const { cells } = scope
  const cell = bind(target, scope)
  if (field.name === '_balance') cells.learn(cell, money)
  else cells.unite(cell, cells.field(field.name))
}

/** One entry of a map: its keys are no money, and what it holds says what the map holds. */
function tagEntry(
  statement: MapGetStatement | MapPutStatement | MapExistsStatement | MapDeleteStatement,
  scope: Scope,
): void {
  const { cells } = scope
  // As in the reference, nothing is said of a key that is put under itself.
  const put = statement.kind === 'mapPut' ? statement.value.name : undefined
  for (const { name } of statement.keys) if (name !== put) tagName(name, scope, notMoneyTag)
  const map = cells.field(statement.map.name)
  const depth = statement.keys.length
  switch (statement.kind) {
    case 'mapGet': {
      const target = bind(statement.target, scope)
      cells.learn(map, nestedMap(depth, insideOption(target.tag)))
      cells.learn(target, adtOf('Option', insideMaps(map.tag, depth)))
      return
    }
    case 'mapPut': {
      const value = tagName(statement.value.name, scope, insideMaps(map.tag, depth))
      return void cells.learn(map, nestedMap(depth, value))
    }
    case 'mapExists':
    case 'mapDelete':
      cells.learn(map, nestedMap(depth - 1, mapOf(noInfo)))
      if (statement.kind === 'mapExists')
        scope.bind(statement.target.name, cells.exists(statement.target, notMoneyTag))
  }
}

function tagMatch({ subject: { name }, clauses }: MatchStatement, scope: Scope): void {
  for (const { pattern, body } of clauses) {
    const inner = scope.inner()
    const subject = scope.find(name)
    tagName(name, scope, tagPattern(pattern, inner, subject?.tag ?? noInfo))
    tagStatements(body, inner)
  }
}

function bind(target: Identifier, scope: Scope) {
  return scope.bind(target.name, scope.cells.at(target))
}

/** The tag of what an option holds; an option that is used as something else has nothing else in it. */
function insideOption(tag: Tag): Tag {
  if (tag.kind === 'inconsistent') return tag
  return tag.kind === 'adt' ? (tag.args[0] ?? noInfo) : noInfo
}
