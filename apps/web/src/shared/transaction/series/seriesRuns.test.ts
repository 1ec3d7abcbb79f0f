/** The work of a page for its series, piece by piece. */
import { expect, it } from 'vitest'
import { exampleId, exampleTransaction } from '../pending/testing/exampleTransaction'
import type { StoredTransaction } from '../pending/storedTransaction'
import type { PrepareEffect, SeriesEvent } from './seriesMachine'
import { restingRun } from './seriesMachine'
import { createSeriesRuns } from './seriesRuns'
import { exampleItem, exampleSeries } from './testing/exampleSeries'

const items = ['a', 'b'].map((key) => ({ ...exampleItem(key), input: `"${key}"` }))
const series = exampleSeries({ items })

function open() {
  const stopped = new AbortController()
  const asked: {
    readonly effect: PrepareEffect
    readonly signal: AbortSignal
    readonly onAsked: () => void
  }[] = []
  const answers: ((event: SeriesEvent) => void)[] = []
  const stored: StoredTransaction[] = []
  const facts = { changes: 0 }
  const runs = createSeriesRuns({
    seriesStore: { get: (id: string) => (id === series.id ? series : null) } as never,
    store: { list: () => stored } as never,
    stopped: stopped.signal,
    prepare: (of, effect, { signal, onAsked }) => {
      expect(of).toBe(series)
      asked.push({ effect, signal, onAsked })
      return new Promise((resolve) => answers.push(resolve))
    },
    onChange: () => void facts.changes++,
  })
  return { runs, asked, answers, stored, stopped, facts }
}

it('prepares one, tells each change, and follows what the wallet was asked for', () => {
  const { runs, asked, stored, facts } = open()
  expect(runs.of('s')).toBe(restingRun)
  runs.dispatch('s', { kind: 'go' })
  expect(asked.map(({ effect }) => effect)).toEqual([{ item: 'a', ticket: 1 }])
  expect(runs.of('s').phase).toEqual({ kind: 'preparing', item: 'a', ticket: 1 })
  expect([...runs.all()]).toEqual([['s', runs.of('s')]])
  expect(facts.changes).toBe(1)
  stored.push(exampleTransaction({ series: { id: 's', item: 'a' } }))
  asked[0]!.onAsked()
  expect(runs.of('s').phase).toEqual({ kind: 'following', item: 'a' })
  // It is no longer prepared: a window that is open would be waited for by nobody.
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(facts.changes).toBe(2)
  const all = runs.all()
  stored[0] = { ...stored[0]!, state: { status: 'confirmed', id: exampleId, receipt: {} as never } }
  runs.dispatch('s', { kind: 'stored' })
  expect(asked.map(({ effect }) => effect)).toEqual([
    { item: 'a', ticket: 1 },
    { item: 'b', ticket: 2 },
  ])
  expect(asked[1]!.signal.aborted).toBe(false)
  // What was drawn stays as it was.
  expect(all.get('s')?.phase).toEqual({ kind: 'following', item: 'a' })
})

it('stops what is prepared when somebody pauses, and hears no late answer of it', async () => {
  const { runs, asked, answers, facts } = open()
  runs.dispatch('s', { kind: 'go' })
  runs.dispatch('s', { kind: 'go' })
  expect(asked).toHaveLength(1)
  expect(asked[0]!.signal.aborted).toBe(false)
  runs.dispatch('s', { kind: 'pause' })
  expect(asked[0]!.signal.aborted).toBe(true)
  runs.dispatch('s', { kind: 'go' })
  expect(asked.map(({ effect: { ticket } }) => ticket)).toEqual([1, 2])
  expect(asked[1]!.signal.aborted).toBe(false)
  const problem = { code: 'WouldFail', cause: null, step: null }
  answers[0]!({ kind: 'notAsked', ticket: 1, problem })
  await Promise.resolve()
  expect(runs.of('s').phase).toEqual({ kind: 'preparing', item: 'a', ticket: 2 })
  answers[1]!({ kind: 'notAsked', ticket: 2, problem })
  await Promise.resolve()
  expect(runs.of('s').pause).toEqual({ kind: 'problem', item: 'a', problem })
  expect(facts.changes).toBeGreaterThan(4)
})

it('does nothing for a series that is not there, and nothing once the page is closed', () => {
  const { runs, asked, stopped, facts } = open()
  runs.dispatch('x', { kind: 'go' })
  expect([asked.length, facts.changes, runs.all().size]).toEqual([0, 0, 0])
  runs.dispatch('s', { kind: 'go' })
  runs.stop()
  expect(asked[0]!.signal.aborted).toBe(true)
  stopped.abort()
  runs.dispatch('s', { kind: 'pause' })
  expect(runs.of('s').phase.kind).toBe('preparing')
})
