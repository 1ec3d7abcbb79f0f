import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientOf, closeNodes, codeOf, nodeThat } from '../../test/clientOf'
import { misbehaviours, NodeRefusal, sendJson, soundNode, startNode } from '../../test/fakeNode'
import { systemClock } from './clock'

afterEach(closeNodes)

/** A port that nobody listens on. */
async function closedUrl(): Promise<string> {
  const node = await startNode(soundNode())
  await node.close()
  return node.url
}

describe('batches', () => {
  it('[RPC-01] sends the requests of one tick as one POST, with the network check in the first', async () => {
    const node = await nodeThat(soundNode((call) => [call.method, ...call.params]))
    const client = clientOf([node])
    const answers = await Promise.all([
      client.request('GetBalance', ['a']),
      client.request('GetSmartContractInit', ['b']),
      client.request('GetBalance', ['c']),
    ])
    expect(answers).toEqual([
      ['GetBalance', 'a'],
      ['GetSmartContractInit', 'b'],
      ['GetBalance', 'c'],
    ])
    expect(node.batches.map((batch) => batch.map((call) => call.method))).toEqual([
      ['GetNetworkId', 'GetBalance', 'GetSmartContractInit', 'GetBalance'],
    ])
    await client.request('GetLatestTxBlock', [''])
    expect(node.batches[1]).toEqual([{ jsonrpc: '2.0', id: '1', method: 'GetLatestTxBlock', params: [''] }])
  })

  it('sends equal requests once and answers both', async () => {
    const node = await nodeThat(soundNode())
    const client = clientOf([node])
    expect(
      await Promise.all([client.request('A', [1]), client.request('A', [1]), client.request('A', [2])]),
    ).toHaveLength(3)
    expect(node.batches[0]).toHaveLength(3)
  })

  it('matches answers by id, in any order, as text or number', async () => {
    const node = await nodeThat((calls, response) =>
      sendJson(
        response,
        calls
          .map((call) => ({
            id: Number(call.id),
            result: call.method === 'GetNetworkId' ? '222' : call.method,
          }))
          .reverse(),
      ),
    )
    const client = clientOf([node])
    expect(await Promise.all([client.request('A', []), client.request('B', [])])).toEqual(['A', 'B'])
  })

  it('splits what is longer than nodes take', async () => {
    const node = await nodeThat(soundNode((call) => call.params[0]))
    const client = clientOf([node])
    const numbers = Array.from({ length: 1_400 }, (_, index) => index)
    expect(await Promise.all(numbers.map((number) => client.request('A', [number])))).toEqual(numbers)
    expect(node.batches).toHaveLength(3)
  })

  it("sends what is foreseen in a batch of its own, whose failure is nobody else's", async () => {
    const sound = soundNode((call) => call.params[0])
    let isRefused = true
    const node = await nodeThat((calls, response) => {
      if (!isRefused || calls.every(({ params }) => params[0] !== 'foreseen')) return sound(calls, response)
      response.writeHead(413).end()
    })
    const calls = [{ method: 'A', params: ['foreseen'] }]
    const client = clientOf([node], { foresight: { calls } })
    expect(await client.request('A', ['first'])).toBe('first')
    await expect.poll(() => node.batches.length).toBe(2)
    expect(node.batches.map((batch) => batch.map(({ params }) => params[0]))).toEqual([
      ['', 'first'],
      ['', 'foreseen'],
    ])
    expect(client.status().endpoints[0]?.health).toBe('healthy')
    isRefused = false
    expect(await client.request('A', ['foreseen'])).toBe('foreseen')
  })

  it('asks every read anew, unless it is told that a page opens', async () => {
    let balance = 0
    const node = await nodeThat(soundNode(() => ++balance))
    const plain = clientOf([node])
    expect(await plain.request('GetBalance', ['a'])).not.toBe(await plain.request('GetBalance', ['a']))
    const ofPage = clientOf([node], { foresight: { calls: [] } })
    expect(await ofPage.request('GetBalance', ['a'])).toBe(await ofPage.request('GetBalance', ['a']))
  })

  it("[RPC-01] rejects a refused call with the node's own message, and answers the others", async () => {
    const node = await nodeThat(
      soundNode((call) => {
        if (call.method === 'Bad') throw new NodeRefusal(-8, 'Address size not appropriate')
        return 'fine'
      }),
    )
    const client = clientOf([node])
    const bad = client.request('Bad', [])
    const good = client.request('Good', [])
    await expect(bad).rejects.toMatchObject({
      code: 'RpcNodeError',
      nodeCode: -8,
      details: 'Address size not appropriate',
    })
    expect(await good).toBe('fine')
    expect(client.status().state).toBe('online')
  })
})

