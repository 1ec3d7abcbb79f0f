/** Each event of a series in this page, with the state that must follow it. */
import { describe, expect, it } from 'vitest'
import { exampleId, exampleReceipt, exampleTransaction } from '../pending/testing/exampleTransaction'
import type { StoredTransaction } from '../pending/storedTransaction'
import type { ItemState, ItemStatus } from './itemStates'
import {
  isBlocked,
  mayRetry,
  nextRun,
  restingRun,
  type SeriesEvent,
  type SeriesPhase,
  type SeriesRun,
} from './seriesMachine'
import { exampleItem } from './testing/exampleSeries'

const states: Readonly<Partial<Record<ItemStatus, StoredTransaction['state']>>> = {
  awaiting: { status: 'awaiting' },
  submitted: { status: 'submitted', id: exampleId },
  confirmed: { status: 'confirmed', id: exampleId, receipt: exampleReceipt },
  failed: { status: 'failed', id: exampleId, receipt: exampleReceipt },
  rejected: { status: 'rejected', reason: 'byUser', code: null, isSure: true },
  strayed: { status: 'strayed', id: exampleId, sender: '0x', to: '0x', amount: 8n } as never,
  unknown: { status: 'unknown', id: null, cause: 'stopped' },
}

/** Each with an input of its own, in this order. */
function itemsOf(statuses: Readonly<Record<string, ItemStatus>>): readonly ItemState[] {
  return Object.entries(statuses).map(([key, status]) => {
    const state = states[status]
    return {
      item: { ...exampleItem(key), input: `{"to":"${key}"}` },
      status,
      transaction: state ? exampleTransaction({ state }) : null,
    }
  })
}

const resting: SeriesPhase = { kind: 'resting' }
const preparingA: SeriesPhase = { kind: 'preparing', item: 'a', ticket: 3 }
const followingA: SeriesPhase = { kind: 'following', item: 'a' }
const paused = { kind: 'person' } as const
const problem = { code: 'WouldFail', cause: null, step: null }

const runOf = (phase: SeriesPhase, change: Partial<SeriesRun> = {}): SeriesRun => ({
  phase,
  isStopping: false,
  pause: null,
  lastTicket: 3,
  ...change,
})
const preparing = (item: string): SeriesRun =>
  runOf({ kind: 'preparing', item, ticket: 4 }, { lastTicket: 4 })

/** What was, what came, the items at that moment, and what must be; the same run where nothing follows. */
type Row = readonly [string, SeriesRun, SeriesEvent, Readonly<Record<string, ItemStatus>>, SeriesRun | 'same']

