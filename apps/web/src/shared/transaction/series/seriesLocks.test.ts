/** One tab sends from an account, and one series at a time. */
import { expect, it } from 'vitest'
import { createPageLocks, type Locks } from '../pending/locks'
import type { Series } from './series'
import { SeriesLocks } from './seriesLocks'
import { exampleSeries } from './testing/exampleSeries'

const settled = async (): Promise<void> => {
  for (let at = 0; at < 30; at++) await Promise.resolve()
}

/** A tab with these series, whose time passes by a call. */
function openTab(locks: Locks, list: readonly Series[]) {
  const stopped = new AbortController()
  const told: string[] = []
  const elsewhere: (readonly string[])[] = []
  const sleeps: {
    readonly ms: number
    readonly wake: () => void
    readonly signal: AbortSignal | undefined
  }[] = []
  const resting = new Set(list.map(({ id }) => id))
  const tab = new SeriesLocks({
    locks,
    stopped: stopped.signal,
    clock: {
      now: () => 0,
      sleep: (ms: number, signal?: AbortSignal) =>
        new Promise<void>((wake) => {
          sleeps.push({ ms, wake, signal })
          signal?.addEventListener('abort', () => wake())
        }),
    } as never,
    seriesStore: {
      get: (id: string) => list.find((each) => each.id === id) ?? null,
      list: () => list,
    } as never,
    dispatch: (id, { kind }) => {
      told.push(`${id} ${kind}`)
      if (kind === 'go') resting.delete(id)
    },
    isResting: (id) => resting.has(id),
    onElsewhere: (ids) => void elsewhere.push([...ids]),
  })
  const rest = (id: string): void => {
    resting.add(id)
    tab.giveBack()
  }
  /** Wakes whoever sleeps so long. */
  const pass = async (ms: number): Promise<void> => {
    for (const each of sleeps.splice(0)) {
      if (each.ms <= ms) each.wake()
      else sleeps.push(each)
    }
    await settled()
  }
  return { tab, told, elsewhere, sleeps, rest, pass, stopped }
}

const first = exampleSeries({ id: 'first' })
const second = exampleSeries({ id: 'second' })
const theirs = exampleSeries({ id: 'theirs', account: `0x${'0e'.repeat(20)}` })
const go = { kind: 'go' } as const

it('[BX-27] tells at once while it holds the lock, and gives it back at rest', async () => {
  const { tab, told, rest } = openTab(createPageLocks(), [first])
  void tab.drive('first', go)
  await settled()
  expect([told, [...tab.driven()]]).toEqual([['first go'], ['first']])
  void tab.drive('first', { kind: 'pause' })
  expect(told).toEqual(['first go', 'first pause'])
  tab.giveBack()
  expect([...tab.driven()]).toEqual(['first'])
  rest('first')
  expect([...tab.driven()]).toEqual([])
  await settled()
  // A press after that takes it anew.
  void tab.drive('first', go)
  await settled()
  expect(told).toEqual(['first go', 'first pause', 'first go'])
  void tab.drive('nobody', go)
  await settled()
  expect(told).toHaveLength(3)
})

it('[BX-27] another series of the same account waits for half a second, then it is elsewhere', async () => {
  const { tab, told, pass, sleeps } = openTab(createPageLocks(), [first, second, theirs])
  void tab.drive('first', go)
  await settled()
  void tab.drive('second', go)
  void tab.drive('second', { kind: 'pause' })
  void tab.drive('theirs', go)
  await settled()
  expect(told).toEqual(['first go', 'theirs go'])
  expect([...tab.driven()]).toEqual(['first', 'second', 'theirs'])
  expect(sleeps.some(({ ms, signal }) => ms === 500 && signal?.aborted === false)).toBe(true)
  await pass(499)
  expect(told).toHaveLength(2)
  await pass(500)
  expect(told).toEqual(['first go', 'theirs go', 'second elsewhere'])
  expect([...tab.driven()]).toEqual(['first', 'theirs'])
})

it('[BX-27] a lock that comes in time is taken, and nobody waits any longer', async () => {
  const { tab, told, rest, sleeps } = openTab(createPageLocks(), [first, second])
  void tab.drive('first', go)
  await settled()
  void tab.drive('second', go)
  await settled()
  rest('first')
  await settled()
  expect(told).toEqual(['first go', 'second go'])
  expect(sleeps.filter(({ ms }) => ms === 500).every(({ signal }) => signal?.aborted)).toBe(true)
})

it('[BX-27] says which ones another tab sends, looks each second, and says when it ends', async () => {
  const locks = createPageLocks()
  const one = openTab(locks, [first, theirs])
  const two = openTab(locks, [
    first,
    second,
    theirs,
    { ...second, id: 'ended', isEnded: true },
    { ...second, id: 'seen', isSeen: true },
  ])
  await two.tab.findElsewhere()
  expect(two.elsewhere).toEqual([[]])
  expect(two.sleeps).toEqual([])
  void one.tab.drive('first', go)
  await settled()
  void two.tab.findElsewhere()
  await settled()
  // Each series of that account, but for what the person is done with.
  expect(two.elsewhere.at(-1)).toEqual(['first', 'second'])
  expect(two.sleeps.map(({ ms }) => ms)).toEqual([1_000])
  // One look at a time.
  void two.tab.findElsewhere()
  await settled()
  expect(two.sleeps).toHaveLength(1)
  await two.pass(999)
  const looks = two.elsewhere.length
  await two.pass(1_000)
  expect(two.elsewhere.length).toBe(looks + 1)
  one.rest('first')
  await settled()
  await two.pass(1_000)
  expect(two.elsewhere.at(-1)).toEqual([])
  expect(two.sleeps).toEqual([])
  // What this tab sends is not elsewhere.
  expect(one.elsewhere.flat()).toEqual([])
})

it('[BX-27] a page that closes gives its lock back, looks no more, and waits for none', async () => {
  const locks = createPageLocks()
  const one = openTab(locks, [first, second])
  void one.tab.drive('first', go)
  await settled()
  void one.tab.drive('second', go)
  await settled()
  one.stopped.abort()
  await settled()
  const looks = one.elsewhere.length
  void one.tab.findElsewhere()
  await settled()
  expect(one.elsewhere).toHaveLength(looks)
  const two = openTab(locks, [first])
  void two.tab.drive('first', go)
  await settled()
  expect(two.told).toEqual(['first go'])
})

it('[BX-27] a lock that breaks is no other tab, and the next press and look ask anew', async () => {
  const sound = createPageLocks()
  let isBroken = true
  const locks: Locks = {
    request: (name, options, work) =>
      isBroken ? Promise.reject(new TypeError('broken')) : sound.request(name, options, work),
  }
  const { tab, told, elsewhere } = openTab(locks, [first])
  await expect(tab.drive('first', go)).rejects.toThrow('broken')
  await settled()
  expect([told, [...tab.driven()], elsewhere]).toEqual([[], [], [[]]])
  isBroken = false
  void tab.drive('first', go)
  await settled()
  expect(told).toEqual(['first go'])
})
