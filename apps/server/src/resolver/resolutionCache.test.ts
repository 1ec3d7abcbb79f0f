import { didError, failedResolution, type DidResolution } from '@tyto/chain'
import { describe, expect, it } from 'vitest'
import { ResolutionCache } from './resolutionCache'

const resolution = (versionId: string, nextVersionId?: string, padding = ''): DidResolution => ({
  didDocument: null,
  didResolutionMetadata: { retrieved: padding },
  didDocumentMetadata: { versionId, ...(nextVersionId ? { nextVersionId } : {}) },
})

function withResolver() {
  let resolve: (made: DidResolution) => void
  const promise = new Promise<DidResolution>((done) => (resolve = done))
  return { promise, resolve: (made: DidResolution) => resolve(made) }
}

function setUp() {
  const clock = { now: 0 }
  const cache = new ResolutionCache(() => clock.now)
  let asked = 0
  const get = (key: string, made: DidResolution, isFresh = false) =>
    cache.get(
      key,
      async () => {
        asked++
        return made
      },
      isFresh ? 'fresh' : 'kept',
    )
  return { cache, clock, get, asked: () => asked }
}

describe('ResolutionCache', () => {
  it('asks once for many at the same time, and again after its time', async () => {
    const { clock, get, asked } = setUp()
    await Promise.all([get('a', resolution('1')), get('a', resolution('1')), get('a', resolution('1'), true)])
    expect(asked()).toBe(1)
    clock.now = 9_999
    expect(await get('a', resolution('2'))).toMatchObject({ age: 9, lifetime: 10 })
    expect(asked()).toBe(1)
    clock.now = 10_001
    expect((await get('a', resolution('2'))).resolution).toEqual(resolution('2'))
    expect((await get('a', resolution('3'), true)).resolution).toEqual(resolution('3'))
  })

  it('asks again where the clock has gone back: nobody can say how old what is kept is', async () => {
    const { clock, get } = setUp()
    clock.now = 3_600_000
    await get('a', resolution('1'))
    clock.now = 60_000
    expect((await get('a', resolution('2'))).resolution).toEqual(resolution('2'))
  })

  it('keeps no error but that there is nothing', async () => {
    const { get, asked, cache } = setUp()
    const failed = failedResolution(didError('internalError', ''))
    expect(await get('a', failed)).toMatchObject({ lifetime: 0 })
    await get('a', failed)
    expect([asked(), cache.size]).toEqual([2, 0])
    await get('b', failedResolution(didError('notFound', '')))
    await get('b', failed)
    expect(asked()).toBe(3)
  })

  it('forgets the present with a new block, not the past', async () => {
    const { get, asked, cache } = setUp()
    await get('now', resolution('2'))
    await get('then', resolution('1', '2'))
    cache.forgetPresent()
    await get('now', resolution('3'))
    expect(await get('then', resolution('1', '2'))).toMatchObject({ lifetime: 3600 })
    expect(asked()).toBe(3)
  })

  it('does not keep what was asked before a block for the time after it', async () => {
    const { cache } = setUp()
    const { promise, resolve } = withResolver()
    const slow = cache.get('a', () => promise, 'kept')
    cache.forgetPresent()
    resolve(resolution('1'))
    expect((await slow).resolution).toEqual(resolution('1'))
    expect(cache.size).toBe(0)
    expect((await cache.get('a', async () => resolution('2'), 'kept')).resolution).toEqual(resolution('2'))
  })

  it('is bounded in entries and in text', async () => {
    const { get, cache } = setUp()
    for (let i = 0; i < 1_500; i++) await get(`key ${i}`, resolution('1'))
    expect(cache.size).toBe(1_000)
    for (let i = 0; i < 30; i++) await get(`large ${i}`, resolution('1', undefined, 'x'.repeat(1_000_000)))
    expect(cache.size).toBeLessThan(20)
  })
})

/** Caches of several processes: what one tells, all the others hear. */
function processes(count: number) {
  const clock = { now: 0 }
  const listeners: ((key: string) => void)[] = []
  const caches = Array.from({ length: count }, (_, at) => {
    return new ResolutionCache(() => clock.now, {
      tell: async (key) => listeners.forEach((hear, other) => other !== at && hear(key)),
      hear: (listener) => void listeners.push(listener),
    })
  })
  return { clock, caches }
}

describe('resolutions of several processes', () => {
  it('never go back: whoever was told a version is told no older one by another process', async () => {
    const { clock, caches } = processes(2)
    const chain = { version: '1' }
    const versions: number[] = []
    for (let request = 0; request < 40; request++) {
      if (request === 7) chain.version = '2'
      clock.now += 700
      const cache = caches[request % 2 === 0 || request === 9 ? 0 : 1]!
      const { resolution: told } = await cache.get('a', async () => resolution(chain.version), 'kept')
      versions.push(Number(told.didDocumentMetadata.versionId))
    }
    expect(versions).toEqual(versions.toSorted((one, other) => one - other))
    expect(new Set(versions)).toEqual(new Set([1, 2]))
  })

  it('a resolution that began before another process told a newer one is not kept', async () => {
    const { caches } = processes(2)
    const [one, other] = caches
    const slow = withResolver()
    const early = one!.get('a', () => slow.promise, 'kept')
    await other!.get('a', async () => resolution('2'), 'kept')
    const { resolution: told } = await one!.get('a', async () => resolution('2'), 'kept')
    expect(told.didDocumentMetadata.versionId).toBe('2')
    slow.resolve(resolution('1'))
    await early
    const { resolution: after } = await one!.get('a', async () => resolution('3'), 'kept')
    expect(after.didDocumentMetadata.versionId).toBe('2')
  })
})
