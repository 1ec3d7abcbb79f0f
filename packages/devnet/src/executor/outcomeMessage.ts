import {
  entryType,
  loadCode,
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
import type { OutcomeMessage, WriteMessage } from './messages'

export function writeOutcome({ difference, ...outcome }: Outcome): OutcomeMessage {
  const { balances, nonces, writes } = difference
  return {
    ...outcome,
    balances,
    nonces,
    writes: writes.map(({ value, ...place }) => ({
      ...place,
      value: value === undefined ? undefined : valueToJson(value),
    })),
  }
}

/** The outcome of a transaction on the state before it. Throws where it does not fit to that. */
export function readOutcome(
  { balances, nonces, writes, ...outcome }: OutcomeMessage,
  request: TransactionInput,
  before: StateDraft,
  programs: ProgramCache,
): Outcome {
  const created = readContract(outcome.made, request, before, programs)
  const programOf = (address: Address): Program | undefined =>
    created?.address === address ? created.program : programAt(before, address, programs)
  const difference: Difference = {
    balances,
    nonces,
    contracts: created === undefined ? [] : [created],
    writes: writes.map((write) => readWrite(write, programOf(write.address))),
  }
  return { ...outcome, difference }
}

function readContract(
  made: Outcome['made'],
  request: TransactionInput,
  before: StateDraft,
  programs: ProgramCache,
): (LoadedCode & { readonly address: Address; readonly code: string }) | undefined {
  if (made === undefined || request.kind !== 'deploy') return undefined
  const { address, record } = made
  const { code } = request
  return { address, code, ...loadCode(code, record.init, before, programs) }
}

function readWrite({ value, ...place }: WriteMessage, program: Program | undefined): FieldWrite {
  const { address, field, keys } = place
  if (value === undefined) return { ...place, value }
  const type = entryType(program?.fieldType(field, address), keys.length)
  if (program === undefined || type === undefined) throw new RangeError(`There is no ${field} at ${address}`)
  return { ...place, value: program.readValue(type, value, address) }
}
