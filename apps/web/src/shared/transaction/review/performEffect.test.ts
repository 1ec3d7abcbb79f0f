/** Each piece of work of a review: whom it asks for what, for how long, and its answer. */
import { networkRules, publicNetworks, walletGasPrice, type Network } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { SimulationError, type Simulation, type SimulationRequest } from '@tyto/simulator'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ActionError } from '../../errors/ActionError'
import { exampleOutcome } from '../action/testing/exampleOutcome'
import { defineAction, type AnyAction } from '../action/action'
import { encodeInput } from '../action/inputJson'
import { account, contractAddress, createFakeChain } from '../runner/testing/fakeChain'
import { performEffect } from './performEffect'
import type { ReviewAnswer, ReviewWork } from './reviewEvents'
import type { ReviewNeeds } from './reviewNeeds'
import type { SignedIntent } from './signedIntent'
import type { Since } from './sentSince'

const to: Address = `0x${'33'.repeat(20)}`
const registry: Address = `0x${'44'.repeat(20)}`
const madeFor = { account, network: 'local', hasStorage: false } as const
const payment = { kind: 'payment', to, amount: 7n } as const
const request = { ...payment, gasLimit: 50n, gasPriceLi: 2_000n }
const network: Network = {
  ...publicNetworks.testnet,
  id: 'local',
  chainId: 222,
  registry,
  rules: networkRules({ set: 'zilliqa-1', forReading: null }),
}
const nothing: Simulation = exampleOutcome().result

const paying = defineAction<{ readonly amount: bigint }>({
  name: 'paying',
  gas: null,
  gasLimit: 50n,
  request: ({ amount }, context) => ({ kind: 'payment', to: context.account, amount }),
})

afterEach(() => {
  vi.useRealTimers()
})

/** The work of a review on a page whose clock stands still. `late`: every wait is over before anybody answers. */
function open(change: Partial<Parameters<typeof performEffect>[0]> & { readonly late?: boolean } = {}) {
  const chain = createFakeChain()
  const waits: { readonly ms: number; readonly signal: AbortSignal | undefined }[] = []
  const simulated: {
    readonly network: string
    readonly request: SimulationRequest
    readonly signal: AbortSignal
  }[] = []
  const session = {
    facts: () => {
      throw new Error('Nobody asks.')
    },
    wallet: (): ReturnType<ReviewNeeds['session']['wallet']> => ({
      gasPrice: (leastLi) => walletGasPrice('bearby', leastLi),
    }),
    storage: () => null,
    askNetwork: async (): Promise<number | null> => 222,
  }
  const page = { network, chain, session, waits, simulated }
  const perform = performEffect({
    actions: { paying: async () => paying },
    session,
    chainOf: (id) => {
      expect(id).toBe('local')
      return { network: page.network, client: chain.client }
    },
    simulate: async (id, asked, signal) => {
      simulated.push({ network: id, request: asked, signal })
      return nothing
    },
    clock: {
      sleep: (ms, signal) => {
        waits.push({ ms, signal })
        return change.late ? Promise.resolve() : new Promise(() => undefined)
      },
    },
    askToSign: () => Promise.reject(new Error('Nobody asks.')),
    ...change,
  })
  const stop = new AbortController()
  async function doWork(work: ReviewWork): Promise<readonly ReviewAnswer[]> {
    const answers: ReviewAnswer[] = []
    await perform(work, { answer: (answer) => answers.push(answer), signal: stop.signal })
    return answers
  }
  return Object.assign(page, { stop, do: doWork })
}

const failed = (code: string) => [{ kind: 'failed', problem: { code, cause: expect.anything() as unknown } }]
const never = () => new Promise<never>(() => undefined)

