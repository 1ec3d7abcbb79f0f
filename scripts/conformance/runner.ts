/** Calls and deployments: the directories of `runner`, each named after a contract. */
import type { ScillaParam } from '@tyto/abi'
import type { Address } from '@tyto/primitives'
import {
  checkContract,
  checkLibraryModule,
  compileContract,
  ContractFailure,
  GasMeter,
  GAS_SCALE,
  parseContract,
  parseLibrary,
  sizeGas,
  valueToJson,
  type ContractModule,
  type Value,
} from '@tyto/scilla'
import { addressIn } from '../scilla/jsonText'
import { canonical } from './canonical'
import { comparePlace, firstLine, type Category, type GoldFailure, type Outcome } from './outcome'
import { bareHost, chargeLibraries } from './loading'
import { ReplayHost, UndeclaredField } from '../scilla/replayHost'
import type { Suite } from './suite'

const GAS_LIMIT = 8000
const FOLDERS = ['contracts', 'contracts/shogi_lib']
const NOBODY: Address = `0x${'00'.repeat(20)}`

/** Files that no test of the suite reads. */
const UNUSED = new Set([
  'replicate/1',
  'replicate/100',
  'remote_state_reads/100',
  'polymorphic_address/1',
  'polymorphic_address/2',
])

interface GoldOutput {
  readonly gas_remaining: string
  readonly _accepted: string
  readonly messages: unknown
  readonly events: unknown
  readonly states: readonly ScillaParam[]
}

interface Message {
  readonly _tag: string
  readonly _amount: string
  readonly _sender: string
  readonly _origin: string
  readonly params: readonly ScillaParam[]
}

export function runCases(suite: Suite): readonly Category[] {
  const calls: Outcome[] = []
  const failing: Outcome[] = []
  const deployments: Outcome[] = []
  const refused: Outcome[] = []
  for (const name of suite.list('runner')) {
    if (suite.has('contracts', `${name}.scillib`)) {
      for (const [isGood, outcome] of libraryDeployments(suite, name)) {
        ;(isGood ? deployments : refused).push(outcome)
      }
    }
    if (!suite.has('contracts', `${name}.scilla`)) continue
    const file = `contracts/${name}.scilla`
    const contract = { name, file, module: parseContract(suite.text(file), file) }
    for (const entry of suite.list('runner', name)) {
      const call = /^message_(.*)\.json$/.exec(entry)?.[1]
      if (call !== undefined && suite.has('runner', name, `output_${call}.json`)) {
        if (UNUSED.has(`${name}/${call}`)) continue
        const gold = suite.json('runner', name, `output_${call}.json`) as GoldOutput | GoldFailure
        ;('errors' in gold ? failing : calls).push(replayCall(suite, contract, call, gold))
      }
      const deployment = /^(init.*)_output\.json$/.exec(entry)?.[1]
      if (deployment !== undefined) {
        const gold = suite.json('runner', name, entry) as GoldOutput | GoldFailure
        ;('errors' in gold ? refused : deployments).push(replayDeployment(suite, contract, deployment, gold))
      }
    }
  }
  return [
    { name: 'transitions', goal: 'all equal, gas 95 %', outcomes: calls },
    { name: 'failing transitions', goal: 'all fail', outcomes: failing },
    { name: 'deployments', goal: 'all equal', outcomes: deployments },
    { name: 'failing deployments', goal: 'all fail', outcomes: refused },
  ]
}

interface Contract {
  readonly name: string
  readonly file: string
  readonly module: ContractModule
}

function chainData(suite: Suite, name: string, call: string): readonly ScillaParam[] {
  const file = [`blockchain_${call}.json`, 'blockchain_1.json'].find((one) => suite.has('runner', name, one))
  return file === undefined ? [] : (suite.json('runner', name, file) as readonly ScillaParam[])
}

function replayCall(
  suite: Suite,
  { name, module }: Contract,
  call: string,
  gold: GoldOutput | GoldFailure,
): Outcome {
  const title = `${name}/${call}`
  const gas = GasMeter.forLimit(GAS_LIMIT)
  return compareRun(title, gas, gold, () => {
    const init = suite.json('runner', name, 'init.json') as readonly ScillaParam[]
    const messageText = suite.text('runner', name, `message_${call}.json`)
    gas.charge(sizeGas.call(messageText))
    const libraries = suite.libraries(module.imports, init, FOLDERS)
    const program = compileContract(module, { libraries })
    const immutables = program.readInit(init)
    const read = () => {
      const message = JSON.parse(messageText) as Message
      const state = suite.json('runner', name, `state_${call}.json`) as readonly ScillaParam[]
      requireBalance(state)
      const made = new ReplayHost({
        program,
        immutables,
        address: addressIn(init),
        sender: message._sender.toLowerCase() as Address,
        origin: message._origin.toLowerCase() as Address,
        amount: BigInt(message._amount),
        gas,
        state,
        chain: chainData(suite, name, call),
      })
      return { message, host: made }
    }
    const { message, host } = readAfter(read, (error) => {
      if (error instanceof UndeclaredField) program.deploy(bareHost(program, immutables, gas))
      else chargeLibraries(module, libraries, gas)
    })
    program.call(host, message._tag, message.params)
    // What consumes nothing is taken for one unit of the chain's gas.
    return { host, gasRemaining: Math.floor((gas.limit - Math.max(gas.used, GAS_SCALE)) / GAS_SCALE) }
  })
}

function requireBalance(state: readonly ScillaParam[]): void {
  if (!state.some(({ vname }) => vname === '_balance')) throw new TypeError('The state has no _balance.')
}

/** Reads the files of a case; where that fails, `charge` takes what the reference paid for until then. */
function readAfter<Result>(read: () => Result, charge: (error: unknown) => void): Result {
  try {
    return read()
  } catch (error) {
    charge(error)
    throw error
  }
}