describe('failover', () => {
  const cases = Object.entries(misbehaviours)
  const expected: Record<string, string> = {
    status500: 'RpcTransport',
    silent: 'RpcTimeout',
    halfAnswer: 'RpcTimeout',
    hangUp: 'RpcTransport',
    batchRefused: 'RpcTransport',
    otherNetwork: 'RpcWrongNetwork',
  }

  /** Only a node that never ends its answer is waited for in vain. */
  const patienceWith = (name: string) => (expected[name] === 'RpcTimeout' ? { timeoutMs: 2_000 } : {})

  it.each(cases)('[BX-06] goes on to the next endpoint when the first is %s', async (name, behaviour) => {
    const bad = await nodeThat(behaviour)
    const good = await nodeThat(soundNode(() => 'good'))
    const client = clientOf([bad, good], patienceWith(name))
    expect(await client.request('A', [])).toBe('good')
    expect(client.status()).toMatchObject({ state: 'online', endpoint: good.url })
    expect(client.status().endpoints[0]?.health).toBe(name === 'otherNetwork' ? 'wrong network' : 'failing')
    // The bad one is not asked again while the good one works.
    const before = bad.batches.length
    expect(await client.request('B', [])).toBe('good')
    expect(bad.batches.length).toBe(before)
  })

  it.each(cases)('[BX-06] rejects with its reason when the only endpoint is %s', async (name, behaviour) => {
    const client = clientOf([await nodeThat(behaviour)], patienceWith(name))
    expect(await codeOf(client.request('A', []))).toBe(expected[name] ?? 'RpcInvalidAnswer')
    expect(client.status()).toMatchObject({ state: 'offline', lastSuccessAt: null })
  })

  it('[BX-06] goes on when nobody listens, and rejects when nobody listens anywhere', async () => {
    const closed = await closedUrl()
    const good = await nodeThat(soundNode(() => 'good'))
    expect(await clientOf([closed, good]).request('A', [])).toBe('good')
    expect(await codeOf(clientOf([closed]).request('A', []))).toBe('RpcTransport')
    expect(await codeOf(clientOf([]).request('A', []))).toBe('RpcTransport')
  })

  it('asks the next endpoint only for what is still without an answer', async () => {
    const partial = await nodeThat((calls, response) =>
      sendJson(
        response,
        calls
          .filter((call) => call.method !== 'B')
          .map((call) => ({ id: call.id, result: call.method === 'GetNetworkId' ? '222' : 'first' })),
      ),
    )
    const good = await nodeThat(soundNode(() => 'second'))
    const client = clientOf([partial, good])
    expect(await Promise.all([client.request('A', []), client.request('B', [])])).toEqual(['first', 'second'])
    expect(good.batches[0]?.map((call) => call.method)).toEqual(['GetNetworkId', 'B'])
  })

  it('tries all again after a pause, and never sends a call marked once twice', async () => {
    let failures = 2
    const flaky = await nodeThat((calls, response) =>
      failures-- > 0 ? misbehaviours.status500(calls, response) : soundNode(() => 'late')(calls, response),
    )
    expect(await clientOf([flaky], { retries: 2 }).request('A', [])).toBe('late')
    expect(flaky.batches).toHaveLength(3)

    const down = await nodeThat(misbehaviours.status500)
    const good = await nodeThat(soundNode())
    const client = clientOf([down, good], { retries: 2 })
    expect(await codeOf(client.request('CreateTransaction', [{}], { once: true }))).toBe('RpcTransport')
    expect([down.batches.length, good.batches.length]).toEqual([1, 0])
  })

  it('stops trying at the deadline', async () => {
    const nodes = await Promise.all(Array.from({ length: 6 }, () => nodeThat(misbehaviours.silent)))
    const client = clientOf(nodes, { timeoutMs: 300, deadlineMs: 200, retries: 5 })
    expect(await codeOf(client.request('A', []))).toBe('RpcTimeout')
    expect(nodes.at(-1)?.batches).toEqual([])
  })

  it('[BX-06] comes back to the preferred endpoint through a probe, once its pause is over', async () => {
    const preferred = await nodeThat(misbehaviours.status500)
    const other = await nodeThat(soundNode(() => 'other'))
    let passed = 0
    const clock = { ...systemClock, now: () => Date.now() + passed }
    const client = clientOf([preferred, other], { clock })
    expect(await client.request('A', [])).toBe('other')
    preferred.behaviour = soundNode(() => 'preferred')
    expect(await client.request('B', [])).toBe('other')
    passed = 5_000
    expect(await client.request('C', [])).toBe('other')
    await expect.poll(() => client.status().endpoints[0]?.health).toBe('healthy')
    expect(await client.request('D', [])).toBe('preferred')
  })

  it('[BX-06] waits no longer for an endpoint on which many calls failed together', async () => {
    const preferred = await nodeThat(misbehaviours.status500)
    const other = await nodeThat(soundNode(() => 'other'))
    let passed = 0
    const client = clientOf([preferred, other], {
      clock: { ...systemClock, now: () => Date.now() + passed },
    })
    // More than one batch holds: all are under way before the first one fails.
    await Promise.all(Array.from({ length: 3_992 }, (_, index) => client.request('A', [index])))
    expect(preferred.batches.length).toBe(8)
    preferred.behaviour = soundNode(() => 'preferred')
    passed = 5_000
    expect(await client.request('B', [])).toBe('other')
    await expect.poll(() => client.status().endpoints[0]?.health).toBe('healthy')
  })

  it('checks the network again after a failure', async () => {
    const node = await nodeThat(soundNode(() => 'ours'))
    const client = clientOf([node])
    expect(await client.request('A', [])).toBe('ours')
    node.behaviour = misbehaviours.hangUp
    expect(await codeOf(client.request('B', []))).toBe('RpcTransport')
    node.behaviour = misbehaviours.otherNetwork
    expect(await codeOf(client.request('C', []))).toBe('RpcWrongNetwork')
  })

  it('names the host in an error and not what may be a key', async () => {
    const node = await nodeThat(misbehaviours.status500)
    const error: unknown = await clientOf([`${node.url}v1/secret-key?token=secret`])
      .request('A', [])
      .catch((reason: unknown) => reason)
    expect(String((error as Error).message)).toContain(new URL(node.url).host)
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('secret')
  })
})

