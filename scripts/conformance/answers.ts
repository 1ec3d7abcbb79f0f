/** The answers of the reference runner and checker, one case a line: read from a folder of files that hold nothing else. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { ScillaParam } from '@tyto/abi'
import {
  cashflowTags,
  checkContract,
  contractInfo,
  GasMeter,
  parseContract,
  parseLibrary,
  ScillaError,
  type CheckedContract,
} from '@tyto/scilla'
import { callContract } from '../scilla/replay'
import { compareInfo, compareTags } from './checker'
import { firstLine, type Category, type Outcome } from './outcome'
import { differences } from './runner'
import { compareWarnings } from './warnings'

/** One call; its contract is a file of `contracts`, or stands here as text. */
export interface AnsweredCall {
  readonly id?: string
  readonly contract?: string
  readonly program?: string
  readonly source?: string
  readonly init: readonly ScillaParam[]
  readonly state: readonly ScillaParam[]
  readonly message: { readonly _tag: string }
  readonly blockchain?: readonly ScillaParam[]
  /** In units. */
  readonly gasLimit: string
  readonly reference: Answer
}

type Answer = { readonly gasRemainingEighths: number } & (
  | {
      readonly accepted: boolean
      readonly messages: readonly unknown[]
      readonly events: readonly unknown[]
      readonly states: readonly ScillaParam[]
    }
  | { readonly fails: readonly string[] }
)

/** One source, and what the checker says of it. */
export interface AnsweredCheck {
  readonly name: string
  readonly source: string
  /** The libraries beside it, by name. */
  readonly libraries?: Readonly<Record<string, string>>
  readonly accepted: boolean
  /** The line of the first error. */
  readonly line?: number
  readonly info?: Readonly<Record<string, unknown>>
  readonly warnings?: readonly { readonly line: number; readonly message: string }[]
  readonly cashflow?: Parameters<typeof compareTags>[1]
}

export interface Answers {
  readonly calls: readonly AnsweredCall[]
  readonly programs: readonly AnsweredCall[]
  readonly checks: readonly AnsweredCheck[]
  /** Programs that a generator made. */
  readonly generated: readonly AnsweredCheck[]
  /** The text of a contract, by its file. Throws where there is none. */
  contract(file: string): string
}

/** Reads such a folder. Throws TypeError where it has no case. */
export function readAnswers(folder: string): Answers {
  const answers = {
    calls: readLines(folder, 'calls') as readonly AnsweredCall[],
    programs: readLines(folder, 'programs') as readonly AnsweredCall[],
    checks: readLines(folder, 'checker') as readonly AnsweredCheck[],
    generated: readLines(folder, 'generated') as readonly AnsweredCheck[],
    contract: (file: string) => readText(path.join(folder, 'contracts', file)) ?? missing(file),
  }
  const { calls, programs, checks, generated } = answers
  if ([calls, programs, checks, generated].every(({ length }) => length === 0))
    throw new TypeError(
      `${folder} has no case: no calls.jsonl, programs.jsonl, checker.jsonl, generated.jsonl.`,
    )
  return answers
}

function missing(file: string): never {
  throw new TypeError(`There is no contract ${file}.`)
}

/** The text of a file, which may be packed. */
function readText(file: string): string | undefined {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  return existsSync(`${file}.gz`) ? gunzipSync(readFileSync(`${file}.gz`)).toString('utf8') : undefined
}

function readLines(folder: string, name: string): readonly unknown[] {
  const text = readText(path.join(folder, `${name}.jsonl`)) ?? ''
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
}

/** Replays all of a folder. */
export function answeredCases(folder: string): readonly Category[] {
  const answers = readAnswers(folder)
  return [
    {
      name: 'recorded calls',
      goal: 'all equal, gas 99.5 % in eighths, never a unit below',
      outcomes: answers.calls.map((call) => replayAnswer(answers, call)),
    },
    {
      name: 'recorded programs',
      goal: 'all equal',
      outcomes: answers.programs.map((call) => replayAnswer(answers, call)),
    },
    {
      name: 'recorded checks',
      goal: 'all equal',
      outcomes: answers.checks.map(checkAnswer),
    },
    {
      name: 'generated programs',
      goal: 'all taken or refused alike, info equal',
      outcomes: answers.generated.map(checkAnswer),
    },
  ]
}