const retryB = { kind: 'retry', item: 'b' } as const
const rows: readonly Row[] = [
  ['it begins', runOf(resting), { kind: 'go' }, { a: 'confirmed', b: 'toSend', c: 'toSend' }, preparing('b')],
  [
    'it goes on after a pause',
    runOf(resting, { pause: paused, isStopping: true }),
    { kind: 'go' },
    { a: 'failed', b: 'skipped', c: 'toSend' },
    preparing('c'),
  ],
  [
    'it goes on with what waits for the wallet',
    runOf(resting, { pause: paused }),
    { kind: 'go' },
    { a: 'awaiting', b: 'toSend' },
    runOf(followingA),
  ],
  [
    'it goes on with what waits for its block',
    runOf(resting, { pause: paused }),
    { kind: 'go' },
    { a: 'submitted', b: 'toSend' },
    runOf(followingA),
  ],
  [
    'nothing is left',
    runOf(resting, { pause: paused }),
    { kind: 'go' },
    { a: 'confirmed', b: 'rejected' },
    runOf(resting),
  ],
  [
    'a press while it prepares takes back the pause',
    runOf(preparingA, { isStopping: true }),
    { kind: 'go' },
    { a: 'toSend' },
    runOf(preparingA),
  ],
  [
    'a press while it follows takes back the pause',
    runOf(followingA, { isStopping: true }),
    { kind: 'go' },
    { a: 'submitted', b: 'toSend' },
    runOf(followingA),
  ],
  [
    'once more, by a press',
    runOf(resting, { isStopping: true, pause: paused }),
    retryB,
    { a: 'toSend', b: 'rejected' },
    preparing('b'),
  ],
  ['once more, which nobody knows', runOf(resting), retryB, { a: 'toSend' }, 'same'],
  ['once more, while it prepares', runOf(preparingA), retryB, { a: 'toSend', b: 'rejected' }, 'same'],
  ['once more, while it follows', runOf(followingA), retryB, { a: 'confirmed', b: 'rejected' }, 'same'],
  ['once more, while one waits', runOf(resting), retryB, { a: 'awaiting', b: 'rejected' }, 'same'],
  ['once more, while one is on its way', runOf(resting), retryB, { a: 'submitted', b: 'rejected' }, 'same'],
  ['once more, what went', runOf(resting), retryB, { b: 'confirmed' }, 'same'],
  [
    'a pause before the wallet',
    runOf(preparingA, { isStopping: true }),
    { kind: 'pause' },
    { a: 'toSend' },
    runOf(resting, { pause: paused }),
  ],
  [
    'a pause while it follows',
    runOf(followingA),
    { kind: 'pause' },
    { a: 'submitted' },
    runOf(followingA, { isStopping: true }),
  ],
  ['a pause while it rests', runOf(resting), { kind: 'pause' }, { a: 'toSend' }, 'same'],
  ['the store, while it rests', runOf(resting), { kind: 'stored' }, { a: 'confirmed', b: 'toSend' }, 'same'],
  ['the store, while it prepares', runOf(preparingA), { kind: 'stored' }, { a: 'rejected' }, 'same'],
  ['the store: still in the wallet', runOf(followingA), { kind: 'stored' }, { a: 'awaiting' }, 'same'],
  ['the store: on its way', runOf(followingA), { kind: 'stored' }, { a: 'submitted' }, 'same'],
  [
    'the store: in its block',
    runOf(followingA),
    { kind: 'stored' },
    { a: 'confirmed', b: 'toSend' },
    preparing('b'),
  ],
  [
    'the store: the last one in its block',
    runOf(followingA),
    { kind: 'stored' },
    { a: 'confirmed', b: 'failed' },
    runOf(resting),
  ],
  ...(['rejected', 'failed', 'strayed', 'unknown'] as const).map((status): Row => [
    `the store: ${status}`,
    runOf(followingA, { isStopping: true }),
    { kind: 'stored' },
    { a: status, b: 'toSend' },
    runOf(resting, { pause: { kind: 'item', item: 'a' } }),
  ]),
  [
    'the store: in its block, and a pause is wanted',
    runOf(followingA, { isStopping: true }),
    { kind: 'stored' },
    { a: 'confirmed', b: 'toSend' },
    runOf(resting, { pause: paused }),
  ],
  [
    'the store: the last one in its block, and a pause is wanted',
    runOf(followingA, { isStopping: true }),
    { kind: 'stored' },
    { a: 'confirmed', b: 'skipped' },
    runOf(resting),
  ],
  [
    'another tab sends',
    runOf(resting, { isStopping: true }),
    { kind: 'elsewhere' },
    { a: 'toSend' },
    runOf(resting, { pause: { kind: 'elsewhere' } }),
  ],
  ['another tab sends, while it prepares', runOf(preparingA), { kind: 'elsewhere' }, { a: 'toSend' }, 'same'],
  [
    'another tab sends, while it follows',
    runOf(followingA),
    { kind: 'elsewhere' },
    { a: 'awaiting' },
    'same',
  ],
  [
    'the wallet was asked',
    runOf(preparingA),
    { kind: 'asked', ticket: 3 },
    { a: 'awaiting' },
    runOf(followingA),
  ],
  [
    'it had gone',
    runOf(preparingA),
    { kind: 'hadGone', ticket: 3 },
    { a: 'confirmed', b: 'toSend' },
    preparing('b'),
  ],
  [
    'the wallet could not be asked',
    runOf(preparingA),
    { kind: 'notAsked', ticket: 3, problem },
    { a: 'toSend' },
    runOf(resting, { pause: { kind: 'problem', item: 'a', problem } }),
  ],
  [
    'a late answer while another one is prepared',
    runOf(preparingA),
    { kind: 'notAsked', ticket: 2, problem },
    { a: 'toSend' },
    'same',
  ],
  ['a late answer while it rests', runOf(resting), { kind: 'asked', ticket: 3 }, { a: 'awaiting' }, 'same'],
  [
    'a late answer while it follows',
    runOf(followingA),
    { kind: 'notAsked', ticket: 3, problem },
    { a: 'awaiting' },
    'same',
  ],
]

