/** Each button of the dialog of a series. */
import { expect, it } from 'vitest'
import { exampleId, exampleTransaction } from '../pending/testing/exampleTransaction'
import type { StoredTransaction } from '../pending/storedTransaction'
import type { Series } from './series'
import { restingRun, type SeriesPhase } from './seriesMachine'
import { pressesOf } from './seriesPresses'
import { exampleSeries } from './testing/exampleSeries'

function open(change: Partial<Series> = {}, phase: SeriesPhase = { kind: 'resting' }) {
  let series = exampleSeries(change)
  const told: unknown[] = []
  const stored: StoredTransaction[] = []
  const view = { shown: null as string | null }
  const presses = pressesOf(
    {
      seriesStore: {
        get: (id: string) => (id === 's' ? series : null),
        change: (id: string, part: object) => {
          told.push(['change', id, part])
          series = { ...series, ...part }
        },
      },
      store: { list: () => stored },
      seriesView: { getState: () => view, setState: (part: object) => Object.assign(view, part) },
    } as never,
    {
      runs: {
        of: () => ({ ...restingRun, phase }),
        dispatch: (id: string, event: object) => told.push(['run', id, event]),
      } as never,
      locks: { drive: async (id: string, event: object) => void told.push(['drive', id, event]) } as never,
    },
  )
  return { presses, told, stored, view }
}

it('GO and PAUSE', () => {
  const { presses, told } = open({ isEnded: true, isSeen: true })
  presses.go('s')
  presses.pause('s')
  expect(told).toEqual([
    ['change', 's', { isEnded: false, isSeen: false }],
    ['drive', 's', { kind: 'go' }],
    ['run', 's', { kind: 'pause' }],
  ])
})

it('once more, which takes it back among those that are sent', () => {
  const { presses, told } = open({ skipped: ['a', 'b'] })
  presses.retry('s', 'b')
  presses.retry('x', 'b')
  expect(told).toEqual([
    ['drive', 's', { kind: 'retry', item: 'b' }],
    ['change', 's', { skipped: ['a'], isEnded: false, isSeen: false }],
  ])
})

it.each<[string, Partial<Series>, SeriesPhase, boolean]>([
  ['at rest', { skipped: ['a'] }, { kind: 'resting' }, true],
  ['while another one is prepared', { skipped: ['a'] }, { kind: 'preparing', item: 'a', ticket: 1 }, true],
  ['while another one is followed', { skipped: ['a'] }, { kind: 'following', item: 'a' }, true],
  ['while it is prepared', {}, { kind: 'preparing', item: 'b', ticket: 1 }, false],
  ['while it is followed', {}, { kind: 'following', item: 'b' }, false],
  ['twice', { skipped: ['b'] }, { kind: 'resting' }, false],
])('leaves an item out %s', (_, change, phase, isLeftOut) => {
  const { presses, told } = open(change, phase)
  presses.skip('s', 'b')
  presses.skip('x', 'b')
  expect(told).toEqual(isLeftOut ? [['change', 's', { skipped: ['a', 'b'] }]] : [])
})

it('ends after what is under way', () => {
  const { presses, told } = open()
  presses.end('s')
  expect(told).toEqual([
    ['run', 's', { kind: 'pause' }],
    ['change', 's', { isEnded: true }],
  ])
})

it('shows one, and one that was over in it is seen', () => {
  const { presses, told, stored, view } = open({ skipped: ['b'] })
  presses.show('s')
  expect(view.shown).toBe('s')
  presses.show(null)
  // One is left to send.
  expect([view.shown, told]).toEqual([null, []])
  const state = { status: 'confirmed', id: exampleId, receipt: {} as never } as const
  stored.push(exampleTransaction({ series: { id: 's', item: 'a' }, state }))
  presses.show('s')
  presses.show('s')
  expect(told).toEqual([])
  presses.show('x')
  expect([view.shown, told]).toEqual(['x', [['change', 's', { isSeen: true }]]])
  // What is not there is not seen.
  presses.show(null)
  expect(told).toHaveLength(1)
})
