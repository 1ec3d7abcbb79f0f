import type { AdtConstructor, AdtDefinition, ScillaType } from '@tyto/abi'
import type { Diagnostic } from '../errors/diagnostic'
import type { Contract, ContractModule } from '../syntax/ast'
import { boolType, bytesType, primitiveType } from '../types/build'
import { isStorable } from '../types/storability'
import type { AddressFields } from './addressFields'
import { checkComponents, type CheckedComponent, type TypedParameter } from './checkComponents'
import { attempt, describe, expectAssignable, type Checking } from './checking'
import { checkLibrary } from './checkLibrary'
import { checkVersion } from './checkVersion'
import { declareParameters } from './declareParameters'
import type { LoggedEvent } from './eventLog'
import { inferExpression } from './inferExpression'
import type { LibraryExports } from './libraryExports'
import { resolveType } from './resolveType'
import { startChecking, type CheckOptions } from './startChecking'

/** A contract that was found good, with what its declarations mean. */
export interface CheckedContract {
  readonly module: ContractModule
  /** Imported libraries, each behind those that it imports itself. */
  readonly libraries: readonly LibraryExports[]
  /**
   * All data types: the language's, those of the libraries (`TestLib1.Shape`), and the contract's own, bare, in the
   * order of their declaration.
   */
  readonly types: readonly AdtDefinition[]
  /** Constructors by the names under which the contract may write them. */
  readonly constructors: ReadonlyMap<string, AdtConstructor>
  /** Contract parameters without the implicit ones. */
  readonly params: readonly TypedParameter[]
  readonly fields: readonly TypedParameter[]
  /** Transitions and procedures in the order of the source. */
  readonly components: readonly CheckedComponent[]
  readonly events: readonly LoggedEvent[]
  /** Which fields of address types are read. */
  readonly addressFields: AddressFields
  /** Warnings that only the types show, such as hashes that may collide; `findWarnings` gives them with all others. */
  readonly typeWarnings: readonly Diagnostic[]
}

/** Every contract gets these without declaring them. */
const implicit: ReadonlyMap<string, ScillaType> = new Map([
  ['_this_address', bytesType(20)],
  ['_creation_block', primitiveType('BNum')],
  ['_scilla_version', primitiveType('Uint32')],
])

const balance = primitiveType('Uint128')

/**
 * Checks the types of a contract and of the libraries that it imports. Throws ScillaError with all errors that were
 * found. Whoever wants warnings asks `findWarnings`. Source: Scilla language documentation.
 *
 * @example
 * const source = 'scilla_version 0 contract Till () field sum : Uint128 = Uint128 0 transition Pay () accept; sum := _amount end'
 * checkContract(parseContract(source)).components.map(({ kind, name }) => `${kind} ${name}`) // ['transition Pay']
 */
export function checkContract(module: ContractModule, options: CheckOptions = {}): CheckedContract {
  const { checking, importer } = startChecking(module, options)
  const { findings, names, events } = checking

  checkVersion(findings, module)
  importer.importAll(module.imports, names)
  if (module.library) checkLibrary(checking, module.library, '')
  const { contract } = module
  const declared = checkDeclarations(checking, contract)
  const components = checkComponents(checking, contract, declared.fields)
  findings.throwIfAny()
  return {
    module,
    libraries: importer.all(),
    types: [...names.definitions.values()],
    constructors: names.constructors,
    params: declared.params,
    fields: contract.fields.flatMap(({ name: { name } }) => {
      const type = declared.fields.get(name)
      return type ? [{ name, type }] : []
    }),
    components,
    events: events.all(),
    addressFields: checking.addressFields,
    typeWarnings: findings.warnings(),
  }
}

interface Declarations {
  readonly params: readonly TypedParameter[]
  readonly fields: ReadonlyMap<string, ScillaType | null>
}

/** Parameters, constraint and fields; the parameters stay bound. */
function checkDeclarations(checking: Checking, contract: Contract): Declarations {
  const { findings, names } = checking
  for (const [name, type] of implicit) names.values.bind(name, type)
  const params = declareParameters(checking, contract.parameters, (type) =>
    isStorable(type, names.definitions)
      ? undefined
      : `${describe(type)} cannot be a parameter of a contract.`,
  )
  const { constraint } = contract
  if (constraint !== undefined) {
    attempt(checking, () =>
      expectAssignable(checking, boolType, inferExpression(checking, constraint), constraint.loc),
    )
  }
  const fields = new Map<string, ScillaType | null>([['_balance', balance]])
  for (const field of contract.fields) {
    const { name, loc } = field.name
    if (fields.has(name)) findings.error(loc, 'DuplicateName', `There is a field ${name} already.`)
    const type = attempt(checking, () => {
      const resolved = resolveType(checking, field.type)
      if (isStorable(resolved, names.definitions)) return resolved
      return findings.fail(
        field.type.loc,
        'ForbiddenType',
        `${describe(resolved)} cannot be stored in a field.`,
      )
    })
    fields.set(name, type ?? null)
    names.values.note(field.name, type ?? null, loc)
    attempt(checking, () => {
      const first = inferExpression(checking, field.initializer)
      if (type !== undefined) expectAssignable(checking, type, first, field.initializer.loc)
    })
  }
  return { params: params ?? [], fields }
}