describe('[BX-27] what a series does next', () => {
  it.each(rows)('%s', (_, before, event, statuses, expected) => {
    const { run, effect } = nextRun(before, event, itemsOf(statuses))
    const next = expected === 'same' ? before : expected
    expect(run).toEqual(next)
    const isNew = next.phase.kind === 'preparing' && next.phase.ticket === 4
    expect(effect).toEqual(
      isNew && next.phase.kind === 'preparing' ? { item: next.phase.item, ticket: 4 } : null,
    )
  })

  it('its first ticket is the first', () => {
    const { run, effect } = nextRun(restingRun, { kind: 'go' }, itemsOf({ a: 'toSend' }))
    expect(effect).toEqual({ item: 'a', ticket: 1 })
    expect(run).toMatchObject({ isStopping: false, pause: null, lastTicket: 1 })
    expect(restingRun).toEqual({ phase: resting, isStopping: false, pause: null, lastTicket: 0 })
  })
})

describe('[BX-27] the very same transaction twice', () => {
  const [asked] = itemsOf({ a: 'toSend' }) as [ItemState]
  const withState = (state: StoredTransaction['state'] | null, change: object = {}): ItemState => ({
    item: { ...asked.item, key: 'b', ...change },
    status: state?.status ?? 'toSend',
    transaction: state && exampleTransaction({ state }),
  })

  it.each<[string, ItemState, boolean]>([
    ['in the wallet', withState(states.awaiting!), true],
    ['unknown', withState(states.unknown!), true],
    [
      'unknown, with its id',
      withState({ status: 'unknown', id: exampleId, cause: 'stopped' } as never),
      false,
    ],
    ['rejected', withState(states.rejected!), false],
    ['on its way, by its id', withState(states.submitted!), false],
    ['confirmed', withState(states.confirmed!), false],
    ['not sent', withState(null), false],
    ['unknown without a transaction', { ...withState(null), status: 'unknown' }, false],
    ['another action', withState(states.unknown!, { action: 'burn' }), false],
    ['another input', withState(states.unknown!, { input: '{}' }), false],
    ['the item itself', withState(states.unknown!, { key: 'a' }), false],
  ])('where the other one is %s: it waits %s', (_, other, waits) => {
    expect(isBlocked(asked, [asked, other])).toBe(waits)
    expect(mayRetry(asked, [asked, other])).toBe(!waits)
    const { effect } = nextRun(restingRun, { kind: 'retry', item: 'a' }, [asked, other])
    const isFree = !waits && other.status !== 'submitted'
    expect(effect).toEqual(isFree ? { item: 'a', ticket: 1 } : null)
  })

  it.each<[ItemStatus, boolean]>([
    ['toSend', true],
    ['skipped', true],
    ['rejected', true],
    ['failed', true],
    ['awaiting', false],
    ['submitted', false],
    ['confirmed', false],
    ['strayed', false],
    ['unknown', false],
  ])('%s: may be sent after all: %s', (status, may) => {
    const items = itemsOf({ a: status })
    expect(mayRetry(items[0]!, items)).toBe(may)
  })
})
