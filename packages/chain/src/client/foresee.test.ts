import { describe, expect, it } from 'vitest'
import type { Call } from './client'
import type { Clock } from './clock'
import { foresee } from './foresee'
import { RpcError } from './RpcError'

const calls: readonly Call[] = ['b', 'c'].map((of) => ({ method: 'GetBalance', params: [of] }))

/** A clock that stands until it is moved. */
function standingClock() {
  let now = 1_000
  const sleepers: { readonly at: number; readonly wake: () => void }[] = []
  const clock: Clock = {
    now: () => now,
    sleep: (ms) => new Promise((wake) => sleepers.push({ at: now + ms, wake })),
  }
  const pass = async (ms: number) => {
    // The earlier answer has said so.
    await new Promise((resolve) => setTimeout(resolve))
    now += ms
    for (const { at, wake } of sleepers) if (at <= now) wake()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { clock, pass }
}

/** A node that counts what it is asked. */
function watched(answer: (of: unknown) => unknown = (of) => `balance of ${String(of)}`, until?: AbortSignal) {
  const sent: unknown[] = []
  const { clock, pass } = standingClock()
  const request = foresee(
    async (_method, [of]) => {
      sent.push(of)
      return answer(of)
    },
    { calls, ...(until ? { until } : {}) },
    clock,
  )
  return {
    sent,
    ask: (of: string, signal?: AbortSignal) => request('GetBalance', [of], signal ? { signal } : {}),
    request,
    pass,
  }
}

describe('foreseen calls', () => {
  it('leave with the first call, and are asked no second time in the first reading', async () => {
    const { sent, ask, pass } = watched()
    expect(await ask('a')).toBe('balance of a')
    expect(sent).toEqual(['a', 'b', 'c'])
    await pass(999)
    expect(await Promise.all([ask('b'), ask('b'), ask('c')])).toEqual(
      ['b', 'b', 'c'].map((of) => `balance of ${String(of)}`),
    )
    await pass(999)
    await ask('c')
    expect(sent).toEqual(['a', 'b', 'c'])
  })

  it('are asked once also where the first call is one of them', async () => {
    const { sent, ask } = watched()
    await ask('b')
    await ask('b')
    expect(sent).toEqual(['b', 'c'])
  })

  it('are never sent by themselves', () => {
    expect(watched().sent).toEqual([])
  })

  it('are asked anew once nothing was asked for a while', async () => {
    const { sent, ask, pass } = watched()
    await ask('a')
    await ask('b')
    await pass(1_001)
    await ask('b')
    await ask('c')
    expect(sent).toEqual(['a', 'b', 'c', 'b', 'c'])
  })

  it('wait for the answers that are still on their way', async () => {
    let arrive: (text: string) => void = () => undefined
    const late = new Promise<string>((resolve) => (arrive = resolve))
    const { sent, ask, pass } = watched((of) => (of === 'a' ? late : of))
    const first = ask('a')
    await pass(2_000)
    await ask('b')
    expect(sent).toEqual(['a', 'b', 'c'])
    arrive('a')
    await first
    await pass(1_001)
    await ask('b')
    expect(sent).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are asked anew five seconds after the first call', async () => {
    const { sent, ask, pass } = watched()
    await ask('a')
    for (let part = 0; part < 20; part++) {
      await ask('b')
      await pass(249)
    }
    expect(sent).toEqual(['a', 'b', 'c'])
    await pass(21)
    await ask('b')
    expect(sent).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are asked anew after a call that changes the chain', async () => {
    const { sent, ask, request } = watched()
    await ask('a')
    await request('CreateTransaction', ['t'], { once: true })
    await ask('b')
    expect(sent).toEqual(['a', 'b', 'c', 't', 'b'])
  })

  it('are asked anew once somebody says that it is over', async () => {
    const over = new AbortController()
    const { sent, ask } = watched(undefined, over.signal)
    await ask('a')
    over.abort()
    await ask('b')
    expect(sent).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are not sent where it is over before it begins', async () => {
    const { sent, ask } = watched(undefined, AbortSignal.abort())
    await ask('a')
    expect(sent).toEqual(['a'])
  })

  it('hand on what the node refuses, and ask again what got lost on the way', async () => {
    const { sent, ask } = watched((of) => {
      if (of === 'b') throw new RpcError('RpcNodeError', 'no')
      if (of === 'c' && sent.length < 4) throw new RpcError('RpcTransport', 'lost')
      return of
    })
    await ask('a')
    await expect(ask('b')).rejects.toMatchObject({ code: 'RpcNodeError' })
    expect(await ask('c')).toBe('c')
    expect(sent).toEqual(['a', 'b', 'c', 'c'])
  })

  it('are asked again for whoever waits for what gets lost', async () => {
    let lose: (error: unknown) => void = () => undefined
    const lost = new Promise((_, reject) => (lose = reject))
    const { sent, ask } = watched((of) => (of === 'b' && sent.length < 4 ? lost : of))
    await ask('a')
    const waiting = ask('b')
    lose(new RpcError('RpcTransport', 'lost'))
    expect(await waiting).toBe('b')
    expect(sent).toEqual(['a', 'b', 'c', 'b'])
  })

  it('let go whoever gives them up', async () => {
    const { ask } = watched((of) => (of === 'b' ? new Promise(() => undefined) : of))
    await ask('a')
    const stop = new AbortController()
    const waiting = ask('b', stop.signal)
    stop.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
    await expect(ask('b', AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  })

  it('need not be foreseen to be asked once in the first reading', async () => {
    const { sent, ask, pass } = watched()
    await ask('x')
    await ask('a')
    await pass(900)
    expect(await Promise.all([ask('a'), ask('x')])).toEqual(['balance of a', 'balance of x'])
    expect(sent).toEqual(['x', 'b', 'c', 'a'])
    await pass(1_001)
    await ask('a')
    expect(sent).toEqual(['x', 'b', 'c', 'a', 'a'])
  })

  it('of a follower of transactions are never kept', async () => {
    const { sent, request } = watched()
    await request('GetTransaction', ['t'])
    await request('GetTransaction', ['t'])
    expect(sent).toEqual(['t', 'b', 'c', 't'])
  })

  it('that one asker gives up are answered to the next', async () => {
    const sent: unknown[] = []
    const { clock } = standingClock()
    const request = foresee(
      (_method, [of], { signal } = {}) => {
        sent.push(of)
        return new Promise((resolve, reject) => {
          if (signal) signal.addEventListener('abort', () => reject(signal.reason))
          else resolve(of)
        })
      },
      { calls: [] },
      clock,
    )
    const stop = new AbortController()
    const given = request('GetBalance', ['a'], { signal: stop.signal })
    const waiting = request('GetBalance', ['a'])
    stop.abort(new Error('enough'))
    await expect(given).rejects.toThrow('enough')
    expect(await waiting).toBe('a')
    expect(sent).toEqual(['a', 'a'])
  })
})
