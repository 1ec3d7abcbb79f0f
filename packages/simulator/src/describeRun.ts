import { formatType, type ScillaParam, type ScillaType } from '@tyto/abi'
import { isAddress, zilDecimals, type Address } from '@tyto/primitives'
import { programAt, type FieldWrite, type Overlay, type StateReader } from '@tyto/execution'
import { mapGet, typeOf, valueToJson, walkEntries, type Value } from '@tyto/scilla'
import { describeFailure } from './describeFailure'
import { fieldKey } from './needs'
import type { KnownReader, KnownState } from './knownState'
import { longestValue, mostShown } from './limits'
import type { RanTransaction, RanTransactions } from './runTransactions'
import type {
  AllowanceChange,
  SimulatedBalanceChange,
  SimulatedStep,
  SimulatedToken,
  SimulatedValue,
  Simulation,
  SimulationRequest,
  StateChange,
} from './simulation'

export interface RunContext {
  readonly request: SimulationRequest
  /** The state of the chain, all of it at hand. */
  readonly reader: KnownReader
  readonly known: KnownState
  readonly block: bigint
  readonly isPinned: boolean
  readonly rounds: number
}

const zil: SimulatedToken = { address: null, symbol: 'ZIL', decimals: zilDecimals }

/** Describes a run as plain data. Throws SimulationError where the failure is our interpreter's and not the call's. */
export function describeRun({ ran, before, state }: RanTransactions, context: RunContext): Simulation {
  const { block, isPinned, rounds, reader, known } = context
  const { contracts } = state.difference()
  const changes = changesOf(state, before, context)
  return {
    block,
    isPinned,
    rounds,
    steps: ran.map((one) => describeStep(one, context)),
    balances: [...zilChanges(state, before), ...tokenChanges(changes, reader)],
    allowances: allowanceChanges(changes, reader),
    changes: changes.slice(0, mostShown).map(({ change }) => change),
    moreChanges: Math.max(0, changes.length - mostShown),
    createdContracts: contracts.map(({ address, init }) => ({
      address,
      name: programAt(state, address, known.programs)?.info.name ?? '',
      init: paramsOf(init),
    })),
    contractNames: namesOf(ran, state, known),
    fee: ran.reduce(
      (sum, one) => (one.kind === 'ran' ? sum + one.execution.gasUsed * one.gasPrice : sum),
      0n,
    ),
  }
}

function describeStep(ran: RanTransaction, context: RunContext): SimulatedStep {
  if (ran.kind === 'refused') return { kind: 'refused', code: ran.code }
  const { execution, gasNeeded } = ran
  const { receipt, gasUsed, contract } = execution
  if (execution.failure) {
    return describeFailure(execution.failure, { gasUsed, gasNeeded }, receipt.exceptions ?? [], context)
  }
  return {
    kind: 'success',
    gasUsed,
    events: (receipt.event_logs ?? []).slice(0, mostShown),
    messages: (receipt.transitions ?? []).slice(0, mostShown),
    contract: contract ?? null,
    accepted: receipt.accepted ?? null,
  }
}

interface RawChange {
  readonly change: StateChange
  readonly before: Value | undefined
  readonly after: Value | undefined
}

/** Values that differ, of maps each entry by itself; contracts that are made now have no before to differ from. */
function changesOf(state: Overlay, below: StateReader, { known }: RunContext): readonly RawChange[] {
  const { writes, contracts } = state.difference()
  const made = new Set(contracts.map(({ address }) => address))
  const found: RawChange[] = []
  for (const { address, field, keys } of outermost(writes)) {
    if (made.has(address)) continue
    const program = programAt(state, address, known.programs)
    const type = program?.fieldType(field, address)
    const values = [below.field(address, field, keys), state.field(address, field, keys)] as const
    for (const { keys: path, before, after } of differences(keys, ...values)) {
      const change = {
        contract: address,
        contractName: program?.info.name ?? '',
        field,
        keys: path,
        type: typeText(type, path.length),
        before: shown(before),
        after: shown(after),
      }
      found.push({ change, before, after })
    }
  }
  return found
}

/** Without writes to what lies inside of another one: a whole map stands before its entries. */
function outermost(writes: readonly FieldWrite[]): readonly FieldWrite[] {
  const seen = new Set<string>()
  return writes.filter(({ address, field, keys }) => {
    const isInside = keys.some((_, depth) => seen.has(fieldKey(address, field, keys.slice(0, depth))))
    seen.add(fieldKey(address, field, keys))
    return !isInside
  })
}

interface ValueDifference {
  readonly keys: readonly string[]
  readonly before: Value | undefined
  readonly after: Value | undefined
}

