import { formatType, renameTypes, type ScillaType } from '@tyto/abi'
import type { Identifier, Location } from '../syntax/ast'
import { isAssignable } from '../types/assignable'
import { isHiding } from '../types/qualify'
import type { AddressFields } from './addressFields'
import type { EventLog } from './eventLog'
import type { Findings } from './findings'
import type { ModuleNames } from './moduleNames'
import type { TypeBudget } from './typeBudget'

/** Needed by every rule while one module is checked. */
export interface Checking {
  readonly findings: Findings
  readonly names: ModuleNames
  /** Type variables in scope, innermost last. */
  readonly typeVariables: string[]
  readonly budget: TypeBudget
  readonly events: EventLog
  readonly addressFields: AddressFields
}

/** Runs a rule in a scope of its own; `undefined` if it failed. */
export function attempt<T>(checking: Checking, rule: () => T): T | undefined {
  const { findings, names, typeVariables } = checking
  const mark = names.values.mark()
  const depth = typeVariables.length
  const result = findings.attempt(rule)
  names.values.restore(mark)
  typeVariables.length = depth
  return result
}

/** The type of a variable. */
export function typeOfVariable(checking: Checking, variable: Omit<Identifier, 'kind'>): ScillaType {
  const type = checking.names.values.use(variable)
  if (type === null) return checking.findings.stop()
  if (type !== undefined) return type
  const dot = variable.name.indexOf('.')
  const namespace = variable.name.slice(0, dot)
  return checking.findings.fail(
    variable.loc,
    'UnknownName',
    dot >= 0 && !checking.names.namespaces.has(namespace)
      ? `There is no namespace ${namespace}.`
      : `${variable.name} is not defined here.`,
  )
}

/** Fails unless a value of type `from` may stand where `to` is expected. */
export function expectAssignable(checking: Checking, to: ScillaType, from: ScillaType, loc: Location): void {
  if (!isAssignable(to, from)) {
    checking.findings.fail(loc, 'TypeMismatch', `Expected ${describe(to)}, but this is ${describe(from)}.`)
  }
  checking.addressFields.handOver(to, from)
}

/** A type in a message, shortened if it is very long. */
export function describe(type: ScillaType): string {
  const text = formatType(renameTypes(type, shownName))
  return text.length > 300 ? `${text.slice(0, 300)}...` : text
}

/** The name of a type in a message. */
export function shownName(name: string): string {
  return isHiding(name) ? `the contract's own ${name.slice(1)}` : name
}

/** `1 argument`, `2 arguments` */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
