/** `scilla run`: evaluates an expression, deploys or calls a contract on JSON files, or tries contracts without any. */
import { formatType } from '@tyto/abi'
import { GasMeter, ScillaError, valueToJson } from '@tyto/scilla'
import { checkFile } from './check'
import type { Options } from './options'
import { callContract, deployContract, deployLibrary, gasLeft, runExpression, type Ended } from './replay'
import { diagnosticJson, diagnosticsOf, formatFailure, green } from './report'
import { findSources, readData, readSource } from './sources'
import { tryContract } from './trial'

/** The exit code: 1 where something failed. Throws where the files and options do not go together. */
export function run(options: Options): number {
  const files = findSources(options.files)
  const [file] = files
  const isOne = file !== undefined && files.length === 1
  if (isOne && file.endsWith('.scilexp')) return printExpression(file, options)
  if (options.init !== undefined) {
    if (!isOne) throw new TypeError('--init belongs to one contract or library.')
    return runFiles(file, options.init, options)
  }
  if (options.message !== undefined || options.state !== undefined || options.blockchain !== undefined) {
    throw new TypeError('--message, --state and --blockchain need --init.')
  }
  if (isOne && file.endsWith('.scillib')) throw new TypeError('A library is deployed with --init.')
  return tryContracts(files, options)
}

function failed(error: unknown, file: string, gas: GasMeter, { json }: Options): number {
  if (json) {
    const errors = diagnosticsOf(error, file).map(diagnosticJson)
    console.log(JSON.stringify({ gas_remaining: String(gas.gasRemaining), errors }, null, 2))
  } else console.error(formatFailure(error, file))
  return 1
}

function printExpression(file: string, options: Options): number {
  const gas = GasMeter.forLimit(options.gas)
  try {
    const value = runExpression(file, readSource(file), gas)
    if (options.json) console.log(JSON.stringify({ value, gas_remaining: String(gas.gasRemaining) }, null, 2))
    else console.log(`${value}\nGas remaining: ${gas.gasRemaining}`)
    return 0
  } catch (error) {
    return failed(error, file, gas, options)
  }
}

/** Without a message the contract or library is deployed. Prints what the reference runner would, gas always in the chain's units. */
function runFiles(file: string, init: string, options: Options): number {
  const gas = GasMeter.forLimit(options.gas)
  try {
    const files = {
      file,
      source: readSource(file),
      init: readData(init),
      state: textOfFile(options.state),
      blockchain: textOfFile(options.blockchain),
      libraryFolders: options.libraryFolders,
    }
    const message = textOfFile(options.message)
    if (file.endsWith('.scillib')) {
      deployLibrary(files, gas)
      console.log(JSON.stringify({ gas_remaining: String(gas.gasRemaining) }, null, 2))
    } else {
      const ended = message === undefined ? deployContract(files, gas) : callContract(files, message, gas)
      console.log(JSON.stringify(outputOf(ended, gas), null, 2))
    }
    return 0
  } catch (error) {
    return failed(error, file, gas, options)
  }
}

function outputOf({ program, host }: Ended, gas: GasMeter) {
  const states = program.info.fields.flatMap(({ name }) => {
    const value = host.readField(name, [])
    const type = program.fieldType(name, host.address)
    if (value === undefined || type === undefined) return []
    return [{ vname: name, type: formatType(type), value: valueToJson(value) }]
  })
  const balance = { vname: '_balance', type: 'Uint128', value: String(host.balance) }
  return {
    scilla_major_version: String(program.info.scillaVersion),
    gas_remaining: String(gasLeft(gas)),
    _accepted: String(host.accepted),
    messages: host.messages,
    states: [balance, ...states],
    events: host.events,
  }
}

function textOfFile(file: string | undefined): string | undefined {
  return file === undefined ? undefined : readData(file)
}

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
    const run = trials.length === 1 ? '1 contract runs' : `${trials.length} contracts run`
    console.error(faults === 0 ? green(run) : `${faults} cannot be run`)
  }
  return faults > 0 ? 1 : 0
}