/** One call: whether it ends as the reference's did, and with the gas of the reference. */
export function replayAnswer(answers: Pick<Answers, 'contract'>, call: AnsweredCall): Outcome {
  const { contract, source, reference } = call
  const gas = GasMeter.forLimit(Number(call.gasLimit))
  const name = `${call.id ?? call.program ?? ''} ${contract ?? ''} ${call.message._tag}`.trim()
  const outcome = (differing: readonly string[]): Outcome => {
    const dearer = reference.gasRemainingEighths - Math.max(gas.remaining, 0)
    return {
      name,
      equal: differing.length === 0,
      aspects: { gas: dearer === 0, unit: dearer > -8 },
      reason: [...differing, ...(dearer === 0 ? [] : [`gas ${dearer > 0 ? '+' : ''}${dearer} eighths`])].join(
        '; ',
      ),
    }
  }
  const files = {
    file: contract ?? `${call.program}.scilla`,
    source: source ?? answers.contract(contract ?? ''),
    init: JSON.stringify(call.init),
    state: JSON.stringify(call.state),
    blockchain: JSON.stringify(call.blockchain ?? [{ vname: 'BLOCKNUMBER', type: 'BNum', value: '1' }]),
    libraryFolders: [],
  }
  try {
    const { host } = callContract(files, messageText(call), gas)
    if ('fails' in reference) return outcome([`runs; the reference: ${reference.fails.join(' | ')}`])
    const { accepted, messages, events, states } = reference
    return outcome(differences(host, { _accepted: String(accepted), messages, events, states }))
  } catch (error) {
    if ('fails' in reference) return outcome([])
    return outcome([`fails: ${firstLine(error)}`])
  }
}

/** The message as it was handed over, which is paid for by its length: those of programs had a blank after each sign. */
function messageText({ message, program }: AnsweredCall): string {
  if (program === undefined) return JSON.stringify(message)
  return JSON.stringify(message, null, 1)
    .replaceAll(/,\n\s*/g, ', ')
    .replaceAll(/\n\s*/g, '')
}

/** One source: whether it is taken, what is warned of, what is money in it; where it is refused, at which line. */
export function checkAnswer(answer: AnsweredCheck): Outcome {
  const { name, source, accepted, line } = answer
  const outcome = (equal: boolean, aspects: Outcome['aspects'], reason: string): Outcome => ({
    name,
    equal,
    aspects,
    reason,
  })
  try {
    const checked = checkContract(parseContract(source, `${name}.scilla`), { libraries: librariesOf(answer) })
    if (!accepted) return outcome(false, {}, 'accepted')
    return outcome(true, ...compareChecked(checked, answer))
  } catch (error) {
    if (!(error instanceof ScillaError)) throw error
    if (accepted) return outcome(false, {}, `refused: ${firstLine(error)}`)
    // The reference gives line 0 where it knows no place.
    if (line === undefined || line === 0) return outcome(true, {}, '')
    if (error.diagnostics[0]?.start.line === line) return outcome(true, { line: true }, '')
    return outcome(true, { line: false }, `${firstLine(error)} for line ${line}`)
  }
}

function librariesOf({ libraries = {} }: AnsweredCheck) {
  return new Map(
    Object.entries(libraries).map(([name, text]) => [
      name,
      { module: parseLibrary(text, `${name}.scillib`) },
    ]),
  )
}

function compareChecked(
  checked: CheckedContract,
  { name, info, warnings, cashflow }: AnsweredCheck,
): readonly [Outcome['aspects'], string] {
  const parts = info && compareInfo(contractInfo(checked, { qualifier: name }), info)
  const found =
    warnings &&
    compareWarnings(
      checked,
      warnings.map(({ line, message }) => ({
        warning_message: message,
        start_location: { line, column: 0 },
      })),
      { withAcceptance: true },
    )
  const tags = cashflow && compareTags(cashflowTags(checked, info && { qualifier: name }), cashflow)
  const aspects = {
    ...(parts && { info: parts.length === 0 }),
    ...(found && { warnings: found.length === 0 }),
    ...(tags && { cashflow: tags.length === 0 }),
  }
  return [aspects, [...(parts ?? []), ...(found ?? []), ...(tags ?? [])].join('; ')]
}