describe('abort', () => {
  it('rejects with the reason of the signal and leaves the others alone', async () => {
    const node = await nodeThat(async (calls, response) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      await soundNode(() => 'fine')(calls, response)
    })
    const client = clientOf([node])
    const stop = new AbortController()
    const stopped = client.request('A', [1], { signal: stop.signal })
    const other = client.request('A', [1])
    setTimeout(() => stop.abort(new Error('gone')), 20)
    await expect(stopped).rejects.toThrow('gone')
    expect(await other).toBe('fine')
    expect(client.status().state).toBe('online')
  })

  it('listens once to the signal that many calls share, and rejects all that wait', async () => {
    const node = await nodeThat(async (calls, response) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      await soundNode(() => 'fine')(calls, response)
    })
    const client = clientOf([node])
    const stop = new AbortController()
    const listens = vi.spyOn(stop.signal, 'addEventListener')
    const ask = (): Promise<unknown>[] =>
      Array.from({ length: 30 }, (_, at) => client.request('A', [at], { signal: stop.signal }))
    expect(new Set(await Promise.all(ask()))).toEqual(new Set(['fine']))
    const waiting = Promise.allSettled(ask())
    expect(listens).toHaveBeenCalledTimes(1)
    stop.abort(new Error('gone'))
    for (const end of await waiting) expect(end).toMatchObject({ reason: new Error('gone') })
  })

  it('closes the connection when nobody waits any more, and blames no endpoint', async () => {
    let closed = false
    const stop = new AbortController()
    const node = await nodeThat((_calls, response) => {
      response.on('close', () => (closed = true))
      stop.abort()
    })
    const client = clientOf([node])
    const stopped = client.request('A', [], { signal: stop.signal })
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => closed).toBe(true)
    expect(client.status().endpoints[0]?.health).toBe('untried')
    await expect(client.request('A', [], { signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('status', () => {
  it('[BX-06] tells the endpoint in use, the age of the last answer and its latency', async () => {
    const node = await nodeThat(soundNode())
    const client = clientOf([node])
    expect(client.status()).toMatchObject({
      state: 'unknown',
      endpoint: null,
      lastSuccessAt: null,
      latencyMs: null,
    })
    const before = Date.now()
    let changes = 0
    const stop = client.subscribe(() => changes++)
    await client.request('A', [])
    const status = client.status()
    expect(status.lastSuccessAt).toBeGreaterThanOrEqual(before)
    expect(status.latencyMs).toBeGreaterThanOrEqual(0)
    expect(client.status()).toBe(status)
    expect(changes).toBeGreaterThan(0)
    stop()
    const seen = changes
    await client.request('B', [])
    expect(changes).toBe(seen)
  })

  it('[BX-06] is settled for every endpoint by a probe', async () => {
    const client = clientOf([
      await nodeThat(soundNode()),
      await nodeThat(misbehaviours.html),
      await nodeThat(misbehaviours.otherNetwork),
    ])
    await client.probe()
    expect(client.status().endpoints.map((endpoint) => endpoint.health)).toEqual([
      'healthy',
      'failing',
      'wrong network',
    ])
    expect(client.status().state).toBe('online')
  })
})
