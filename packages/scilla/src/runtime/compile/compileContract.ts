import {
  equalTypes,
  eraseAddresses,
  type AdtDefinition,
  type AdtDefinitions,
  type ScillaParam,
  type ScillaType,
} from '@tyto/abi'
import { expressionGas } from '../../gas/evaluationGas'
import { GasMeter } from '../../gas/gasMeter'
import { unpaidGas } from '../../gas/literalGas'
import type { ContractModule, Parameter } from '../../syntax/ast'
import { qualifyAdt, qualifyType } from '../../types/qualify'
import { addressesMatch } from '../addressCheck'
import { ScillaRuntimeError } from '../../errors/runtimeErrors'
import type { Host } from '../host'
import { implicitParameters, optionalParameters, requireVersion } from '../json/implicitParameters'
import { readNamedValues } from '../json/readNamedValues'
import { valueFromJson, type Texts } from '../json/valueFromJson'
import { Frame, Machine, type Code, type Instance } from '../machine'
import type { Program, ProgramInfo } from '../program'
import type { TypedName } from '../typedName'
import { typeOf } from '../typeOf'
import { bytesValue, trueValue, type Value } from '../../values/values'
import { compileComponent, declareImplicitParameters } from './compileComponent'
import { compileExpression } from './compileExpression'
import { compileLibraries, payForLibraries } from './compileLibraries'
import { Globals } from './compileLibrary'
import type { CompiledProcedure } from './compileStatement'
import { resolveType } from './compileType'
import type { LibrarySource } from './loadLibraries'
import { Layout, Scope, type ModuleScope } from './scope'
import { withPlainAddresses } from '../../values/withPlainAddresses'

export interface CompileOptions {
  /** Libraries by the name under which they are imported; they go before those of the language. */
  readonly libraries?: ReadonlyMap<string, LibrarySource>
  /** Qualifies the contract's own types; its address (`_this_address`) if left out. */
  readonly qualifier?: string
}

interface CompiledTransition {
  readonly params: readonly TypedName[]
  readonly component: CompiledProcedure
}

/**
 * Compiles a parsed contract to closures. Needs no type checker: what a checker would have refused fails
 * here or when it runs, with a ScillaRuntimeError `IllTyped`.
 *
 * @example
 * const source = 'scilla_version 0 contract Till () field sum : Uint128 = Uint128 0 transition Pay () accept; sum := _amount end'
 * compileContract(parseContract(source)).info.transitions // [{ name: 'Pay', params: [] }]
 */
export function compileContract(
  source: ContractModule | { readonly module: ContractModule },
  options: CompileOptions = {},
): Program {
  return new CompiledContract('module' in source ? source.module : source, options)
}

class CompiledContract implements Program {
  readonly info: ProgramInfo
  readonly #machine = new Machine()
  readonly #globals = new Globals()
  /** Paid by every run, besides the evaluation of the libraries. */
  readonly #startGas: number
  readonly #adts: readonly AdtDefinition[]
  readonly #qualifier: string | undefined
  readonly #parameterIndexes: readonly (readonly [name: string, index: number])[]
  /** Where the constraint and the initialisers stand. */
  readonly #outside: Scope
  readonly #constraint: Code
  readonly #initializers: readonly { readonly field: string; readonly code: Code }[]
  readonly #transitions = new Map<string, CompiledTransition>()
  readonly #fieldTypes: ReadonlyMap<string, ScillaType>
  /** Kept as long as the host keeps the contract's immutables. */
  readonly #instances = new WeakMap<ReadonlyMap<string, Value>, InstanceEntry>()

