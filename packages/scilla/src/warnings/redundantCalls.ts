import type { CallStatement, Component, Contract, ForallStatement, Statement } from '../syntax/ast'
import { visit } from '../syntax/visit'
import type { Rule } from './rule'

/** Stands for the balance among the names of fields: nothing else has that name. */
const balance = '_balance'

/** The effects of a component on the state of its contract, by itself and through the components that it calls. */
interface Effects {
  readonly reads: ReadonlySet<string>
  readonly writes: ReadonlySet<string>
  /** It does more than look and throw: writes, accepts, sends, emits. */
  readonly leavesTraces: boolean
}

/**
 * Warns of a check that each caller of the procedure has made already, where nothing in between writes what it looks at. A check
 * is a procedure without parameters that does nothing but look and throw. Told at the name of the procedure whose call can go,
 * as the reference does.
 */
export const redundantCalls: Rule = ({ module: { contract }, warn }) => {
  const effects = effectsOf(contract)
  const ways = waysTo(contract)
  for (const { kind, name, body } of contract.components) {
    const into = ways.get(name.name)
    if (kind !== 'procedure' || into === undefined || into === 'unknown') continue
    const checks = new Set<string>()
    for (const [index, statement] of body.entries()) {
      if (!isCheck(statement, effects) || checks.has(statement.procedure.name)) continue
      const check = statement.procedure.name
      checks.add(check)
      const before = body.slice(0, index)
      const isMade = into.every((way) =>
        holdsAfter(check, [...way.body.slice(0, way.index), ...before], effects),
      )
      if (isMade) warn(name.loc, 'RedundantCall', `The call of ${check} can go: each caller made it before.`)
    }
  }
}

function isCheck(statement: Statement, effects: ReadonlyMap<string, Effects>): statement is CallStatement {
  if (statement.kind !== 'call' || statement.target !== undefined || statement.args.length > 0) return false
  return effects.get(statement.procedure.name)?.leavesTraces === false
}

/** A call of a procedure: the statements of its caller, and which of them it is. */
interface Way {
  readonly body: readonly Statement[]
  readonly index: number
}

/**
 * All calls of each procedure that is called. Unknown where one stands in a case of a match or in a `forall`: which statements
 * come before it is not told then.
 */
function waysTo({ components }: Contract): ReadonlyMap<string, readonly Way[] | 'unknown'> {
  const ways = new Map<string, Way[] | 'unknown'>()
  const lose = ({ procedure }: CallStatement | ForallStatement): void =>
    void ways.set(procedure.name, 'unknown')
  for (const { body } of components) {
    for (const [index, statement] of body.entries()) {
      if (statement.kind !== 'call') {
        visit(statement, { call: lose, forall: lose })
        continue
      }
      const known = ways.get(statement.procedure.name)
      if (known === undefined) ways.set(statement.procedure.name, [{ body, index }])
      else if (known !== 'unknown') known.push({ body, index })
    }
  }
  return ways
}

/** Whether a check is made in these statements, and what it looks at stays as it is behind it. */
function holdsAfter(
  check: string,
  statements: readonly Statement[],
  effects: ReadonlyMap<string, Effects>,
): boolean {
  const last = statements.findLastIndex(
    (statement) => statement.kind === 'call' && statement.procedure.name === check,
  )
  if (last < 0) return false
  const { writes } = effectsIn(statements.slice(last + 1), effects)
  return [...(effects.get(check)?.reads ?? [])].every((field) => !writes.has(field))
}

/** Of each component; a procedure is called behind its declaration only. */
function effectsOf({ components }: Contract): ReadonlyMap<string, Effects> {
  const effects = new Map<string, Effects>()
  for (const { name, body } of components) effects.set(name.name, effectsIn(body, effects))
  return effects
}

function effectsIn(body: Component['body'], known: ReadonlyMap<string, Effects>): Effects {
  const reads = new Set<string>()
  const writes = new Set<string>()
  let leavesTraces = false
  const read = (name: string): void => void reads.add(name)
  const write = (name: string): void => {
    writes.add(name)
    leavesTraces = true
  }
  const trace = (): void => {
    leavesTraces = true
  }
  const called = ({ procedure }: { readonly procedure: { readonly name: string } }): void => {
    const inner = known.get(procedure.name)
    inner?.reads.forEach(read)
    inner?.writes.forEach(write)
    leavesTraces ||= inner?.leavesTraces !== false
  }
  for (const statement of body) {
    visit(statement, {
      load: ({ field }) => read(field.name),
      mapGet: ({ map }) => read(map.name),
      mapExists: ({ map }) => read(map.name),
      remoteLoad: ({ field }) => read(field.name),
      remoteMapGet: ({ map }) => read(map.name),
      remoteMapExists: ({ map }) => read(map.name),
      store: ({ field }) => write(field.name),
      mapPut: ({ map }) => write(map.name),
      mapDelete: ({ map }) => write(map.name),
      accept: () => write(balance),
      send: trace,
      event: trace,
      call: called,
      forall: called,
    })
  }
  return { reads, writes, leavesTraces }
}
