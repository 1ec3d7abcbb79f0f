/**
 * One run on JSON files, read in the order of the reference runner: where a file cannot be read, what was evaluated before
 * it has been paid for. The command line and the conformance run go through here.
 */
import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import {
  checkContract,
  checkLibraryModule,
  compileContract,
  evaluateExpression,
  evaluateLibrary,
  formatValue,
  gasScale,
  parseContract,
  parseExpression,
  parseLibrary,
  readLibraryInit,
  ScillaRuntimeError,
  sizeGas,
  standardLibraries,
  type ContractModule,
  type GasMeter,
  type Program,
} from '@tyto/scilla'
import { addressIn, parseJson, readParams, textOf, wholeNumber } from './jsonText'
import { ReplayHost, UndeclaredField, type Replay } from './replayHost'
import { findLibraries } from './sources'

/** The files of a run, as text. */
export interface RunFiles {
  /** Where the source stands: libraries are looked for beside it. */
  readonly file: string
  readonly source: string
  readonly init: string
  readonly state: string | undefined
  readonly blockchain: string | undefined
  readonly libraryFolders: readonly string[]
}

/** The end of a run. */
export interface Ended {
  readonly program: Program
  readonly host: ReplayHost
}

interface Message {
  readonly tag: string
  readonly amount: bigint
  readonly sender: Address
  readonly origin: Address
  readonly params: readonly ScillaParam[]
}

/** The rest of the gas, in the chain's units: a run that consumes nothing is taken for one unit, as in the reference. */
export function gasLeft(gas: GasMeter): number {
  return Math.floor((gas.limit - Math.max(gas.used, gasScale)) / gasScale)
}

const nobody: Address = `0x${'00'.repeat(20)}`

/**
 * The gas of the reference, in the evaluator's unit, for evaluating all of its own libraries before an expression,
 * besides the gas of ours: measured over its suite.
 */
const expressionGas = 17

/** Evaluates an expression, which may use all libraries of the language. Answers the value as text. */
export function runExpression(file: string, source: string, gas: GasMeter): string {
  const imports = [...standardLibraries.keys()]
  gas.charge(expressionGas)
  return formatValue(evaluateExpression(parseExpression(source, file), { gas, imports, file }))
}

/** Checks a library and evaluates its values. */
export function deployLibrary(files: RunFiles, gas: GasMeter): void {
  const init = initOf(files)
  gas.charge(sizeGas.deployment(files.source, files.init))
  const module = parseLibrary(files.source, files.file)
  const libraries = librariesOf(module, init, files)
  checkLibraryModule(module, { libraries })
  evaluateLibrary(module, gas, libraries)
  readLibraryInit(init, module.scillaVersion)
}

/** Checks a contract and initialises its fields. */
export function deployContract(files: RunFiles, gas: GasMeter): Ended {
  const init = initOf(files)
  gas.charge(sizeGas.deployment(files.source, files.init))
  const program = compile(files, init)
  const immutables = readPaid(
    () => program.readInit(init),
    () => program.evaluateLibraries(gas),
  )
  const bare = bareRun(program, immutables, init, gas)
  const host = new ReplayHost({ ...bare, ...readSurroundings(files) })
  program.deploy(host)
  return { program, host }
}

/** Runs the transition that the message (a JSON text) names. */
export function callContract(files: RunFiles, message: string, gas: GasMeter): Ended {
  const init = initOf(files)
  const size = sizeGas.call(message)
  // Where the limit does not even pay for the message, nothing of it remains.
  gas.charge(size > gas.remaining ? Infinity : size)
  const program = compile(files, init)
  const bare = bareRun(program, program.readInit(init), init, gas)
  const { host, tag, params } = readPaid(
    () => {
      const { tag: called, params: given, ...parties } = readMessage(message)
      const made = new ReplayHost({ ...bare, ...parties, ...readSurroundings(files) })
      return { host: made, tag: called, params: given }
    },
    (error) => {
      if (error instanceof UndeclaredField) program.deploy(new ReplayHost(bare))
      else program.evaluateLibraries(gas)
    },
  )
  program.call(host, tag, params)
  host.settle()
  return { program, host }
}

/** A run without state and chain, nobody's. */
function bareRun(
  program: Program,
  immutables: Replay['immutables'],
  init: readonly ScillaParam[],
  gas: GasMeter,
): Replay {
  return {
    program,
    immutables,
    address: addressIn(init),
    sender: nobody,
    origin: nobody,
    amount: 0n,
    gas,
    state: [],
    chain: [],
  }
}

function readSurroundings(files: RunFiles): Pick<Replay, 'state' | 'chain'> {
  const state = paramsIn(files.state, 'The state')
  if (files.state !== undefined && !state.some(({ vname }) => vname === '_balance')) {
    throw new ScillaRuntimeError('InvalidValue', 'The state has no _balance.')
  }
  return { state, chain: paramsIn(files.blockchain, 'The blockchain') }
}

function compile(files: RunFiles, init: readonly ScillaParam[]): Program {
  const module = parseContract(files.source, files.file)
  const options = { libraries: librariesOf(module, init, files) }
  return compileContract(checkContract(module, options), options)
}

function librariesOf(
  { imports }: Pick<ContractModule, 'imports'>,
  init: readonly ScillaParam[],
  { file, libraryFolders }: RunFiles,
) {
  return findLibraries(imports, file, libraryFolders, init)
}

function paramsIn(text: string | undefined, what: string): readonly ScillaParam[] {
  return text === undefined ? [] : readParams(parseJson(text, what), what)
}

function initOf({ init }: RunFiles): readonly ScillaParam[] {
  return paramsIn(init, 'The init data')
}

function readMessage(text: string): Message {
  const what = 'The message'
  const json = parseJson(text, what)
  if (typeof json !== 'object' || json === null) throw new TypeError(`${what} is no object.`)
  const { _tag, _amount, _sender, _origin = _sender, params } = json as Readonly<Record<string, unknown>>
  return {
    tag: textOf(_tag, `${what}'s _tag`),
    amount: wholeNumber(_amount, `${what}'s _amount`),
    sender: textOf(_sender, `${what}'s _sender`).toLowerCase() as Address,
    origin: textOf(_origin, `${what}'s _origin`).toLowerCase() as Address,
    params: readParams(params, `${what}'s params`),
  }
}

/** Reads; where that fails, `pay` takes what was evaluated until then. */
function readPaid<Result>(read: () => Result, pay: (error: unknown) => void): Result {
  try {
    return read()
  } catch (error) {
    pay(error)
    throw error
  }
}
