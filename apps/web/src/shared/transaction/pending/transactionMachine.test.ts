import { describe, expect, it } from 'vitest'
import { exampleId as own, exampleReceipt } from './testing/exampleTransaction'
import {
  equalOf,
  idOf,
  isInDoubt,
  isOpen,
  isSettled,
  isUnprovedRefusal,
  isWaitedFor,
  nextProgress,
  type TransactionEvent,
  type TransactionProgress,
} from './transactionMachine'

const other = 'ef'.repeat(32)
const address = `0x${'11'.repeat(20)}` as const
const undone = { ...exampleReceipt, success: false }
const refusal = { reason: 'byWallet', code: 'WalletLocked', isSure: false } as const
const stray = { id: own, sender: address, to: address, amount: 3n } as const

const states = {
  awaiting: { status: 'awaiting' },
  awaitingEqual: { status: 'awaiting', equal: other },
  submitted: { status: 'submitted', id: own },
  confirmed: { status: 'confirmed', id: own, receipt: exampleReceipt },
  failed: { status: 'failed', id: own, receipt: undone },
  dropped: { status: 'failed', id: own, receipt: null, nodeStatus: 21 },
  refused: { status: 'rejected', ...refusal, isSure: true },
  unproved: { status: 'rejected', ...refusal },
  unprovedEqual: { status: 'rejected', ...refusal, equal: other },
  strayed: { status: 'strayed', ...stray },
  late: { status: 'unknown', id: own, cause: 'pollsOver' },
  doubted: { status: 'unknown', id: own, cause: 'doubt' },
  unseen: { status: 'unknown', id: own, cause: 'unseen' },
  nameless: { status: 'unknown', id: null, cause: 'stopped' },
  namelessEqual: { status: 'unknown', id: null, cause: 'stopped', equal: other },
} as const satisfies Readonly<Record<string, TransactionProgress>>
type StateName = keyof typeof states
const names = Object.keys(states) as readonly StateName[]

type After = Partial<Readonly<Record<StateName, TransactionProgress>>>

/** The same state after an event from each of some states. */
function each(from: readonly StateName[], after: TransactionProgress): After {
  return Object.fromEntries(from.map((name) => [name, after]))
}

const withoutId = ['awaiting', 'awaitingEqual', 'nameless', 'namelessEqual'] as const
const openWithId = ['submitted', 'late', 'doubted', 'unseen'] as const
const submitted = (id: string): TransactionProgress => ({ status: 'submitted', id })
const unknown = (cause: 'stopped' | 'unclear' | 'pageGone'): After => ({
  awaiting: { status: 'unknown', id: null, cause },
  awaitingEqual: { status: 'unknown', id: null, cause, equal: other },
})