function replayDeployment(
  suite: Suite,
  { name, file, module }: Contract,
  deployment: string,
  gold: GoldOutput | GoldFailure,
): Outcome {
  const gas = GasMeter.forLimit(GAS_LIMIT)
  const init = deployment.replace(/_ipc$/, '')
  return compareRun(`${name}/${deployment}`, gas, gold, () => {
    const initText = suite.text('runner', name, `${init}.json`)
    const params = JSON.parse(initText) as readonly ScillaParam[]
    gas.charge(sizeGas.deployment(suite.text(file), initText))
    const libraries = suite.libraries(module.imports, params, FOLDERS)
    const program = compileContract(checkContract(module, { libraries }), { libraries })
    const immutables = readAfter(
      () => program.readInit(params),
      () => chargeLibraries(module, libraries, gas),
    )
    const stateFile = `${init}_state.json`
    const state = suite.has('runner', name, stateFile) ? suite.json('runner', name, stateFile) : []
    const host = new ReplayHost({
      program,
      immutables,
      address: addressIn(params),
      sender: NOBODY,
      origin: NOBODY,
      amount: 0n,
      gas,
      state: state as readonly ScillaParam[],
      chain: chainData(suite, name, '1'),
    })
    program.deploy(host)
    return { host, gasRemaining: gas.remaining }
  })
}

/** A library is deployed by being checked. */
function libraryDeployments(suite: Suite, name: string): (readonly [isGood: boolean, outcome: Outcome])[] {
  const file = `contracts/${name}.scillib`
  return suite.list('runner', name).flatMap((entry) => {
    const init = /^(init.*)_output\.json$/.exec(entry)?.[1]
    if (init === undefined) return []
    const gold = suite.json('runner', name, entry) as GoldOutput | GoldFailure
    const gas = GasMeter.forLimit(GAS_LIMIT)
    const outcome = compareRun(`${name}/${init}`, gas, gold, () => {
      const initText = suite.text('runner', name, `${init}.json`)
      const params = JSON.parse(initText) as readonly ScillaParam[]
      gas.charge(sizeGas.deployment(suite.text(file), initText))
      const module = parseLibrary(suite.text(file), file)
      const libraries = suite.libraries(module.imports, params, FOLDERS)
      chargeLibraries(module, libraries, gas)
      const version = params.find(({ vname }) => vname === '_scilla_version')?.value
      if (String(module.scillaVersion) !== version) throw new Error('Scilla version mismatch')
      checkLibraryModule(module, { libraries })
      return { host: undefined, gasRemaining: Math.floor(gas.remaining / GAS_SCALE) }
    })
    return [[!('errors' in gold), outcome] as const]
  })
}

interface Run {
  /** Missing for a library, which has no state. */
  readonly host: ReplayHost | undefined
  readonly gasRemaining: number
}

function compareRun(name: string, gas: GasMeter, gold: GoldOutput | GoldFailure, replay: () => Run): Outcome {
  let run: Run
  try {
    run = replay()
  } catch (error) {
    if (!('errors' in gold)) return { name, equal: false, aspects: { gas: false }, reason: firstLine(error) }
    const failure = error instanceof ContractFailure ? error : undefined
    const remaining = Math.floor((gas.limit - Math.max(gas.used, GAS_SCALE)) / GAS_SCALE)
    const exact = gas.remaining / GAS_SCALE
    const aspects = {
      ...(gold.gas_remaining === undefined ? {} : { gas: String(remaining) === gold.gas_remaining }),
      ...comparePlace(gold, failure?.position, firstLine(error)),
    }
    return {
      name,
      equal: true,
      aspects,
      reason: `gas ${exact} for ${gold.gas_remaining}; ${placeText(failure)} for ${goldText(gold)}`,
    }
  }
  if ('errors' in gold) {
    return {
      name,
      equal: false,
      aspects: { gas: false, line: false, place: false },
      reason: `runs; the reference: ${gold.errors[0]?.error_message}`,
    }
  }
  const differing = run.host === undefined ? [] : differences(run.host, gold)
  return {
    name,
    equal: differing.length === 0,
    aspects: { gas: String(run.gasRemaining) === gold.gas_remaining },
    reason: [
      ...(differing.length > 0 ? [`differs: ${differing.join(', ')}`] : []),
      `gas ${gas.remaining / GAS_SCALE} for ${gold.gas_remaining}`,
    ].join('; '),
  }
}

const placeText = (failure: ContractFailure<string> | undefined): string =>
  `${failure?.position?.line ?? 0}:${failure?.position?.column ?? 0} ${failure?.shortMessage ?? ''}`.slice(
    0,
    90,
  )

function goldText({ errors: [first] }: GoldFailure): string {
  const { line, column } = first?.start_location ?? { line: 0, column: 0 }
  return `${line}:${column} ${first?.error_message ?? ''}`.slice(0, 90)
}

function differences(host: ReplayHost, gold: GoldOutput): readonly string[] {
  const differing: string[] = []
  const compare = (what: string, ours: unknown, theirs: unknown) => {
    if (canonical(ours) !== canonical(theirs)) differing.push(what)
  }
  compare('messages', host.messages, gold.messages ?? [])
  compare('events', host.events, gold.events)
  compare('acceptance', String(host.accepted), gold._accepted)
  for (const { vname, value } of gold.states) {
    if (vname === '_external') continue
    if (vname === '_balance') compare('_balance', String(host.balance), value)
    else compare(vname, json(host.readField(vname, [])), value)
  }
  return differing
}

const json = (value: Value | undefined): unknown => (value === undefined ? undefined : valueToJson(value))
