import type { Component, Identifier, Statement } from '../syntax/ast'
import { union, type Usage } from './usage'

/** How a statement that binds a name is called in a warning. */
const SOURCES: Partial<Record<Statement['kind'], string>> = {
  bind: 'this statement',
  load: 'this read',
  mapGet: 'this read of a map',
  mapExists: 'this look into a map',
  remoteLoad: 'this read of another contract',
  remoteMapGet: 'this read of another contract',
  remoteMapExists: 'this look into another contract',
  readBlockchain: 'this question to the chain',
  addressCast: 'this cast',
  call: 'this call',
}

/**
 * Warns of parameters, names of statements and of patterns in a transition or procedure that nothing reads. Answers the
 * names that it needs from around it.
 */
export function warnOfUnusedNames(usage: Usage, component: Component): Set<string> {
  const needed = walkBlock(usage, component.body)
  for (const { name, type } of component.parameters) {
    usage.types([type])
    usage.expectRead(needed, name, `The parameter ${name.name} of this ${component.kind} is not used.`)
  }
  for (const { name } of component.parameters) needed.delete(name.name)
  if (component.resultType !== undefined) usage.types([component.resultType])
  return needed
}

/** From the last statement to the first: what is needed behind a statement is known when it is looked at. */
function walkBlock(usage: Usage, statements: readonly Statement[]): Set<string> {
  const needed = new Set<string>()
  for (const statement of statements.toReversed()) {
    if (statement.kind === 'matchStatement') {
      union(needed, usage.read([statement.subject]))
      // What a clause binds is seen in the clause only.
      for (const { pattern, body } of statement.clauses)
        union(needed, usage.behindPattern(pattern, walkBlock(usage, body)))
      continue
    }
    let isRead = true
    if ('target' in statement && statement.target !== undefined) {
      const { name } = statement.target
      const source = SOURCES[statement.kind] ?? 'this statement'
      isRead = needed.has(name)
      usage.expectRead(needed, statement.target, `What ${source} gives ${name} is not used.`)
      needed.delete(name)
    }
    const read = readBy(usage, statement)
    if (isRead || !isMereLook(statement)) union(needed, read)
  }
  return needed
}

/** Whether a statement does nothing but look: where nobody wants to know, its address and keys are not wanted either. */
const isMereLook = ({ kind }: Statement): boolean =>
  kind === 'mapGet' ||
  kind === 'mapExists' ||
  kind === 'remoteLoad' ||
  kind === 'remoteMapGet' ||
  kind === 'remoteMapExists'

/** The names that a statement reads. */
function readBy(usage: Usage, statement: Exclude<Statement, { kind: 'matchStatement' }>): Set<string> {
  const read = (...names: readonly (Identifier | undefined)[]): Set<string> =>
    usage.read(names.filter((name) => name !== undefined))
  switch (statement.kind) {
    case 'bind':
      return usage.free(statement.value)
    case 'store':
    case 'return':
      return read(statement.value)
    case 'mapGet':
    case 'mapExists':
    case 'mapDelete':
      return read(...statement.keys)
    case 'mapPut':
      return read(...statement.keys, statement.value)
    case 'remoteLoad':
      return read(statement.address)
    case 'remoteMapGet':
    case 'remoteMapExists':
      return read(statement.address, ...statement.keys)
    case 'readBlockchain':
      return read(...statement.args)
    case 'addressCast':
      usage.types([statement.type])
      return read(statement.address)
    case 'send':
      return read(statement.messages)
    case 'event':
      return read(statement.event)
    case 'throw':
      return read(statement.exception)
    case 'call':
      usage.names.add(`${statement.procedure.name}()`)
      return read(...statement.args)
    case 'forall':
      usage.names.add(`${statement.procedure.name}()`)
      return read(statement.list)
    case 'load':
    case 'accept':
      return new Set()
  }
}
