import { afterEach, describe, expect, it } from 'vitest'
import { clientOf, closeNodes, codeOf, nodeThat } from '../../test/clientOf'
import { NodeRefusal, sendJson, soundNode, type Behaviour, type RpcCall } from '../../test/fakeNode'
import { systemClock, type Clock } from './clock'

afterEach(closeNodes)

/** What a client waits before it asks again, which takes no time here; its patience with an answer, a minute, does. */
const isPause = (ms: number): boolean => ms >= 1_000 && ms < 60_000

describe('[BX-26] a limit of a node', () => {
  it.each([-32005, -32000])(
    '[BX-26] takes a reached limit (%i) for a reason to ask elsewhere, and tells it when there is no elsewhere',
    async (code) => {
      const limited = soundNode(() => {
        throw new NodeRefusal(code, 'limit exceeded')
      })
      const good = await nodeThat(soundNode(() => 'good'))
      expect(await clientOf([await nodeThat(limited), good]).request('A', [])).toBe('good')
      await expect(clientOf([await nodeThat(limited)]).request('A', [])).rejects.toMatchObject({
        code: 'RpcNodeError',
        details: 'limit exceeded',
      })
    },
  )

  it('[BX-26] asks the same node again later where its limit for a second is reached', async () => {
    let refusals = 1
    const limited = await nodeThat(
      soundNode(() => {
        if (refusals-- > 0) throw new NodeRefusal(-32000, 'out of credits')
        return 'good'
      }),
    )
    expect(await clientOf([limited], { retries: 2 }).request('A', [])).toBe('good')
  })

  /** Says by HTTP, `times` times, that it takes no more. */
  function denying(status: number, header: string | null, times = 1): Behaviour {
    return (calls, response) => {
      if (times-- <= 0) return soundNode(() => 'good')(calls, response)
      response.statusCode = status
      if (header !== null) response.setHeader('retry-after', header)
      response.end('<html>slow down</html>')
    }
  }

  it('[BX-26] waits as long as a node says by HTTP, and blames it for nothing', async () => {
    let slept: number[] = []
    const clock: Clock = {
      now: () => Date.parse('2026-11-29T12:00:00Z'),
      sleep: (ms, signal) => {
        slept.push(ms)
        return isPause(ms) ? Promise.resolve() : systemClock.sleep(ms, signal)
      },
    }
    for (const [status, header, pause] of [
      [429, '3', 3_000],
      [429, null, 1_000],
      [429, 'soon', 1_000],
      [429, 'Sun, 29 Nov 2026 12:00:07 GMT', 7_000],
      [503, '2', 2_000],
    ] as const) {
      slept = []
      const node = await nodeThat(denying(status, header))
      const client = clientOf([node], { clock })
      expect(await client.request('A', [])).toBe('good')
      expect(slept).toContain(pause)
      expect(client.status().endpoints[0]?.health).toBe('healthy')
    }
  })

  it('[BX-26] asks the next endpoint meanwhile, and tells the limit where the wait is longer than anybody waits', async () => {
    const good = await nodeThat(soundNode(() => 'other'))
    const busy = await nodeThat(denying(429, '3600', Infinity))
    expect(await clientOf([busy, good]).request('A', [])).toBe('other')
    await expect(clientOf([busy]).request('A', [])).rejects.toMatchObject({
      code: 'RpcTransport',
      details: 'HTTP 429',
      limit: { pauseMs: 3_600_000 },
    })
    // Nothing is sent twice that may have been taken.
    const before = busy.batches.length
    const once = clientOf([busy, good]).request('CreateTransaction', [{}], { once: true })
    expect(await codeOf(once)).toBe('RpcTransport')
    expect(busy.batches.length).toBe(before + 1)
    // Without a time, a busy server is one that failed.
    expect(await codeOf(clientOf([await nodeThat(denying(503, null, 9))]).request('A', []))).toBe(
      'RpcTransport',
    )
  })

  it('[BX-26] waits where the limit is told for the whole batch, or with the first call of all', async () => {
    const error = { code: -32000, message: 'out of credits' }
    for (const denial of [
      (calls: readonly RpcCall[]) => calls.map(({ id }) => ({ id, jsonrpc: '2.0', error })),
      () => ({ id: null, jsonrpc: '2.0', error }),
    ]) {
      let denials = 1
      const node = await nodeThat((calls, response) =>
        denials-- > 0 ? sendJson(response, denial(calls)) : soundNode(() => 'good')(calls, response),
      )
      const client = clientOf([node])
      expect(await client.request('A', [])).toBe('good')
      expect(client.status().endpoints[0]?.health).toBe('healthy')
      expect(node.batches).toHaveLength(2)
    }
  })

  it('[BX-26] keeps what a node answered in the middle of a batch, and asks again for what it denied alone', async () => {
    let credits = 3
    const node = await nodeThat((calls, response) => {
      const answers = calls.map(({ id, method }) =>
        credits-- > 0
          ? { id, jsonrpc: '2.0', result: method === 'GetNetworkId' ? '222' : method }
          : { id, jsonrpc: '2.0', error: { code: -32000, message: 'out of credits' } },
      )
      credits = 9
      // In another order than they were asked.
      sendJson(response, answers.toReversed())
    })
    const client = clientOf([node])
    const asked = ['A', 'B', 'C', 'D']
    expect(await Promise.all(asked.map((method) => client.request(method, [])))).toEqual(asked)
    expect(node.batches.map((calls) => calls.map(({ method }) => method))).toEqual([
      ['GetNetworkId', 'A', 'B', 'C', 'D'],
      ['C', 'D'],
    ])
  })

  it('[BX-26] goes on as long as a node takes some of it each time, and ends where it takes nothing', async () => {
    const clock: Clock = {
      now: () => 0,
      sleep: (ms, signal) => (isPause(ms) ? Promise.resolve() : systemClock.sleep(ms, signal)),
    }
    let credits = [3, 2, 2, 2, 2, 2, 0, 0, 0, 0]
    const node = await nodeThat((calls, response) => {
      const [now = 0, ...later] = credits
      credits = later
      sendJson(
        response,
        calls.map(({ id, method }, index) =>
          index < now
            ? { id, jsonrpc: '2.0', result: method === 'GetNetworkId' ? '222' : method }
            : { id, jsonrpc: '2.0', error: { code: -32000, message: 'out of credits' } },
        ),
      )
    })
    const client = clientOf([node], { clock })
    const asked = Array.from({ length: 13 }, (_, at) => `call ${at}`)
    const settled = await Promise.allSettled(asked.map((method) => client.request(method, [])))
    expect(settled.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 12 }, () => 'fulfilled'),
      'rejected',
    ])
    // Three times more, of which nothing came.
    expect(node.batches).toHaveLength(9)
  })
})
