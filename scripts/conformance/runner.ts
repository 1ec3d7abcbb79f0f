/** Calls and deployments: the directories of `runner`, each named after a contract. */
import type { ScillaParam } from '@tyto/abi'
import { ContractFailure, GasMeter, gasScale, ScillaError, valueToJson, type Value } from '@tyto/scilla'
import { callContract, deployContract, deployLibrary, gasLeft, type RunFiles } from '../scilla/replay'
import type { ReplayHost } from '../scilla/replayHost'
import { canonical } from './canonical'
import { comparePlace, firstLine, type Category, type GoldFailure, type Outcome, type Place } from './outcome'
import type { Suite } from './suite'

const gasLimit = 8000
const folders = ['contracts', 'contracts/shogi_lib']

/** Files that no test of the suite reads. */
const unused = new Set([
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
    for (const entry of suite.list('runner', name)) {
      const call = /^message_(.*)\.json$/.exec(entry)?.[1]
      if (call !== undefined && suite.has('runner', name, `output_${call}.json`)) {
        if (unused.has(`${name}/${call}`)) continue
        const gold = suite.json('runner', name, `output_${call}.json`) as GoldOutput | GoldFailure
        ;('errors' in gold ? failing : calls).push(replayCall(suite, name, call, gold))
      }
      const deployment = /^(init.*)_output\.json$/.exec(entry)?.[1]
      if (deployment !== undefined) {
        const gold = suite.json('runner', name, entry) as GoldOutput | GoldFailure
        ;('errors' in gold ? refused : deployments).push(replayDeployment(suite, name, deployment, gold))
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

/** The name of a file of a case, if it is there. */
function ifThere(suite: Suite, name: string, file: string): string | undefined {
  return suite.has('runner', name, file) ? suite.text('runner', name, file) : undefined
}

function chainData(suite: Suite, name: string, call: string): string | undefined {
  return ifThere(suite, name, `blockchain_${call}.json`) ?? ifThere(suite, name, 'blockchain_1.json')
}

/** The files of a case: its code, and the names of what stands beside it, without `.json`. */
interface CaseFiles {
  readonly source: string
  readonly init: string
  readonly state: string
  /** The state of the chain, as text. */
  readonly chain?: string | undefined
}

function filesOf(suite: Suite, name: string, { source, init, state, chain }: CaseFiles): RunFiles {
  return {
    file: suite.path(source),
    source: suite.text(source),
    init: suite.text('runner', name, `${init}.json`),
    state: ifThere(suite, name, `${state}.json`),
    blockchain: chain,
    libraryFolders: folders.map((folder) => suite.path(folder)),
  }
}

function replayCall(suite: Suite, name: string, call: string, gold: GoldOutput | GoldFailure): Outcome {
  const gas = GasMeter.forLimit(gasLimit)
  return compareRun(`${name}/${call}`, gas, gold, () => {
    const source = `contracts/${name}.scilla`
    const files = filesOf(suite, name, {
      source,
      init: 'init',
      state: `state_${call}`,
      chain: chainData(suite, name, call),
    })
    const { host } = callContract(files, suite.text('runner', name, `message_${call}.json`), gas)
    return { host, gasRemaining: gasLeft(gas) }
  })
}

function replayDeployment(
  suite: Suite,
  name: string,
  deployment: string,
  gold: GoldOutput | GoldFailure,
): Outcome {
  const gas = GasMeter.forLimit(gasLimit)
  const init = deployment.replace(/_ipc$/, '')
  return compareRun(`${name}/${deployment}`, gas, gold, () => {
    const source = `contracts/${name}.scilla`
    const files = filesOf(suite, name, {
      source,
      init,
      state: `${init}_state`,
      chain: chainData(suite, name, '1'),
    })
    const { host } = deployContract(files, gas)
    // The reference prints this one in the evaluator's unit.
    return { host, gasRemaining: gas.remaining }
  })
}

function libraryDeployments(suite: Suite, name: string): (readonly [isGood: boolean, outcome: Outcome])[] {
  return suite.list('runner', name).flatMap((entry) => {
    const init = /^(init.*)_output\.json$/.exec(entry)?.[1]
    if (init === undefined) return []
    const gold = suite.json('runner', name, entry) as GoldOutput | GoldFailure
    const gas = GasMeter.forLimit(gasLimit)
    const outcome = compareRun(`${name}/${init}`, gas, gold, () => {
      const source = `contracts/${name}.scillib`
      deployLibrary(filesOf(suite, name, { source, init, state: 'none' }), gas)
      return { host: undefined, gasRemaining: Math.floor(gas.remaining / gasScale) }
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
    const place =
      error instanceof ScillaError ? error : error instanceof ContractFailure ? error.position : undefined
    const exact = gas.remaining / gasScale
    const aspects = {
      ...(gold.gas_remaining === undefined ? {} : { gas: String(gasLeft(gas)) === gold.gas_remaining }),
      ...comparePlace(gold, place, firstLine(error)),
    }
    return {
      name,
      equal: true,
      aspects,
      reason: `gas ${exact} for ${gold.gas_remaining}; ${placeText(place, error)} for ${goldText(gold)}`,
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
      `gas ${gas.remaining / gasScale} for ${gold.gas_remaining}`,
    ].join('; '),
  }
}

function placeText(place: Place | undefined, error: unknown): string {
  return `${place?.line ?? 0}:${place?.column ?? 0} ${firstLine(error)}`.slice(0, 90)
}

function goldText({ errors: [first] }: GoldFailure): string {
  const { line, column } = first?.start_location ?? { line: 0, column: 0 }
  return `${line}:${column} ${first?.error_message ?? ''}`.slice(0, 90)
}

/** The differences between the end of a run and that of the reference. */
export function differences(host: ReplayHost, gold: Omit<GoldOutput, 'gas_remaining'>): readonly string[] {
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

function json(value: Value | undefined): unknown {
  return value === undefined ? undefined : valueToJson(value)
}
