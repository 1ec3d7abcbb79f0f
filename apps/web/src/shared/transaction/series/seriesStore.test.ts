/** The series that a browser keeps. */
import { describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '../../device/testing/memoryStorage'
import { createSeriesStore } from './seriesStore'
import { exampleSeries } from './testing/exampleSeries'

function open() {
  const storage = createMemoryStorage()
  return {
    storage,
    store: createSeriesStore(storage.textsOf({})),
    other: createSeriesStore(storage.textsOf({})),
  }
}
const seriesOf = (id: string, time: number, change: object = {}) => exampleSeries({ id, time, ...change })

describe('the series of a browser', () => {
  it('are listed with the newest first, and of two at once the later key', () => {
    const { store } = open()
    for (const series of [seriesOf('b', 5), seriesOf('d', 4), seriesOf('c', 5), seriesOf('a', 9)])
      expect(store.add(series)).toBe(true)
    expect(store.list().map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd'])
    expect(store.list()).toBe(store.list())
    expect(store.get('c')).toEqual(seriesOf('c', 5))
    expect(store.get('x')).toBeNull()
  })

  it('change in parts, here and in another tab, and nothing comes of one that is not there', () => {
    const { store, other } = open()
    store.add(seriesOf('a', 1))
    const listener = vi.fn()
    const stop = other.subscribe(listener)
    store.change('a', { skipped: ['b'], isSeen: true })
    expect(other.get('a')).toEqual(seriesOf('a', 1, { skipped: ['b'], isSeen: true }))
    expect(listener).toHaveBeenCalledTimes(1)
    store.change('x', { isEnded: true })
    expect(store.list().map(({ id }) => id)).toEqual(['a'])
    stop()
    store.change('a', { isEnded: true })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('five are kept of those that the person is done with, and all others', () => {
    const { store } = open()
    for (let time = 1; time <= 4; time++) store.add(seriesOf(`ended ${time}`, time, { isEnded: true }))
    for (let time = 5; time <= 6; time++) store.add(seriesOf(`seen ${time}`, time, { isSeen: true }))
    for (let time = 7; time <= 12; time++) store.add(seriesOf(`open ${time}`, time))
    const left = store.list().map(({ id }) => id)
    expect(left).toEqual([
      'open 12',
      'open 11',
      'open 10',
      'open 9',
      'open 8',
      'open 7',
      'seen 6',
      'seen 5',
      'ended 4',
      'ended 3',
    ])
  })

  it('one that is not kept is not there, and nothing of it lies about', () => {
    const { storage, store } = open()
    store.add(seriesOf('a', 1))
    storage.isFull = true
    expect(store.add(seriesOf('b', 2))).toBe(false)
    expect(store.list().map(({ id }) => id)).toEqual(['a'])
    storage.isFull = false
    expect([...storage.entries.keys()]).toEqual(['tyto.series.a'])
  })

  it('a text of another id under a key is none', () => {
    const { storage, store } = open()
    store.add(seriesOf('a', 1))
    const again = createMemoryStorage()
    again.entries.set('tyto.series.b', storage.entries.get('tyto.series.a')!)
    again.entries.set('tyto.series.a', storage.entries.get('tyto.series.a')!)
    expect(
      createSeriesStore(again.textsOf({}))
        .list()
        .map(({ id }) => id),
    ).toEqual(['a'])
    expect(createSeriesStore(again.textsOf({})).get('b')).toBeNull()
  })
})