  constructor(module: ContractModule, options: CompileOptions) {
    const { contract } = module
    const machine = this.#machine
    const globals = this.#globals
    this.#qualifier = options.qualifier
    const { scope, adts, gas } = compileLibraries(module, machine, globals, options.libraries)
    this.#adts = adts
    this.#startGas = gas

    const libraryValues = new Set(scope.values.keys())
    const typed = (parameters: readonly Parameter[]): TypedName[] =>
      parameters.map(({ name, type }) => ({ name: name.name, type: resolveType(type.type, scope) }))
    const params = typed(contract.parameters)
    this.#parameterIndexes = [...implicitParameters, ...params].map(({ name }) => {
      const index = globals.newIndex()
      scope.values.set(name, index)
      return [name, index] as const
    })

    const outside = new Scope(machine, scope, new Layout())
    this.#outside = outside
    this.#constraint =
      contract.constraint === undefined
        ? noConstraint(machine)
        : compileExpression(contract.constraint, outside)
    const fields = contract.fields.map((field) => ({
      name: field.name.name,
      type: resolveType(field.type.type, scope),
    }))
    this.#initializers = contract.fields.map((field) => ({
      field: field.name.name,
      code: compileExpression(field.initializer, outside),
    }))
    this.#fieldTypes = new Map(fields.map(({ name, type }) => [name, type]))
    this.#compileComponents(module, scope, typed, libraryValues)
    this.info = {
      name: contract.name.name,
      scillaVersion: module.scillaVersion,
      params,
      fields,
      transitions: [...this.#transitions].map(([name, transition]) => ({ name, params: transition.params })),
    }
  }

  #compileComponents(
    { contract }: ContractModule,
    scope: ModuleScope,
    typed: (parameters: readonly Parameter[]) => TypedName[],
    libraryValues: ReadonlySet<string>,
  ): void {
    declareImplicitParameters(scope, this.#machine)
    const procedures = new Map<string, CompiledProcedure>()
    for (const component of contract.components) {
      const compiled = compileComponent(component, scope, this.#machine, {
        fieldTypes: this.#fieldTypes,
        libraryValues,
        procedures,
      })
      const { name } = component.name
      if (component.kind === 'procedure') procedures.set(name, compiled)
      else this.#transitions.set(name, { params: typed(component.parameters), component: compiled })
    }
  }

  readInit(init: Parameters<Program['readInit']>[0]): ReadonlyMap<string, Value> {
    const address = init.find(({ vname }) => vname === '_this_address')?.value
    const prefix = this.#prefixAt(typeof address === 'string' ? address : '')
    const wanted = qualifyAll([...implicitParameters, ...this.info.params], prefix)
    const values = readNamedValues(
      init,
      { wanted, optional: optionalParameters },
      this.#adtTable(prefix),
      'InvalidInit',
    )
    requireVersion(values, this.info.scillaVersion, 'contract')
    return values
  }

  readParams(
    tag: string,
    params: Parameters<Program['readParams']>[1],
    thisAddress: string,
  ): ReadonlyMap<string, Value> {
    const prefix = this.#prefixAt(thisAddress)
    const wanted = qualifyAll(this.#transition(tag).params, prefix)
    return readNamedValues(params, { wanted }, this.#adtTable(prefix), 'InvalidMessage')
  }

  #readCall(tag: string, given: Parameters<Program['call']>[2]): ReadonlyMap<string, Value> {
    const wanted = this.#qualified(this.#transition(tag).params, this.#machine.instance.prefix)
    const adts = this.#adtTable(this.#machine.instance.prefix)
    return readNamedValues(given as readonly ScillaParam[], { wanted }, adts, 'InvalidMessage')
  }

  fieldType(field: string, thisAddress: string): ScillaType | undefined {
    const type = this.#fieldTypes.get(field)
    return type && qualifyType(type, this.#prefixAt(thisAddress))
  }

  readValue(type: ScillaType, json: unknown, thisAddress: string, texts?: Texts): Value {
    const prefix = this.#prefixAt(thisAddress)
    return valueFromJson(qualifyType(type, prefix), json, this.#adtTable(prefix), texts)
  }

  deploy(host: Host): void {
    this.#machine.run(host.gas, host, () => {
      this.#enter(host)
      this.#checkTypes(host, this.info.params, host.immutables, { code: 'InvalidInit' })
      const frame = new Frame(this.#outside.layout.size)
      const holds = this.#constraint(frame)
      if (!(holds.kind === 'adt' && holds.name === 'True')) {
        throw new ScillaRuntimeError('ConstraintFailed', 'The contract constraint does not hold.')
      }
      const values = this.#initializers.map(({ field, code }) => {
        const value = code(frame)
        host.gas.charge(unpaidGas(value, host.gas))
        return [field, value] as const
      })
      this.#checkInit(host)
      for (const [field, value] of values) host.writeField(field, [], withPlainAddresses(value))
    })
  }

  /** The looks at the addresses among the contract parameters are paid for only where one fails, as in the reference. */
  #checkInit(host: Host): void {
    const looks = new GasMeter(Number.MAX_SAFE_INTEGER)
    try {
      this.#checkTypes(host, this.info.params, host.immutables, { code: 'InvalidInit', looks })
    } catch (error) {
      // Anything else, as a state that is not at hand yet, is no failure of the contract: it passes on as it is.
      if (error instanceof ScillaRuntimeError) host.gas.charge(looks.used)
      throw error
    }
  }

  evaluateLibraries(gas: GasMeter): void {
    payForLibraries(this.#machine, this.#globals, this.#startGas, gas)
  }

  call(host: Host, tag: string, given: Parameters<Program['call']>[2]): void {
    this.#machine.run(host.gas, host, () => {
      this.#enter(host)
      const transition = this.#transition(tag)
      const params = given instanceof Map ? (given as ReadonlyMap<string, Value>) : this.#readCall(tag, given)
      this.#checkTypes(host, transition.params, params, { code: 'InvalidMessage', looks: host.gas })
      if (params.size !== transition.params.length) {
        throw new ScillaRuntimeError(
          'InvalidMessage',
          `The message has parameters that ${tag} does not know.`,
        )
      }
      transition.component.run(transition.params.map(({ name }) => params.get(name) as Value))
    })
  }

  #transition(tag: string): CompiledTransition {
    const transition = this.#transitions.get(tag)
    if (transition === undefined)
      throw new ScillaRuntimeError('UnknownTransition', `There is no transition ${tag}.`)
    return transition
  }

  #prefixAt(address: string): string {
    return this.#qualifier ?? address.toLowerCase()
  }

  /** Checks what is given; also what stands at the addresses in it where `looks`, which pays for that, is there. */
  #checkTypes(
    host: Host,
    wanted: readonly TypedName[],
    values: ReadonlyMap<string, Value>,
    {
      code,
      looks,
    }: { readonly code: 'InvalidInit' | 'InvalidMessage'; readonly looks?: GasMeter | undefined },
  ): void {
    const { prefix } = this.#machine.instance
    const adts = this.#adtTable(prefix)
    const qualified = this.#qualified(wanted, prefix)
    // From the last to the first, as the reference does: the gas of a failure depends on it.
    for (let index = qualified.length - 1; index >= 0; index--) {
      const { name, type } = qualified[index] as TypedName
      const value = values.get(name)
      if (value === undefined) throw new ScillaRuntimeError(code, `The parameter ${name} is missing.`)
      if (!equalTypes(eraseAddresses(type), eraseAddresses(typeOf(value)))) {
        throw new ScillaRuntimeError(code, `The parameter ${name} has the wrong type.`)
      }
      if (looks !== undefined && !addressesMatch({ host, adts, gas: looks }, type, value)) {
        throw new ScillaRuntimeError(
          code,
          `The parameter ${name} is not an address of the type that is needed.`,
        )
      }
    }
  }

  /** Parameters as the contract at a prefix has them; those of one contract are called again and again. */
  #qualified(wanted: readonly TypedName[], prefix: string): readonly TypedName[] {
    const last = this.#lastQualified.get(wanted)
    if (last?.prefix === prefix) return last.names
    const names = qualifyAll(wanted, prefix)
    this.#lastQualified.set(wanted, { prefix, names })
    return names
  }

  readonly #lastQualified = new WeakMap<
    readonly TypedName[],
    { readonly prefix: string; readonly names: readonly TypedName[] }
  >()

  /** Sets the machine to the contract of the host. The libraries are evaluated once per contract and paid for each time. */
  #enter(host: Host): void {
    const machine = this.#machine
    host.gas.charge(this.#startGas)
    machine.sender = bytesValue(host.sender)
    machine.origin = bytesValue(host.origin)
    const known = this.#instances.get(host.immutables)
    // Where their gas is more than what is left, they are evaluated again, as far as it goes.
    if (known !== undefined && known.libraries.used <= host.gas.remaining) {
      host.gas.chargeFor(known.libraries)
      machine.instance = known.instance
      return
    }
    const address = host.immutables.get('_this_address')
    const globals: Value[] = []
    const instance = { globals, prefix: this.#prefixAt(address?.kind === 'bytes' ? address.hex : '') }
    machine.instance = instance
    for (const [name, index] of this.#parameterIndexes) {
      const value = host.immutables.get(name)
      if (value === undefined)
        throw new ScillaRuntimeError('InvalidInit', `The parameter ${name} is missing.`)
      globals[index] = value
    }
    // Counted apart from the run, so that a run comes to the same whether or not the libraries were evaluated before.
    const libraries = new GasMeter(host.gas.remaining, host.gas.isTimeOver)
    machine.gas = libraries
    try {
      this.#globals.fill(globals, libraries)
    } finally {
      machine.gas = host.gas
      host.gas.chargeFor(libraries)
    }
    this.#instances.set(host.immutables, { instance, libraries })
  }

  /** The user-defined types with their names as a contract at this prefix has them. */
  #adtTable(prefix: string): AdtDefinitions {
    if (this.#lastTable?.prefix === prefix) return this.#lastTable.table
    const table = new Map<string, AdtDefinition>()
    for (const adt of this.#adts) {
      const qualified = qualifyAdt(adt, prefix)
      table.set(qualified.name, qualified)
    }
    this.#lastTable = { prefix, table }
    return table
  }

  #lastTable: { readonly prefix: string; readonly table: AdtDefinitions } | undefined
}

/** A constraint that is left out is `True`, which costs what the word would. */
function noConstraint(machine: Machine): Code {
  return () => {
    machine.gas.charge(expressionGas.constructor)
    return trueValue
  }
}

interface InstanceEntry {
  readonly instance: Instance
  /** The gas that their evaluation counted. */
  readonly libraries: GasMeter
}

function qualifyAll(names: readonly TypedName[], prefix: string): TypedName[] {
  return names.map(({ name, type }) => ({ name, type: qualifyType(type, prefix) }))
}
