/** The process that executes transactions, started by `Child`: on a copy of the state, for one parent. */
import { createProgramCache, MemoryState } from '@tyto/execution'
import type { Address } from '@tyto/primitives'
import { loadAllParts } from '@tyto/scilla'
import type { BlockPlace, Turn } from '../ledger/executor'
import { runTransaction, type Machine } from '../ledger/runTransaction'
import { StateDraft } from '../ledger/stateDraft'
import type { ContractRecord } from '../ledger/contractRecord'
import { loadState } from '../ledger/stateRecords'
import { rejection } from '../ledger/transactionRecords'
import { put } from '../store/keyValueStore'
import { MemoryStore } from '../store/memoryStore'
import type { ExecutedChain, FromExecutor, ToExecutor } from './messages'
import { writeOutcome } from './outcomeMessage'

const records = new MemoryStore()
const state = new MemoryState()
const programs = createProgramCache()
const times: number[] = []
let machine: Machine | undefined
let draft = new StateDraft(state)

function tell(message: FromExecutor, then?: () => void): void {
  process.send?.(message, undefined, undefined, then)
}

function report(error: unknown): void {
  tell({ kind: 'failure', text: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
}

async function begin({ chainId, gas, first }: ExecutedChain): Promise<void> {
  await loadAllParts()
  await loadState(records, state, new Map<Address, ContractRecord>(), programs)
  await records.close()
  machine = { chainId, gas, programs, timeOf: (block) => times[block - first], report }
  tell({ kind: 'ready' })
}

function run(turn: Turn, place: BlockPlace): void {
  if (machine === undefined) throw new Error('There is no state yet')
  const { outcome, worked, isBounded } = runTransaction(turn, place, draft, machine)
  try {
    const message = typeof outcome === 'number' ? outcome : writeOutcome(outcome)
    tell({ kind: 'ran', outcome: message, worked, ...(isBounded ? { isBounded } : {}) })
  } catch (error) {
    // A result that cannot be told must not count: this process and its draft end here.
    report(error)
    tell({ kind: 'ran', outcome: rejection.internalError, worked }, () => process.disconnect())
  }
}

async function take(message: ToExecutor): Promise<void> {
  switch (message.kind) {
    case 'state':
      return records.write(message.entries.map(([key, record]) => put(key, record)))
    case 'begin':
      return begin(message.chain)
    case 'run':
      times.push(...message.times)
      if (message.isFirst) draft = new StateDraft(state)
      return run(message.turn, message.place)
    case 'kept':
      draft.commit()
      draft = new StateDraft(state)
  }
}

process.on('message', (message: ToExecutor) => {
  take(message).catch((error: unknown) => {
    report(error)
    process.disconnect()
  })
})
// Whoever presses Ctrl-C or stops a service means the parent, which ends this process too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
