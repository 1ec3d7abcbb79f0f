import { createClient, type Client } from '@tyto/chain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '../../device/stubLocalStorage'
import { foreseenCalls, forgetPageCalls, rememberCalls } from './pageCalls'

const kept = stubLocalStorage()
const location = { pathname: '/alice.ssi' }
const presses = new EventTarget()
vi.stubGlobal('window', { location, addEventListener: presses.addEventListener.bind(presses) })

const balance = (of: string) => ({ method: 'GetBalance', params: [of] })

function pageClient(): Client {
  const client = createClient({ endpoints: ['https://node.example'], chainId: 333, fetch })
  return rememberCalls({ ...client, request: async () => null }, 'testnet')
}

beforeEach(() => {
  vi.useFakeTimers()
  location.pathname = '/alice.ssi'
})
afterEach(() => {
  forgetPageCalls()
  kept.clear()
  vi.useRealTimers()
})

describe('the calls of a page', () => {
  it('are kept for its path and network', async () => {
    const { request } = pageClient()
    for (const of of ['a', 'b', 'a']) await request('GetBalance', [of])
    vi.advanceTimersByTime(500)
    expect(foreseenCalls('testnet', '/alice.ssi')).toEqual([balance('a'), balance('b')])
    expect(foreseenCalls('mainnet', '/alice.ssi')).toEqual([])
    expect(foreseenCalls('testnet', '/bruno.ssi')).toEqual([])
    forgetPageCalls()
    expect(foreseenCalls('testnet', '/alice.ssi')).toEqual([])
  })

  it('end with its first seconds', async () => {
    const { request } = pageClient()
    await request('GetBalance', ['a'])
    vi.advanceTimersByTime(6_000)
    await request('GetBalance', ['late'])
    vi.advanceTimersByTime(500)
    expect(foreseenCalls('testnet', '/alice.ssi')).toEqual([balance('a')])
  })

  it('are also kept for the page that it leads on to', async () => {
    const { request } = pageClient()
    await request('GetBalance', ['a'])
    location.pathname = '/alice.ssi/zil'
    await request('GetBalance', ['b'])
    vi.advanceTimersByTime(500)
    for (const path of ['/alice.ssi', '/alice.ssi/zil'])
      expect(foreseenCalls('testnet', path)).toEqual([balance('a'), balance('b')])
  })

  it.each(['pointerdown', 'keydown', 'GetTransaction', 'GetTransactionStatus'])(
    'are news no longer after %s',
    async (event) => {
      vi.resetModules()
      const { foresightOf, rememberCalls } = await import('./pageCalls')
      const { until } = foresightOf('testnet', '/alice.ssi')
      const client = createClient({ endpoints: ['https://node.example'], chainId: 333, fetch })
      const { request } = rememberCalls({ ...client, request: async () => null }, 'testnet')
      await request('GetBalance', ['a'])
      expect(until?.aborted).toBe(false)
      if (event.startsWith('Get')) await request(event, ['id'])
      else presses.dispatchEvent(new Event(event))
      expect(until?.aborted).toBe(true)
    },
  )

  it('hold nothing but reads, and 498 at most', async () => {
    const { request } = pageClient()
    await request('CreateTransaction', ['signed'])
    for (let of = 0; of < 600; of++) await request('GetBalance', [`${of}`])
    vi.advanceTimersByTime(500)
    const calls = foreseenCalls('testnet', '/alice.ssi')
    expect(calls).toHaveLength(498)
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GetBalance']))
  })

  it('are kept for twelve pages', async () => {
    for (let page = 0; page < 14; page++) {
      location.pathname = `/name${page}.ssi`
      await pageClient().request('GetBalance', ['a'])
      vi.advanceTimersByTime(500)
    }
    expect(foreseenCalls('testnet', '/name0.ssi')).toEqual([])
    expect(foreseenCalls('testnet', '/name13.ssi')).toEqual([balance('a')])
    expect(kept.size).toBe(12)
  })

  it.each([
    'no JSON',
    'null',
    '{"askedAt":1,"calls":7}',
    '{"askedAt":"1","calls":[]}',
    '{"askedAt":1,"calls":[{"method":"CreateTransaction","params":[{}]}]}',
    '{"askedAt":1,"calls":[{"method":"GetBalance","params":"a"}]}',
    '{"askedAt":1,"calls":[null]}',
    `{"askedAt":1,"calls":[{"method":"GetBalance","params":["${'a'.repeat(80_000)}"]}]}`,
    JSON.stringify({ askedAt: 1, calls: Array.from({ length: 499 }, () => balance('a')) }),
  ])('that somebody else has written are not sent: %.60s', (text) => {
    kept.set('tyto.calls.testnet /alice.ssi', text)
    expect(foreseenCalls('testnet', '/alice.ssi')).toEqual([])
  })
})