/** The states that each event changes, and how; it changes no other ones. */
const table: readonly (readonly [TransactionEvent, After])[] = [
  [
    { kind: 'submitted', id: other },
    each([...withoutId, 'refused', 'unproved', 'unprovedEqual'], submitted(other)),
  ],
  [{ kind: 'rejected', ...refusal }, each(withoutId, { status: 'rejected', ...refusal })],
  [
    { kind: 'nothingSent' },
    {
      unproved: { status: 'rejected', ...refusal, isSure: true },
      unprovedEqual: { status: 'rejected', ...refusal, isSure: true, equal: other },
    },
  ],
  [{ kind: 'unclear' }, unknown('unclear')],
  [{ kind: 'stopWaiting' }, unknown('stopped')],
  [{ kind: 'pageGone' }, unknown('pageGone')],
  [{ kind: 'pollsOver' }, each(['submitted'], { status: 'unknown', id: own, cause: 'pollsOver' })],
  [{ kind: 'misnamed', id: own }, each(openWithId, { status: 'unknown', id: null, cause: 'misnamed' })],
  [{ kind: 'misnamed', id: other }, {}],
  [{ kind: 'doubt', id: own }, each(openWithId, { status: 'unknown', id: own, cause: 'doubt' })],
  [{ kind: 'doubt', id: other }, {}],
  [{ kind: 'unseen', id: own }, each(openWithId, { status: 'unknown', id: own, cause: 'unseen' })],
  [{ kind: 'unseen', id: other }, {}],
  [
    { kind: 'equal', id: other },
    {
      awaiting: { status: 'awaiting', equal: other },
      unproved: { status: 'rejected', ...refusal, equal: other },
      nameless: { status: 'unknown', id: null, cause: 'stopped', equal: other },
    },
  ],
  [
    { kind: 'equal', id: own },
    {
      ...each(['awaiting', 'awaitingEqual'], { status: 'awaiting', equal: own }),
      ...each(['unproved', 'unprovedEqual'], { status: 'rejected', ...refusal, equal: own }),
      ...each(['nameless', 'namelessEqual'], { status: 'unknown', id: null, cause: 'stopped', equal: own }),
    },
  ],
  [
    { kind: 'equal', id: null },
    {
      awaitingEqual: { status: 'awaiting' },
      unprovedEqual: { status: 'rejected', ...refusal },
      namelessEqual: { status: 'unknown', id: null, cause: 'stopped' },
    },
  ],
  [{ kind: 'strayed', ...stray }, each(openWithId, { status: 'strayed', ...stray })],
  [{ kind: 'strayed', ...stray, id: other }, {}],
  [
    { kind: 'receipt', receipt: exampleReceipt },
    each([...openWithId, 'dropped'], {
      status: 'confirmed',
      id: own,
      receipt: exampleReceipt,
    }),
  ],
  [
    { kind: 'receipt', receipt: undone },
    each([...openWithId, 'dropped'], { status: 'failed', id: own, receipt: undone }),
  ],
  [{ kind: 'receipt', receipt: { ...exampleReceipt, id: other } }, {}],
  [
    { kind: 'refused', id: own, nodeStatus: 10 },
    each(openWithId, { status: 'failed', id: own, receipt: null, nodeStatus: 10 }),
  ],
  [{ kind: 'refused', id: other, nodeStatus: 10 }, {}],
]

describe('[BX-01] the progress of a transaction', () => {
  it.each(table.map(([event, after]) => ({ event, after })))('after $event', ({ event, after }) => {
    for (const name of names) {
      const next = nextProgress(states[name], event)
      const expected = after[name]
      if (expected === undefined) expect(next, name).toBe(states[name])
      else expect(next, name).toEqual(expected)
    }
  })

  it('says what is open, in doubt, settled, waited for', () => {
    const those = (is: (state: TransactionProgress) => boolean) => names.filter((name) => is(states[name]))
    const open = [
      'awaiting',
      'awaitingEqual',
      'submitted',
      'late',
      'doubted',
      'unseen',
      'nameless',
      'namelessEqual',
    ]
    expect(those(isOpen)).toEqual(open)
    expect(those(isSettled)).toEqual(names.filter((name) => !open.includes(name)))
    expect(those(isUnprovedRefusal)).toEqual(['unproved', 'unprovedEqual'])
    expect(those(isInDoubt)).toEqual(
      names.filter((name) => open.includes(name) || name.startsWith('unproved')),
    )
    expect(those((state) => isWaitedFor({ state, isDismissed: false }))).toEqual(open)
    expect(those((state) => isWaitedFor({ state, isDismissed: true }))).toEqual([])
    expect(those((state) => idOf(state) === own)).toEqual([
      'submitted',
      'confirmed',
      'failed',
      'dropped',
      'strayed',
      'late',
      'doubted',
      'unseen',
    ])
    expect(those((state) => idOf(state) === null)).toHaveLength(names.length - 8)
    expect(those((state) => equalOf(state) === other)).toEqual(names.filter((name) => name.endsWith('Equal')))
    expect(those((state) => equalOf(state) === null)).toHaveLength(names.length - 3)
  })
})
