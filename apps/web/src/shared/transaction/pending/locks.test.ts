import { describe, expect, it } from 'vitest'
import { browserLocks, createPageLocks } from './locks'

const turn = () => new Promise((resolve) => setImmediate(resolve))

function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

describe('locks of a page', () => {
  const create = createPageLocks

  it('are held by one at a time, in the order of asking', async () => {
    const locks = create()
    const order: string[] = []
    const first = gate()
    const works = [
      locks.request('a', {}, async () => {
        await first.opened
        order.push('first')
      }),
      locks.request('a', {}, async () => void order.push('second')),
      locks.request('b', {}, async () => void order.push('other')),
    ]
    await turn()
    expect(order).toEqual(['other'])
    first.open()
    await Promise.all(works)
    expect(order).toEqual(['other', 'first', 'second'])
  })

  it('are free again after a failure', async () => {
    const locks = create()
    await expect(locks.request('c', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await locks.request('c', { ifAvailable: true }, async (isHeld) => isHeld)).toBe(true)
  })

  it('say at once that they are taken, where nobody wants to wait', async () => {
    const locks = create()
    const held = gate()
    const holding = locks.request('d', {}, () => held.opened)
    await turn()
    expect(await locks.request('d', { ifAvailable: true }, async (isHeld) => isHeld)).toBe(false)
    held.open()
    await holding
    expect(await locks.request('d', { ifAvailable: true }, async (isHeld) => isHeld)).toBe(true)
  })

  it('are waited for until the signal says no', async () => {
    const locks = create()
    const held = gate()
    const holding = locks.request('e', {}, () => held.opened)
    await turn()
    const stop = new AbortController()
    const waiting = locks.request('e', { signal: stop.signal }, async () => 'never')
    stop.abort()
    await expect(waiting).rejects.toThrow()
    held.open()
    await holding
    expect(await locks.request('e', {}, async () => 'free')).toBe('free')
  })

  it('that were given stay so, and nobody who waits is forgotten, where the signal says no later', async () => {
    const locks = create()
    const [first, second] = [gate(), gate()]
    const stop = new AbortController()
    const order: string[] = []
    const holding = locks.request('f', {}, () => first.opened)
    const next = locks.request('f', { signal: stop.signal }, () => second.opened)
    const last = locks.request('f', {}, async () => void order.push('last'))
    first.open()
    await holding
    await turn()
    stop.abort()
    await turn()
    expect(order).toEqual([])
    second.open()
    await Promise.all([next, last])
    expect(order).toEqual(['last'])
  })

  it('are not asked for where the signal said no before, with its own reason', async () => {
    const locks = create()
    const reason = new Error('left')
    await expect(locks.request('g', { signal: AbortSignal.abort(reason) }, async () => 'never')).rejects.toBe(
      reason,
    )
    expect(await locks.request('g', { ifAvailable: true }, async (isHeld) => isHeld)).toBe(true)
  })
})

describe('locks of the browser', () => {
  /** A fake of the used part of the Web Locks interface, as its standard describes it. */
  function fakeManager() {
    const pages = createPageLocks()
    const request = (name: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) => {
      if (options.ifAvailable && options.signal) throw new DOMException('both', 'NotSupportedError')
      return pages.request(name, options, (isHeld) => work(isHeld ? { name } : null))
    }
    return { request } as unknown as LockManager
  }

  it('are the browser\u2019s own where it has any, else those of the page', async () => {
    const shared = fakeManager()
    const [first, second] = [browserLocks({ locks: shared }), browserLocks({ locks: shared })]
    const stop = new AbortController()
    const options = { ifAvailable: true, signal: stop.signal }
    await first.request('a', {}, async () => {
      expect(await second.request('a', options, async (isHeld) => isHeld)).toBe(false)
      expect(await browserLocks({}).request('a', options, async (isHeld) => isHeld)).toBe(true)
    })
    expect(await second.request('a', options, async (isHeld) => isHeld)).toBe(true)
  })
})
