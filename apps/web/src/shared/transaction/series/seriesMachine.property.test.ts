import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleId, exampleReceipt, exampleTransaction } from '../pending/testing/exampleTransaction'
import type { StoredTransaction } from '../pending/storedTransaction'
import type { ItemState, ItemStatus } from './itemStates'
import { isBlocked, nextRun, restingRun, type SeriesEvent, type SeriesRun } from './seriesMachine'

const keys = ['a', 'b', 'c', 'd'] as const
const anyKey = fc.constantFrom(...keys)
const anyStatus = fc.constantFrom<ItemStatus>(
  'toSend',
  'skipped',
  'awaiting',
  'submitted',
  'confirmed',
  'failed',
  'rejected',
  'unknown',
)

const anyEvent: fc.Arbitrary<SeriesEvent> = fc.oneof(
  fc.constantFrom<SeriesEvent>({ kind: 'go' }, { kind: 'pause' }, { kind: 'stored' }, { kind: 'elsewhere' }),
  anyKey.map((item) => ({ kind: 'retry', item }) as const),
  fc.record({ kind: fc.constantFrom('asked', 'hadGone'), ticket: fc.integer({ min: 0, max: 12 }) }),
  fc.record({
    kind: fc.constant('notAsked'),
    ticket: fc.integer({ min: 0, max: 12 }),
    problem: fc.constant({ code: 'WouldFail', cause: null, step: null }),
  }),
)

/** Items of which the first two ask for the very same. */
function stateOf(key: string, status: ItemStatus): ItemState {
  const input = key === 'a' || key === 'b' ? '{}' : `{"to":"${key}"}`
  const item = { key, action: 'addFunds', input, label: key, rows: [] }
  const progress = progressOf(status)
  const transaction = progress && exampleTransaction({ state: progress, series: { id: 's', item: key } })
  return { item, status, transaction }
}

function progressOf(status: ItemStatus): StoredTransaction['state'] | null {
  switch (status) {
    case 'toSend':
    case 'skipped':
      return null
    case 'awaiting':
      return { status }
    case 'submitted':
      return { status, id: exampleId }
    case 'confirmed':
      return { status, id: exampleId, receipt: exampleReceipt }
    case 'failed':
      return { status, id: exampleId, receipt: { ...exampleReceipt, success: false } }
    case 'rejected':
      return { status, reason: 'byUser', code: null, isSure: true }
    case 'strayed': {
      const { sender, to } = exampleTransaction().intent
      return { status, id: exampleId, sender, to, amount: 8n }
    }
    case 'unknown':
      return { status, id: null, cause: 'stopped' }
  }
}

const anyWalk = fc.array(fc.tuple(anyEvent, fc.tuple(anyStatus, anyStatus, anyStatus, anyStatus)), {
  maxLength: 40,
})

test('whatever happens in whatever order, only what has not gone is prepared, one at a time', () => {
  fc.assert(
    fc.property(anyWalk, (walk) => {
      let run: SeriesRun = restingRun
      for (const [event, statuses] of walk) {
        const states = keys.map((key, at) => stateOf(key, statuses[at]!))
        const { run: next, effect } = nextRun(run, event, states)
        if (effect !== null) {
          const state = states.find(({ item }) => item.key === effect.item)!
          expect(['toSend', 'skipped', 'rejected', 'failed']).toContain(state.status)
          expect(isBlocked(state, states)).toBe(false)
          // By itself it takes only what was never sent.
          if (event.kind !== 'retry') expect(state.status).toBe('toSend')
          // Nobody else waits for the wallet or for a block.
          expect(states.some(({ status }) => status === 'awaiting' || status === 'submitted')).toBe(false)
          expect(effect.ticket).toBeGreaterThan(run.lastTicket)
          expect(next.phase).toEqual({ kind: 'preparing', ...effect })
        }
        if (run.phase.kind === 'resting' && event.kind !== 'go' && event.kind !== 'retry') {
          // Nothing but a press ends a rest.
          expect(next.phase.kind).toBe('resting')
        }
        run = next
      }
    }),
    { numRuns: 2_000 },
  )
})

