import type { ScillaType } from '@tyto/abi'
import type { LibraryExports } from '../check/libraryExports'
import type { ContractModule, Location, Statement } from '../syntax/ast'
import { statementsOf } from './walkStatements'
import type { Usage } from './usage'

/**
 * Warns of what a contract declares or imports and never uses. `usage` has walked through all of it; `needed` are the names
 * that the contract's code needs from around it.
 */
export function warnOfUnusedDeclarations(
  usage: Usage,
  module: ContractModule,
  libraries: readonly LibraryExports[],
  needed: ReadonlySet<string>,
): void {
  const { warn, names } = usage
  const { contract, imports } = module
  for (const { name } of contract.parameters) {
    if (!needed.has(name.name)) warn(name.loc, 'Unused', `The contract parameter ${name.name} is not used.`)
  }
  for (const { kind, name } of contract.components) {
    if (kind === 'procedure' && !names.has(`${name.name}()`))
      warn(name.loc, 'Unused', `The procedure ${name.name} is not used.`)
  }
  warnOfTypes(usage, module)
  for (const { name, namespace } of imports) {
    const exported = libraries.find((one) => one.name === name.name)
    if (exported === undefined) continue
    const prefix = namespace === undefined ? '' : `${namespace.name}.`
    const isUsed =
      [...exported.values.keys()].some((value) => names.has(prefix + value)) ||
      [...exported.types.keys(), ...exported.constructors.keys()].some((one) =>
        usage.mentioned.has(prefix + bare(one)),
      )
    if (!isUsed) warn(name.loc, 'Unused', `The imported library ${name.name} is not used.`)
  }
  warnOfFields(usage, module)
}

const bare = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/**
 * Types that nothing mentions, and constructors that no value is made with. A value of a type that comes from outside, as
 * a parameter, may be made with any.
 */
function warnOfTypes(usage: Usage, { contract, library }: ContractModule): void {
  const types = new Map(
    (library?.entries ?? []).flatMap((entry) =>
      entry.kind === 'libraryType' ? [[entry.name.name, entry] as const] : [],
    ),
  )
  const outside = new Set<string>()
  const neverMade = new Set<string>()
  const comeIn = (type: ScillaType): void => {
    if (type.kind === 'map') [type.key, type.value].forEach(comeIn)
    if (type.kind !== 'adt') return
    type.args.forEach(comeIn)
    if (outside.has(type.name)) return
    outside.add(type.name)
    for (const { argTypes } of types.get(type.name)?.constructors ?? [])
      for (const argument of argTypes) comeIn(argument.type)
  }
  for (const { type } of contract.parameters) comeIn(type.type)
  for (const component of contract.components)
    if (component.kind === 'transition') for (const { type } of component.parameters) comeIn(type.type)

  for (const { name, constructors, loc } of types.values()) {
    const isMentioned =
      usage.mentioned.has(name.name) || constructors.some((one) => usage.mentioned.has(one.name.name))
    if (!isMentioned) {
      usage.warn(loc, 'Unused', `The type ${name.name} is not used.`)
      continue
    }
    if (outside.has(name.name)) continue
    for (const one of constructors) {
      if (usage.made.has(one.name.name)) continue
      neverMade.add(one.name.name)
      usage.warn(one.loc, 'Unused', `No value is made with the constructor ${one.name.name}.`)
    }
  }
  for (const { constructorName } of usage.patterns) {
    const { name, loc } = constructorName
    if (neverMade.has(name)) usage.warn(loc, 'Unused', `No value ${name} comes here.`)
  }
}

/**
 * Fields that are never looked at, only written, or only read; told where the first write or read stands, a write of an
 * entry before one of the whole field.
 */
function warnOfFields({ warn }: Usage, { contract }: ContractModule): void {
  const reads = new Map<string, Location>()
  const writes = new Map<string, Location>()
  const statements = [...statementsOf(contract)]
  const ofEntries = statements.filter(({ kind }) => kind === 'mapPut' || kind === 'mapDelete')
  for (const statement of [...ofEntries, ...statements]) {
    const use = fieldUse(statement)
    const uses = use?.isWrite === true ? writes : reads
    if (use !== undefined && !uses.has(use.field.name)) uses.set(use.field.name, use.field.loc)
  }
  for (const { name } of contract.fields) {
    const read = reads.get(name.name)
    const written = writes.get(name.name)
    if (read === undefined && written === undefined)
      warn(name.loc, 'Unused', `The field ${name.name} is not used.`)
    else if (read === undefined && written !== undefined)
      warn(written, 'Unused', `The field ${name.name} is written, but never read.`)
    else if (read !== undefined && written === undefined)
      warn(
        read,
        'Unused',
        `The field ${name.name} is read, but never written: it could be a contract parameter.`,
      )
  }
}

/** The field of this contract that a statement reads or writes. */
export function fieldUse(statement: Statement) {
  switch (statement.kind) {
    case 'load':
      return { field: statement.field, isWrite: false }
    case 'mapGet':
    case 'mapExists':
      return { field: statement.map, isWrite: false }
    case 'store':
      return { field: statement.field, isWrite: true }
    case 'mapPut':
    case 'mapDelete':
      return { field: statement.map, isWrite: true }
    default:
      return undefined
  }
}
