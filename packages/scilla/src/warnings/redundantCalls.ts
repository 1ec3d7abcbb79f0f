import type { CallStatement, Component, Contract } from '../syntax/ast'
import { visit } from '../syntax/visit'
import type { Rule } from './rule'

/**
 * Warns of each call of a check that stands in a procedure and in every component that calls the procedure. A check is a procedure
 * that is called without arguments and leaves no trace. As in the reference, it does not matter where in the callers it stands, nor
 * what is written in between: whether one of the calls is enough is for a person to say.
 */
export const redundantCalls: Rule = ({ module: { contract }, warn }) => {
  const checks = checksOf(contract)
  const made = new Map(contract.components.map((component) => [component, callsIn(component, checks)]))
  const callersOf = callersIn(contract)
  for (const component of contract.components) {
    const callers = callersOf.get(component.name.name)
    if (callers === undefined) continue
    const byAll = (check: string): boolean =>
      [...callers].every((caller) => made.get(caller)?.some(({ procedure }) => procedure.name === check))
    for (const { loc, procedure } of made.get(component) ?? []) {
      if (!byAll(procedure.name)) continue
      const message = `${procedure.name} is called here and by each caller: once may be enough.`
      warn(loc, 'RedundantCall', message)
    }
  }
}

/** The calls of checks without arguments that stand in a component, also in cases of its matches. */
function callsIn(component: Component, checks: ReadonlySet<string>): readonly CallStatement[] {
  const found: CallStatement[] = []
  visit(component, {
    call: (call) => {
      if (call.args.length === 0 && checks.has(call.procedure.name)) found.push(call)
    },
  })
  return found
}

/** For each name that is called the components that call it. */
function callersIn({ components }: Contract): ReadonlyMap<string, ReadonlySet<Component>> {
  const callers = new Map<string, Set<Component>>()
  for (const component of components) {
    const look = ({ procedure: { name } }: Pick<CallStatement, 'procedure'>): void => {
      const known = callers.get(name)
      if (known === undefined) callers.set(name, new Set([component]))
      else known.add(component)
    }
    visit(component, { call: look, forall: look })
  }
  return callers
}

/** The procedures that write, send and tell nothing and do not ask for the block, nor call one that does. A call stands behind its procedure. */
function checksOf({ components }: Contract): ReadonlySet<string> {
  const checks = new Set<string>()
  for (const component of components) {
    let leavesTraces = false
    const trace = (): void => {
      leavesTraces = true
    }
    const called = ({ procedure }: Pick<CallStatement, 'procedure'>): void => {
      leavesTraces ||= !checks.has(procedure.name)
    }
    visit(component, {
      store: trace,
      mapPut: trace,
      mapDelete: trace,
      send: trace,
      event: trace,
      readBlockchain: ({ query }) => {
        if (query.name !== 'CHAINID') trace()
      },
      call: called,
      forall: called,
    })
    if (component.kind === 'procedure' && !leavesTraces) checks.add(component.name.name)
  }
  return checks
}
