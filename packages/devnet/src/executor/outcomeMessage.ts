import {
  entryType,
  compileCode,
  programAt,
  type Difference,
  type FieldWrite,
  type LoadedCode,
  type ProgramCache,
  type TransactionInput,
} from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import { valueToJson, type Program } from '@tyto/scilla'
import type { Outcome } from '../ledger/executor'
import type { StateDraft } from '../ledger/stateDraft'
import type { OutcomeMessage, OutcomeText, WriteMessage } from './messages'

export function writeOutcome({ difference, gasUsed, ...outcome }: Outcome): OutcomeMessage {
  const { balances, nonces, writes } = difference
  const text: OutcomeText = {
    ...outcome,
    writes: writes.map(({ value, ...place }) => ({
      ...place,
      ...(value === undefined ? {} : { value: valueToJson(value) }),
    })),
  }
  return { gasUsed, balances, nonces, text: JSON.stringify(text) }
}

/** The outcome of a transaction on the state before it. Throws where it does not fit to that. */
export function readOutcome(
  { gasUsed, balances, nonces, text }: OutcomeMessage,
  request: TransactionInput,
  before: StateDraft,
  programs: ProgramCache,
): Outcome {
  const { writes, receipt, made, records, changes } = JSON.parse(text) as OutcomeText
  const created = loadMade(made, request, before, programs)
  const known = new Map<Address, Program | undefined>()
  if (created !== undefined) known.set(created.address, created.program)
  const programOf = (address: Address): Program | undefined => {
    if (!known.has(address)) known.set(address, programAt(before, address, programs))
    return known.get(address)
  }
  const difference: Difference = {
    balances,
    nonces,
    contracts: created === undefined ? [] : [created],
    writes: writes.map((write) => readWrite(write, programOf(write.address))),
  }
  return { receipt, gasUsed, difference, made, records, changes }
}

function loadMade(
  made: Outcome['made'],
  request: TransactionInput,
  before: StateDraft,
  programs: ProgramCache,
): (LoadedCode & { readonly address: Address; readonly code: string }) | undefined {
  if (made === undefined || request.kind !== 'deploy') return undefined
  const { address, record } = made
  const { code } = request
  return { address, code, ...compileCode(code, record.init, before, programs) }
}

function readWrite({ value, ...place }: WriteMessage, program: Program | undefined): FieldWrite {
  const { address, field, keys } = place
  if (value === undefined) return { ...place, value: undefined }
  const type = entryType(program?.fieldType(field, address), keys.length)
  if (program === undefined || type === undefined) throw new RangeError(`There is no ${field} at ${address}`)
  return { ...place, value: program.readValue(type, value, address) }
}