test('while nothing comes in between, one press sends all of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (count) => {
      const names = Array.from({ length: count }, (_, at) => `item ${at}`)
      const done = new Map<string, ItemStatus>()
      const states = (): ItemState[] => names.map((key) => stateOf(key, done.get(key) ?? 'toSend'))
      const order: string[] = []
      let { run, effect } = nextRun(restingRun, { kind: 'go' }, states())
      // A machine that never ends is seen by its order.
      while (effect !== null && order.length <= count) {
        const { item, ticket }: { item: string; ticket: number } = effect
        order.push(item)
        done.set(item, 'awaiting')
        run = nextRun(run, { kind: 'asked', ticket }, states()).run
        done.set(item, 'submitted')
        run = nextRun(run, { kind: 'stored' }, states()).run
        done.set(item, 'confirmed')
        ;({ run, effect } = nextRun(run, { kind: 'stored' }, states()))
      }
      expect(order).toEqual(names)
      expect(run).toMatchObject({ phase: { kind: 'resting' }, pause: null })
    }),
  )
})

test.each(['rejected', 'failed', 'unknown'] as const)(
  '%s: it rests, says of which, and goes on by a press',
  (status) => {
    const at = (a: ItemStatus): ItemState[] => [stateOf('c', a), stateOf('d', 'toSend')]
    let { run, effect } = nextRun(restingRun, { kind: 'go' }, at('toSend'))
    expect(effect).toEqual({ item: 'c', ticket: 1 })
    run = nextRun(run, { kind: 'asked', ticket: 1 }, at('awaiting')).run
    ;({ run, effect } = nextRun(run, { kind: 'stored' }, at(status)))
    expect(effect).toBeNull()
    expect(run).toMatchObject({ phase: { kind: 'resting' }, pause: { kind: 'item', item: 'c' } })
    expect(nextRun(run, { kind: 'retry', item: 'c' }, at(status)).effect).toEqual(
      status === 'unknown' ? null : { item: 'c', ticket: 2 },
    )
    expect(nextRun(run, { kind: 'go' }, at(status)).effect).toEqual({ item: 'd', ticket: 2 })
  },
)

test('a pause before the wallet takes effect at once, and later after the one that is under way', () => {
  const at = (a: ItemStatus): ItemState[] => [stateOf('c', a), stateOf('d', 'toSend')]
  const begun = nextRun(restingRun, { kind: 'go' }, at('toSend')).run
  const paused = nextRun(begun, { kind: 'pause' }, at('toSend')).run
  expect(paused).toMatchObject({ phase: { kind: 'resting' }, pause: { kind: 'person' } })
  expect(nextRun(paused, { kind: 'asked', ticket: 1 }, at('toSend')).run).toBe(paused)
  const asked = nextRun(begun, { kind: 'asked', ticket: 1 }, at('awaiting')).run
  const stopping = nextRun(asked, { kind: 'pause' }, at('awaiting')).run
  expect(stopping).toMatchObject({ phase: { kind: 'following', item: 'c' }, isStopping: true })
  const ended = nextRun(stopping, { kind: 'stored' }, at('confirmed'))
  expect(ended.effect).toBeNull()
  expect(ended.run).toMatchObject({ phase: { kind: 'resting' }, pause: { kind: 'person' } })
  // Changed their mind in time.
  const going = nextRun(stopping, { kind: 'go' }, at('submitted')).run
  expect(nextRun(going, { kind: 'stored' }, at('confirmed')).effect).toEqual({ item: 'd', ticket: 2 })
})

test('the very same transaction waits while nobody knows whether the other one was signed', () => {
  const states = [stateOf('a', 'unknown'), stateOf('b', 'toSend'), stateOf('c', 'toSend')]
  expect(nextRun(restingRun, { kind: 'go' }, states).effect).toEqual({ item: 'c', ticket: 1 })
  expect(nextRun(restingRun, { kind: 'retry', item: 'b' }, states).effect).toBeNull()
})