function* differences(
  keys: readonly string[],
  before: Value | undefined,
  after: Value | undefined,
): Generator<ValueDifference> {
  if (before === after) return
  const maps = [before, after].filter((value) => value?.kind === 'map')
  if (maps.length === 0) {
    if (JSON.stringify(jsonOf(before)) !== JSON.stringify(jsonOf(after))) yield { keys, before, after }
    return
  }
  const texts = new Set(maps.flatMap(({ entries }) => Array.from(walkEntries(entries), ({ text }) => text)))
  for (const text of texts) yield* differences([...keys, text], entryOf(before, text), entryOf(after, text))
}

function entryOf(value: Value | undefined, text: string): Value | undefined {
  return value?.kind === 'map' ? mapGet(value, text) : undefined
}

function typeText(type: ScillaType | undefined, depth: number): string {
  let at = type
  for (let i = 0; i < depth; i++) at = at?.kind === 'map' ? at.value : undefined
  return at === undefined ? '' : formatType(at)
}

function jsonOf(value: Value | undefined) {
  return value === undefined ? null : valueToJson(value)
}

function shown(value: Value | undefined): SimulatedValue {
  if (value === undefined) return null
  const json = valueToJson(value)
  const { length } = JSON.stringify(json)
  return length > longestValue ? { length } : { json }
}

function namesOf(ran: readonly RanTransaction[], state: Overlay, known: KnownState): Record<Address, string> {
  const addresses = new Set(state.difference().balances.keys())
  for (const one of ran) {
    const messages = one.kind === 'ran' ? (one.execution.receipt.transitions ?? []) : []
    for (const { addr, msg } of messages) addresses.add(addr).add(msg._recipient)
  }
  const names: Record<Address, string> = {}
  for (const address of addresses) {
    const name = programAt(state, address, known.programs)?.info.name
    if (name !== undefined) names[address] = name
  }
  return names
}

function zilChanges(state: Overlay, below: StateReader): readonly SimulatedBalanceChange[] {
  return Array.from(state.difference().balances, ([address, after]) => ({
    address,
    token: zil,
    before: below.balance(address),
    after,
  })).filter(({ before, after }) => before !== after)
}

/** The changes in the field `balances` of contracts that have a symbol and decimals, as tokens have. */
function tokenChanges(changes: readonly RawChange[], reader: KnownReader): readonly SimulatedBalanceChange[] {
  return changes.flatMap(({ change: { contract, field, keys }, before, after }) => {
    const [holder] = keys
    if (field !== 'balances' || keys.length !== 1 || holder === undefined || !isAddress(holder)) return []
    const token = tokenAt(contract, reader)
    const amounts = { before: amountOf(before), after: amountOf(after) }
    if (token === undefined || amounts.before === undefined || amounts.after === undefined) return []
    return [{ address: holder, token, before: amounts.before, after: amounts.after }]
  })
}

/** The same of the field `allowances`: whose tokens, who may take them, and how many. */
function allowanceChanges(changes: readonly RawChange[], reader: KnownReader): readonly AllowanceChange[] {
  return changes.flatMap(({ change: { contract, field, keys }, before, after }) => {
    const [owner, spender] = keys
    if (field !== 'allowances' || keys.length !== 2 || !isAddress(owner) || !isAddress(spender)) return []
    const token = tokenAt(contract, reader)
    const amounts = { before: amountOf(before), after: amountOf(after) }
    if (token === undefined || amounts.before === undefined || amounts.after === undefined) return []
    return [{ owner, spender, token, before: amounts.before, after: amounts.after }]
  })
}

function amountOf(value: Value | undefined): bigint | undefined {
  if (value === undefined) return 0n
  return value.kind === 'integer' && value.type === 'Uint128' ? value.value : undefined
}

/** A word of it reads as the coin of the chain, which no contract keeps. */
const likeZil = /(^|[^a-z])z[^a-z]*[il1|!][^a-z]*[il1|!]($|[^a-z])/i

/** Names come from strangers: only a plain one is taken. */
function tokenAt(address: Address, reader: KnownReader): SimulatedToken | undefined {
  const init = reader.init(address)
  const symbol = init.get('symbol')
  const decimals = init.get('decimals')
  if (symbol?.kind !== 'string' || decimals?.kind !== 'integer') return undefined
  if (!/^[!-~]{1,20}$/.test(symbol.value) || likeZil.test(symbol.value)) return undefined
  if (decimals.value < 0n || decimals.value > 40n) return undefined
  return { address, symbol: symbol.value, decimals: Number(decimals.value) }
}

function paramsOf(init: ReadonlyMap<string, Value>): readonly ScillaParam[] {
  return Array.from(init, ([vname, value]) => ({
    vname,
    type: formatType(typeOf(value)),
    value: valueToJson(value),
  }))
}
