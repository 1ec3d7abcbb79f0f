/** `scilla run`: evaluates an expression, deploys or calls a contract on JSON files, or tries contracts without any. */
import { formatType, type ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import {
  checkContract,
  compileContract,
  evaluateExpression,
  formatValue,
  GasMeter,
  GAS_SCALE,
  parseContract,
  parseExpression,
  ScillaError,
  sizeGas,
  standardLibraries,
  valueToJson,
} from '@tyto/scilla'
import { checkFile } from './check'
import { addressIn } from './jsonText'
import type { Options } from './options'
import { ReplayHost } from './replayHost'
import { diagnosticJson, diagnosticsOf, formatFailure, green } from './report'
import { findLibraries, findSources, readJson, readText } from './sources'
import { tryContract } from './trial'

interface Message {
  readonly _tag: string
  readonly _amount: string
  readonly _sender: string
  readonly _origin?: string
  readonly params: readonly ScillaParam[]
}

/** The exit code: 1 where something failed. */
export function run(options: Options): number {
  const files = findSources(options.files)
  const [file] = files
  if (file !== undefined && files.length === 1 && file.endsWith('.scilexp'))
    return runExpression(file, options)
  if (file !== undefined && options.init !== undefined) return runContract(file, options.init, options)
  return tryContracts(files, options)
}

function failed(error: unknown, file: string, gas: GasMeter, { json }: Options): number {
  if (json) {
    const errors = diagnosticsOf(error, file).map(diagnosticJson)
    console.log(JSON.stringify({ gas_remaining: String(gas.gasRemaining), errors }, null, 2))
  } else console.error(formatFailure(error, file))
  return 1
}

function runExpression(file: string, options: Options): number {
  const gas = GasMeter.forLimit(options.gas)
  try {
    const imports = [...standardLibraries.keys()]
    const value = formatValue(
      evaluateExpression(parseExpression(readText(file), file), { gas, imports, file }),
    )
    if (options.json) console.log(JSON.stringify({ value, gas_remaining: String(gas.gasRemaining) }, null, 2))
    else console.log(`${value}\nGas remaining: ${gas.gasRemaining}`)
    return 0
  } catch (error) {
    return failed(error, file, gas, options)
  }
}

/** Without a message the contract is deployed. Prints what the reference runner would. */
function runContract(file: string, initFile: string, options: Options): number {
  const gas = GasMeter.forLimit(options.gas)
  try {
    const module = parseContract(readText(file), file)
    const libraries = findLibraries(module.imports, file, options.libraryFolders)
    const program = compileContract(checkContract(module, { libraries }), { libraries })
    const init = readJson(initFile) as readonly ScillaParam[]
    const message = options.message === undefined ? undefined : (readJson(options.message) as Message)
    const address = addressIn(init)
    const sender = (message?._sender ?? address).toLowerCase() as Address
    gas.charge(
      options.message === undefined
        ? sizeGas.deployment(module.source, readText(initFile))
        : sizeGas.call(readText(options.message)),
    )
    const host = new ReplayHost({
      program,
      immutables: program.readInit(init),
      address,
      sender,
      origin: (message?._origin ?? sender).toLowerCase() as Address,
      amount: BigInt(message?._amount ?? 0),
      gas,
      state: readParams(options.state),
      chain: readParams(options.blockchain),
    })
    if (message === undefined) program.deploy(host)
    else program.call(host, message._tag, message.params)
    const states = program.info.fields.flatMap(({ name }) => {
      const value = host.readField(name, [])
      const type = program.fieldType(name, address)
      if (value === undefined || type === undefined) return []
      return [{ vname: name, type: formatType(type), value: valueToJson(value) }]
    })
    const balance = { vname: '_balance', type: 'Uint128', value: String(host.balance) }
    const output = {
      scilla_major_version: String(module.scillaVersion),
      gas_remaining: String(Math.floor((gas.limit - Math.max(gas.used, GAS_SCALE)) / GAS_SCALE)),
      _accepted: String(host.accepted),
      messages: host.messages,
      states: [balance, ...states],
      events: host.events,
    }
    console.log(JSON.stringify(output, null, 2))
    return 0
  } catch (error) {
    return failed(error, file, gas, options)
  }
}

const readParams = (file: string | undefined): readonly ScillaParam[] =>
  file === undefined ? [] : (readJson(file) as readonly ScillaParam[])

/** Each contract with example values: whatever the contract says is fine, what it cannot say is not. */
function tryContracts(files: readonly string[], { libraryFolders, gas, json }: Options): number {
  let faults = 0
  const trials = files
    .filter((file) => file.endsWith('.scilla'))
    .flatMap((file) => {
      try {
        const checked = checkFile(file, libraryFolders)
        return checked === undefined ? [] : [tryContract(checked, libraryFolders, gas)]
      } catch (error) {
        faults += 1
        if (!json) console.error(formatFailure(error, file))
        return error instanceof ScillaError ? [] : [{ file, deployment: String(error), transitions: {} }]
      }
    })
  if (json) console.log(JSON.stringify(trials, null, 2))
  else {
    for (const { file, deployment, transitions } of trials) {
      const outcomes = Object.values(transitions)
      const good = outcomes.filter((outcome) => outcome === 'ok').length
      console.log(`${file}: deployment ${deployment}; ${good} of ${outcomes.length} transitions go through`)
    }
    console.error(faults === 0 ? green(`${trials.length} contracts run`) : `${faults} cannot be run`)
  }
  return faults > 0 ? 1 : 0
}
