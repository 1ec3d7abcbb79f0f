import type { Requests } from '@tyto/chain'
import { zilliqa1Gas } from '@tyto/primitives'
import { didWallet } from '@tyto/contracts'
import { testAccount } from '@tyto/devnet'
import { beforeAll, describe, expect, test } from 'vitest'
import { BusyWorker, NearWorker } from '../../test/nearWorker'
import { TestNetwork } from '../../test/network'
import { callOf } from '../../test/requests'
import { createWorkerSimulator } from './createWorkerSimulator'
import type { FromWorker, ToWorker } from './messages'

const alice = testAccount(0)
let network: TestNetwork

beforeAll(async () => {
  network = await TestNetwork.start()
})

const target = () => ({ key: 'test', chainId: network.devnet.network.chainId, gas: zilliqa1Gas, hints: [] })
const request = () => ({
  sender: alice.address,
  transactions: [
    callOf(
      didWallet(network.addressOf('alice.ssi')).UpdateController({
        addr: testAccount(1).address,
        tyron: null,
      }),
    ),
  ],
})

describe('the page’s side of the simulator', () => {
  test('one worker serves all simulations, one after the other; each batch is one', async () => {
    NearWorker.started = 0
    const simulator = createWorkerSimulator({ startWorker: () => new NearWorker() })
    const run = () => simulator.simulate(target(), request(), { client: network.client })
    const before = network.rounds
    const results = await Promise.all([run(), run(), run()])
    expect(results.map(({ rounds, steps }) => [rounds, steps[0]?.kind])).toEqual([
      [2, 'success'],
      [1, 'success'],
      [1, 'success'],
    ])
    expect([NearWorker.started, network.rounds - before]).toEqual([1, 4])
  })

  test('a failure of the node, and an exception, come through as what they are', async () => {
    const simulator = createWorkerSimulator({ startWorker: () => new NearWorker() })
    const run = () => simulator.simulate(target(), request(), { client: network.client })
    network.lie = (method, result) => (method === 'GetBalance' ? { balance: 'none' } : result)
    await expect(run()).rejects.toMatchObject({ code: 'StateUnreadable' })
    network.lie = () => {
      throw new Error('The cable is cut.')
    }
    await expect(run()).rejects.toMatchObject({ code: 'NodeUnreachable' })
    network.lie = (_, result) => result
    await expect(run()).resolves.toMatchObject({ steps: [{ kind: 'success' }] })
  })

  test('a worker that is too slow is ended, and the next simulation has a new one', async () => {
    const workers: NearWorker[] = []
    const simulator = createWorkerSimulator({
      timeLimitMs: 100,
      startWorker: () => {
        workers.push(workers.length === 0 ? new BusyWorker() : new NearWorker())
        return workers.at(-1)!
      },
    })
    const slow = simulator.simulate(target(), request(), { client: network.client })
    await expect(slow).rejects.toMatchObject({ code: 'TooSlow' })
    expect(workers[0]?.isGone).toBe(true)
  })

  test('the time that a node takes is not counted as work, and has a limit of its own', async () => {
    const late = new Promise((done) => setTimeout(done, 3_500))
    const client: Requests = {
      request: async (...question) => {
        await late
        return network.client.request(...question)
      },
    }
    const patient = createWorkerSimulator({ timeLimitMs: 3_000, startWorker: () => new NearWorker() })
    await expect(patient.simulate(target(), request(), { client })).resolves.toMatchObject({
      steps: [{ kind: 'success' }],
    })

    const silent: Requests = { request: () => new Promise(() => {}) }
    const workers: NearWorker[] = []
    const hasty = createWorkerSimulator({
      wholeLimitMs: 100,
      startWorker: () => {
        workers.push(new NearWorker())
        return workers.at(-1)!
      },
    })
    await expect(hasty.simulate(target(), request(), { client: silent })).rejects.toMatchObject({
      code: 'TooSlow',
    })
    expect(workers[0]?.isGone).toBe(true)
  })

  test('nodes that are asked again before they have answered are one rest, and leave no clock behind', async () => {
    let answers = 0
    class AsksTwice extends NearWorker {
      override postMessage(message: ToWorker): void {
        const tell = (data: FromWorker): void => this.onmessage?.({ data })
        if (message.kind === 'job')
          for (const id of [1, 2])
            tell({ kind: 'calls', id: message.id, calls: [{ id, method: 'GetBalance', params: [] }] })
        else if (++answers === 2) setTimeout(() => tell({ kind: 'result', id: 1, result: null }))
      }
    }
    const worker = new AsksTwice()
    const simulator = createWorkerSimulator({ timeLimitMs: 200, startWorker: () => worker })
    const client = {
      request: () => new Promise<never>((_, fail) => setTimeout(fail, 500, new Error('late'))),
    }
    await expect(simulator.simulate(target(), request(), { client })).resolves.toBeNull()
    await new Promise((done) => setTimeout(done, 500))
    expect(worker.isGone).toBe(false)
  })

  test('a worker that cannot be started, or breaks, says so', async () => {
    const missing = createWorkerSimulator({
      startWorker: () => {
        throw new Error('There are no workers here.')
      },
    })
    const none = missing.simulate(target(), request(), { client: network.client })
    await expect(none).rejects.toMatchObject({ code: 'SimulatorFailed' })
    const worker = new BusyWorker()
    const breaking = createWorkerSimulator({ startWorker: () => worker })
    const broken = breaking.simulate(target(), request(), { client: network.client })
    setTimeout(() => worker.onerror?.('broken'), 10)
    await expect(broken).rejects.toMatchObject({ code: 'SimulatorFailed' })
  })

  test('what nobody waits for any more ends at once, and the worker stays for the next', async () => {
    NearWorker.started = 0
    const simulator = createWorkerSimulator({ startWorker: () => new NearWorker() })
    const stop = new AbortController()
    const first = simulator.simulate(target(), request(), { client: network.client, signal: stop.signal })
    const second = simulator.simulate(target(), request(), { client: network.client })
    setTimeout(() => stop.abort(new Error('closed')), 2)
    await expect(first).rejects.toThrow('closed')
    await expect(second).resolves.toMatchObject({ steps: [{ kind: 'success' }] })
    expect(NearWorker.started).toBe(1)
  })
})
