import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../device/testing/memoryStorage'
import { createTextStore, otherTabs } from '../../device/textStore'
import { exampleId, exampleReceipt, exampleTransaction } from './testing/exampleTransaction'
import { formatStored } from './storedTransaction'
import { createTransactionStore } from './transactionStore'

const confirmed = (time: number) =>
  exampleTransaction({ state: { status: 'confirmed', id: exampleId, receipt: exampleReceipt } }, time)

function tabs() {
  const storage = createMemoryStorage()
  const open = (tab: object = {}) => createTransactionStore({ texts: storage.textsOf(tab), now: () => 5_000 })
  return { storage, open }
}

describe('[BX-01] the store of transactions', () => {
  it('keeps an intent at once, and finds it again after a reload', () => {
    const { open } = tabs()
    const transaction = exampleTransaction()
    expect(open().add(transaction)).toBe(true)
    expect(open().list()).toEqual([transaction])
  })

  it('writes the id the moment it is known, and no state that the machine does not allow', () => {
    const { open } = tabs()
    const store = open()
    store.add(exampleTransaction())
    store.apply('key-1000', { kind: 'submitted', id: exampleId })
    expect(open().get('key-1000')).toMatchObject({
      state: { status: 'submitted', id: exampleId },
      submittedAt: 5_000,
    })
    store.apply('key-1000', { kind: 'rejected', reason: 'byUser', code: null, isSure: true })
    expect(store.get('key-1000')?.state).toEqual({ status: 'submitted', id: exampleId })
    expect(store.apply('nobody', { kind: 'unclear' })).toBeNull()
  })

  it('[TX-07] keeps the last ten, and whatever is waited for beside them', () => {
    const { open } = tabs()
    const store = open()
    store.add(exampleTransaction({ state: { status: 'submitted', id: exampleId } }, 1))
    store.add(exampleTransaction({ state: { status: 'unknown', id: null, cause: 'stopped' } }, 2))
    for (let time = 3; time < 21; time++) store.add(confirmed(time))
    const times = open()
      .list()
      .map(({ intent }) => intent.time)
    expect(times).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 2, 1])
    for (let time = 30; time < 45; time++) store.add(exampleTransaction({}, time))
    expect(store.list()).toHaveLength(17)
    store.change('key-2', { isDismissed: true })
    expect(store.list().map(({ key }) => key)).not.toContain('key-2')
  })

  it('[TX-07] drops nothing of what is held, nor a refusal that is not proved', () => {
    const { storage } = tabs()
    const store = createTransactionStore({
      texts: storage.textsOf({}),
      now: () => 5_000,
      isHeld: ({ key }) => key === 'key-1',
    })
    store.add(confirmed(1))
    store.add(
      exampleTransaction({ state: { status: 'rejected', reason: 'byUser', code: null, isSure: false } }, 2),
    )
    for (let time = 3; time < 20; time++) store.add(confirmed(time))
    const times = store.list().map(({ intent }) => intent.time)
    expect(times).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 2, 1])
  })

  it('an id that becomes known is news: it is waited for again, and told; nothing else is', () => {
    const store = tabs().open()
    const asked = exampleTransaction({ isDismissed: true, isFollowedUp: true })
    store.add(asked)
    store.apply(asked.key, { kind: 'stopWaiting' })
    expect(store.get(asked.key)).toMatchObject({ isDismissed: true, isFollowedUp: true, submittedAt: null })
    store.apply(asked.key, { kind: 'submitted', id: exampleId })
    expect(store.get(asked.key)).toMatchObject({
      isDismissed: false,
      isFollowedUp: false,
      submittedAt: 5_000,
    })
  })

  it('is asked for nothing by an event or a change that changes nothing, and forgets what is withdrawn', () => {
    const store = tabs().open()
    store.add(exampleTransaction())
    let calls = 0
    store.subscribe(() => calls++)
    expect(store.apply('key-1000', { kind: 'pollsOver' })).toEqual(exampleTransaction())
    store.change('nobody', { isDismissed: true })
    expect(calls).toBe(0)
    store.withdraw('key-1000')
    expect(store.list()).toEqual([])
    expect(calls).toBe(1)
  })

  it('lists two of one moment in one order, whichever came first', () => {
    const [one, other] = [exampleTransaction(), { ...exampleTransaction(), key: 'key-1001' }]
    for (const pair of [
      [one, other],
      [other, one],
    ]) {
      const store = tabs().open()
      for (const each of pair) store.add(each)
      expect(store.list().map(({ key }) => key)).toEqual(['key-1001', 'key-1000'])
    }
  })

  it('two tabs see each other, and lose nothing when both write', () => {
    const { open } = tabs()
    const [first, second] = [open(), open()]
    let calls = 0
    const stop = second.subscribe(() => calls++)
    first.add(exampleTransaction({}, 1))
    second.add(exampleTransaction({}, 2))
    expect(first.list()).toEqual(second.list())
    expect(first.list()).toHaveLength(2)
    first.apply('key-2', { kind: 'submitted', id: exampleId })
    second.apply('key-2', { kind: 'rejected', reason: 'byUser', code: null, isSure: true })
    expect(second.get('key-2')?.state.status).toBe('submitted')
    expect(calls).toBeGreaterThanOrEqual(3)
    stop()
    second.close()
  })

  it('junk and records of a later version in storage are passed over and left alone', () => {
    const { storage, open } = tabs()
    const later = formatStored(exampleTransaction({}, 1)).replace('"version":2', '"version":3')
    storage.entries.set('tyto.transaction.junk', '{"__proto__":1')
    storage.entries.set('tyto.transaction.key-1', later)
    storage.entries.set('tyto.transaction.moved', formatStored(exampleTransaction({}, 3)))
    storage.entries.set('tyto.settings', '{}')
    const store = open()
    expect(store.list()).toEqual([])
    store.add(exampleTransaction({}, 2))
    expect(store.list().map(({ key }) => key)).toEqual(['key-2'])
    expect(storage.entries.get('tyto.transaction.key-1')).toBe(later)
    expect(storage.entries.get('tyto.transaction.junk')).toBe('{"__proto__":1')
  })

  it('a storage that is full, absent or forbidden: the page at least does not forget, and says so', () => {
    const { storage, open } = tabs()
    const store = open()
    storage.isFull = true
    expect(store.add(exampleTransaction())).toBe(false)
    expect(store.apply('key-1000', { kind: 'submitted', id: exampleId })?.state.status).toBe('submitted')
    storage.isFull = false
    store.apply('key-1000', { kind: 'receipt', receipt: exampleReceipt })
    expect(open().get('key-1000')?.state.status).toBe('confirmed')

    const forbidden = new Proxy(
      {},
      {
        get: () => {
          throw new Error('denied')
        },
      },
    ) as Storage
    for (const none of [null, forbidden]) {
      const bare = createTransactionStore({ texts: createTextStore({ area: () => none }), now: () => 0 })
      expect(bare.add(exampleTransaction())).toBe(false)
      expect(bare.list()).toHaveLength(1)
    }
  })

  it('follows the storage events of other tabs that are about transactions', () => {
    const page = new EventTarget() as Window & typeof globalThis
    let calls = 0
    const texts = createTextStore({ area: () => createMemoryStorage(), follow: otherTabs(page) })
    const store = createTransactionStore({ texts, now: () => 0 })
    store.subscribe(() => calls++)
    for (const key of ['tyto.transaction.x', null, 'tyto.settings']) {
      page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
    expect(calls).toBe(2)
    store.close()
    page.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(calls).toBe(2)
  })
})