describe('an action that is loaded', () => {
  it('is the one of that name; what is no action of the app is said', async () => {
    const page = open()
    expect(await page.do({ kind: 'loadAction', name: 'paying' })).toEqual([
      { kind: 'actionLoaded', action: paying },
    ])
    for (const name of ['', 'Paying', '__proto__', 'toString'])
      expect(await page.do({ kind: 'loadAction', name })).toEqual(failed('UnknownAction'))
  })

  it('whose file does not come is a part that is missing', async () => {
    vi.useFakeTimers()
    const page = open({ actions: { paying: () => Promise.reject(new TypeError('Failed to fetch')) } })
    const answers = page.do({ kind: 'loadAction', name: 'paying' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await answers).toEqual(failed('PartMissing'))
  })
})

describe('a request that is made', () => {
  const make = (
    page: ReturnType<typeof open>,
    action: AnyAction,
    input: unknown = { amount: 7n },
    subject = '',
  ) => page.do({ kind: 'makeRequest', action, input: encodeInput(input), subject, for: madeFor })

  it('is that of the input, for the account, on the network, with what the action says of gas', async () => {
    const asked: unknown[] = []
    const page = open()
    const byAmount = defineAction<{ readonly amount: bigint }>({
      ...paying,
      gasLimit: ({ amount }) => 100n * amount,
      request: (input, context) => {
        asked.push(input, context)
        return payment
      },
    })
    const made = { kind: 'requestMade', content: payment, takesDonation: false, registry }
    expect(await make(page, paying)).toEqual([
      { ...made, content: { ...payment, to: account }, gasLimit: 50n },
    ])
    expect(await make(page, byAmount)).toEqual([{ ...made, gasLimit: 700n }])
    expect(asked).toEqual([{ amount: 7n }, { network, client: page.chain.client, account, storage: null }])
  })

  it('has at least the gas that the network takes for its bytes', async () => {
    const page = open()
    page.network = { ...network, rules: networkRules({ set: 'zilliqa-2', forReading: null }) }
    const code = 'x'.repeat(10_000)
    const deploying = defineAction<object>({
      name: 'deploying',
      gas: null,
      gasLimit: 1n,
      request: () => ({ kind: 'deploy', code, deploy: { init: [], amount: 0n } }),
    })
    const [made] = await make(page, deploying)
    expect(made).toMatchObject({ kind: 'requestMade' })
    expect(made?.kind === 'requestMade' && made.gasLimit).toBeGreaterThan(10_000n)
  })

  it.each([
    ['what the action says', new ActionError('NoUpdateKey'), 'NoUpdateKey'],
    ['a fault of ours', new TypeError('undefined is not a function'), 'Unexpected'],
  ])('that cannot be made says why: %s', async (_, cause, code) => {
    const broken = defineAction<object>({
      name: 'broken',
      gas: null,
      gasLimit: 50n,
      request: () => {
        throw cause
      },
    })
    expect(await make(open(), broken)).toEqual([{ kind: 'failed', problem: { code, cause } }])
  })

  it('is none where nobody can say where a name leads, a coin has other digits, or the input is no input', async () => {
    const named = { amount: 7n, named: [{ name: 'bruno.ssi', address: to }] }
    expect(await make(open(), paying, named)).toEqual(failed('RpcInvalidAnswer'))
    const moved = { amount: 7n, wallet: to }
    expect(await make(open(), paying, moved, 'alice.ssi')).toEqual(failed('RpcInvalidAnswer'))
    expect(await make(open(), paying, moved)).toMatchObject([{ kind: 'requestMade' }])
    const digits = { amount: 7n, coin: { id: 'zil', decimals: 10 } }
    expect(await make(open(), paying, digits)).toEqual(failed('OtherDigits'))
    const page = open()
    const work = { kind: 'makeRequest', action: paying, input: '{', subject: '', for: madeFor } as const
    expect(await page.do(work)).toEqual(failed('InvalidInput'))
  })
})

describe('the costs', () => {
  const read = (page: ReturnType<typeof open>) => page.do({ kind: 'readCosts', for: madeFor })
  const bearby = (leastLi: bigint) => ({ build: 'bearby', leastLi, mostLi: leastLi * 2n })

  it('are what a node says, at the price of the wallet', async () => {
    const page = open()
    page.chain.gasPrice = 3_000_000_000n
    page.chain.balance = 5n
    page.chain.send(payment)
    page.chain.mineBlock()
    const costs = { gasPriceLi: 3_000n, walletPrice: bearby(3_000n), balance: 5n, nonce: 1n }
    expect(await read(page)).toEqual([{ kind: 'costsRead', costs }])
    expect(page.waits.map(({ ms, signal }) => [ms, signal?.aborted])).toEqual([[3_000, true]])
  })

  it('at the price of any wallet where none is connected', async () => {
    const page = open()
    page.session.wallet = () => null
    const walletPrice = { build: 'unknown', leastLi: 2_000n, mostLi: 4_000n }
    expect(await read(page)).toMatchObject([{ costs: { walletPrice } }])
  })

  it('are the least price and an unknown balance where no node answers, or not within 3 s', async () => {
    const costs = { gasPriceLi: 2_000n, walletPrice: bearby(2_000n), balance: null, nonce: null }
    const dead = open()
    dead.chain.isReachable = false
    expect(await read(dead)).toEqual([{ kind: 'costsRead', costs }])
    const slow = open({ late: true })
    slow.chain.gasPrice = 3_000_000_000n
    slow.chain.isSilent = true
    expect(await read(slow)).toEqual([{ kind: 'costsRead', costs }])
    expect(slow.waits.map(({ ms }) => ms)).toEqual([3_000])
  })
})

describe('a simulation', () => {
  const simulate = { kind: 'simulate', request, for: madeFor } as const
  const onceMore = { kind: 'simulateOnceMore', request, for: madeFor } as const

  it('is of this request, by the account, on the network', async () => {
    const page = open()
    expect(await page.do(simulate)).toEqual([{ kind: 'simulated', result: nothing }])
    expect(await page.do(onceMore)).toEqual([{ kind: 'simulatedOnceMore', result: nothing }])
    const asked = { network: 'local', request: { sender: account, transactions: [request] } }
    expect(page.simulated).toMatchObject([asked, asked])
    expect(page.simulated[0]?.signal.aborted).toBe(false)
    page.stop.abort()
    expect(page.simulated[0]?.signal.aborted).toBe(true)
  })

  it.each([
    [new SimulationError('TooSlow', 'It took too long.'), 'TooSlow', 'It took too long.'],
    [new RangeError('ours'), 'SimulatorFailed', 'ours'],
    ['no error at all', 'SimulatorFailed', ''],
  ])('that is not possible says why (%s), and once more it says nothing', async (cause, code, details) => {
    const page = open({ simulate: () => Promise.reject(cause) })
    expect(await page.do(simulate)).toEqual([{ kind: 'notSimulated', code, details }])
    expect(await page.do(onceMore)).toEqual([{ kind: 'simulatedOnceMore', result: null }])
  })

  it('may take 3 s before somebody may sign without it, and 2.5 s right before the wallet', async () => {
    const signals: AbortSignal[] = []
    const simulated: ReviewNeeds['simulate'] = (_, __, signal) => {
      signals.push(signal)
      return never()
    }
    const page = open({ late: true, simulate: simulated })
    expect(await page.do({ kind: 'waitForSimulation' })).toEqual([{ kind: 'patienceOver' }])
    expect(page.waits).toEqual([{ ms: 3_000, signal: page.stop.signal }])
    expect(await page.do(onceMore)).toEqual([{ kind: 'simulatedOnceMore', result: null }])
    expect(page.waits[1]).toMatchObject({ ms: 2_500, signal: { aborted: true } })
    // Nobody waits for it any longer.
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('once more ends when nobody waits for it', async () => {
    const page = open({
      simulate: (_, __, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
    })
    const answers = page.do(onceMore)
    page.stop.abort()
    expect(await answers).toEqual([{ kind: 'simulatedOnceMore', result: null }])
  })
})

describe('the last look at the chain', () => {
  const since: Since = { sender: account, network: 'local', nonce: 0n, block: 10n, time: 0 }
  const look = (
    page: ReturnType<typeof open>,
    change: Partial<Extract<ReviewWork, { kind: 'readChain' }>> = {},
  ) =>
    page.do({
      kind: 'readChain',
      action: paying,
      input: encodeInput({ amount: 7n }),
      subject: '',
      for: madeFor,
      since: null,
      stored: [],
      ...change,
    })

  it('has the newest block, and the highest nonce that any node tells', async () => {
    const page = open()
    page.chain.send(payment)
    page.chain.mineBlock()
    expect(await look(page)).toEqual([{ kind: 'chainRead', nonce: 1n, block: 11n, moved: null }])
    const ahead = { request: async () => ({ balance: '0', nonce: 4 }) }
    page.chain.client.witnesses = () => [ahead]
    expect(await look(page)).toMatchObject([{ nonce: 4n, moved: null }])
  })

  it.each([
    [null, 'UnknownNetwork'],
    [1, 'WrongNetwork'],
    [33_101, 'WrongNetwork'],
  ])('asks no wallet whose own node says chain %s', async (chainId, code) => {
    const page = open()
    page.session.askNetwork = async () => chainId
    expect(await look(page)).toEqual(failed(code))
  })

  it('asks no wallet where nobody can say where a name leads, a coin has other digits, or no node answers', async () => {
    const named = encodeInput({ amount: 7n, named: [{ name: 'bruno.ssi', address: to }] })
    expect(await look(open(), { input: named })).toEqual(failed('RpcInvalidAnswer'))
    const moved = { input: encodeInput({ amount: 7n, wallet: to }), subject: 'alice.ssi' }
    expect(await look(open(), moved)).toEqual(failed('RpcInvalidAnswer'))
    const digits = encodeInput({ amount: 7n, coin: { id: 'zil', decimals: 10 } })
    expect(await look(open(), { input: digits })).toEqual(failed('OtherDigits'))
    const dead = open()
    dead.chain.isReachable = false
    expect(await look(dead)).toEqual(failed('RpcTransport'))
  })

  it('tells what the account has sent since, by the highest nonce that was ever told', async () => {
    const page = open()
    const id = page.chain.send(payment)
    page.chain.mineBlock()
    const moved = { nonce: 1n, count: 1n, sent: [{ id, to, amount: 7n }] }
    expect(await look(page, { since })).toMatchObject([{ kind: 'chainRead', nonce: 1n, moved }])
    page.chain.nonceBehind = 1
    expect(await look(page, { since })).toMatchObject([
      { kind: 'chainRead', nonce: 0n, moved: { count: 1n } },
    ])
  })

  it('asks nothing about what another account sent, or the same one on another network', async () => {
    for (const other of [
      { ...since, sender: contractAddress },
      { ...since, network: 'testnet' as const },
    ]) {
      const page = open()
      page.chain.send(payment)
      page.chain.mineBlock()
      expect(await look(page, { since: other })).toEqual([
        { kind: 'chainRead', nonce: 1n, block: 11n, moved: null },
      ])
    }
  })
})

describe('the wallet', () => {
  const intent = { name: 'paying' } as SignedIntent

  it('is asked for this intent, and that it was asked is all that is answered', async () => {
    const asked: unknown[] = []
    const page = open({
      askToSign: async (given, { onAsked, signal }) => {
        asked.push(given, signal)
        onAsked()
      },
    })
    expect(await page.do({ kind: 'askToSign', intent })).toEqual([{ kind: 'walletAsked' }])
    expect(asked).toEqual([intent, page.stop.signal])
  })

  it('that could not be asked is a failure', async () => {
    const cause = new ActionError('WalletNotConnected')
    const page = open({ askToSign: () => Promise.reject(cause) })
    expect(await page.do({ kind: 'askToSign', intent })).toEqual([
      { kind: 'failed', problem: { code: 'WalletNotConnected', cause } },
    ])
  })
})
