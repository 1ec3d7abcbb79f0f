import { describe, expect, it } from 'vitest'
import type { Call } from './client'
import type { Clock } from './clock'
import { foresee } from './foresee'
import { RpcError } from './RpcError'

const foreseen: readonly Call[] = ['b', 'c'].map((of) => ({ method: 'GetBalance', params: [of] }))

/** A node that counts what it is asked, and a clock that stands until it is moved. */
function watched(answer: (of: unknown) => unknown = (of) => `balance of ${String(of)}`) {
  let now = 1_000
  const sent: unknown[] = []
  const clock: Clock = { now: () => now, sleep: () => new Promise(() => undefined) }
  const request = foresee(
    async (_method, [of]) => {
      sent.push(of)
      return answer(of)
    },
    foreseen,
    clock,
  )
  return {
    sent,
    ask: (of: string, signal?: AbortSignal) => request('GetBalance', [of], signal ? { signal } : {}),
    request,
    pass: (ms: number) => (now += ms),
  }
}

describe('foreseen calls', () => {
  it('leave with the first call, and are asked no second time', async () => {
    const { sent, ask } = watched()
    expect(await ask('a')).toBe('balance of a')
    expect(sent).toEqual(['a', 'b', 'c'])
    expect(await Promise.all([ask('b'), ask('b'), ask('c')])).toEqual(
      ['b', 'b', 'c'].map((of) => `balance of ${String(of)}`),
    )
    expect(sent).toEqual(['a', 'b', 'c'])
  })

  it('are never sent by themselves', () => {
    expect(watched().sent).toEqual([])
  })

  it('are asked anew by who comes three seconds after the first taker', async () => {
    const { sent, ask, pass } = watched()
    await ask('a')
    await ask('b')
    pass(3_001)
    await ask('b')
    expect(sent).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are asked anew if nobody took the answer for ten seconds', async () => {
    const { sent, ask, pass } = watched()
    await ask('a')
    pass(10_001)
    await ask('c')
    expect(sent).toEqual(['a', 'b', 'c', 'c'])
  })

  it('are asked anew after a call that changes the chain', async () => {
    const { sent, ask, request } = watched()
    await ask('a')
    await request('CreateTransaction', ['t'], { once: true })
    await ask('b')
    expect(sent).toEqual(['a', 'b', 'c', 't', 'b'])
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

  it('let go whoever gives them up', async () => {
    const { ask } = watched((of) => (of === 'b' ? new Promise(() => undefined) : of))
    await ask('a')
    const stop = new AbortController()
    const waiting = ask('b', stop.signal)
    stop.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
    await expect(ask('b', AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  })
})
