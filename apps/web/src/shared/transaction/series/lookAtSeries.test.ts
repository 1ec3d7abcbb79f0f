/** The questions about each item before the first is signed, and the sums of the whole. */
import { walletGasPrice, type TransactionRequest } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import {
  SimulationError,
  type SimulatedStep,
  type SimulationCode,
  type SimulationRequest,
} from '@tyto/simulator'
import { describe, expect, it } from 'vitest'
import { ActionError } from '../../errors/ActionError'
import { exampleOutcome, undone } from '../action/testing/exampleOutcome'
import { defineAction, type AnyAction } from '../action/action'
import type { ReviewAnswer, ReviewWork } from '../review/reviewEvents'
import type { Costs } from '../review/reviewState'
import { isTooPoor, lookAtSeries, totalsOf, type ItemLook, type SeriesLook } from './lookAtSeries'
import type { SeriesItem } from './series'
import { exampleFacts } from '../../session/wallet/testing/exampleFacts'

const account: Address = `0x${'aa'.repeat(20)}`
const to: Address = `0x${'33'.repeat(20)}`
const madeFor = { account, network: 'local', hasStorage: false } as const
const facts = exampleFacts(account)
const cause = new ActionError('NoOffer')
const costs: Costs = {
  gasPriceLi: 3_000n,
  walletPrice: { build: 'classic', leastLi: 3_000n, mostLi: 3_000n },
  balance: 9n,
  nonce: 4n,
}

const [fine] = exampleOutcome().result.steps as readonly [SimulatedStep]
const used = (gasUsed: bigint): SimulatedStep => ({ ...fine, gasUsed }) as SimulatedStep
const refusal: SimulatedStep = { kind: 'refused', code: 'BadAmount' as never }

/** Its input is the amount in Qa: `call` is a call of a contract with it, `pay` a payment. */
function item(amount: number, action: 'call' | 'pay' | 'broken' = 'call'): SeriesItem {
  return { key: `${amount}`, action, input: String(amount), label: `Row ${amount}`, rows: [] }
}

const many = (count: number): readonly SeriesItem[] => Array.from({ length: count }, (_, at) => item(at + 1))

function contentOf(action: string, amount: bigint) {
  return action === 'pay'
    ? ({ kind: 'payment', to, amount } as const)
    : ({ kind: 'call', call: { to, transition: 'AddFunds', params: [], amount } } as const)
}

const actions: Readonly<Record<string, AnyAction>> = Object.fromEntries(
  ['call', 'pay'].map((name) => [
    name,
    defineAction<object>({ name, gas: null, gasLimit: 50n, request: () => contentOf(name, 0n) }),
  ]),
)

interface Run {
  /** How a run answers; by default all succeed and use 10 units. */
  readonly simulate?: (transactions: readonly TransactionRequest[]) => readonly SimulatedStep[]
  readonly costs?: Costs | null
  /** The gas limit of each one by itself, in units. */
  readonly gasLimit?: bigint
  /** The answer about the first item alone. */
  readonly alone?: ReviewAnswer
  readonly stop?: AbortController
  readonly during?: (work: ReviewWork) => void
}

async function look(items: readonly SeriesItem[], run: Run = {}) {
  const told: SeriesLook[] = []
  const done: ReviewWork[] = []
  const groups: (readonly TransactionRequest[])[] = []
  const asked: SimulationRequest[] = []
  const stop = run.stop ?? new AbortController()
  let making = 0
  let mostMaking = 0
  const answerTo = (work: ReviewWork): ReviewAnswer => {
    const failed: ReviewAnswer = { kind: 'failed', problem: { code: 'NoOffer', cause } }
    switch (work.kind) {
      case 'readCosts':
        return run.costs === null ? failed : { kind: 'costsRead', costs: run.costs ?? costs }
      case 'loadAction': {
        const action = actions[work.name]
        return action === undefined ? failed : { kind: 'actionLoaded', action }
      }
      case 'makeRequest': {
        const content = contentOf(work.action.name, BigInt(work.input))
        const rest = { takesDonation: false, gasLimit: run.gasLimit ?? 50n, registry: to }
        return content.kind === 'call' && content.call.amount === 0n
          ? failed
          : { kind: 'requestMade', content, ...rest }
      }
      case 'simulate':
        return run.alone ?? { kind: 'simulated', result: exampleOutcome({ steps: [fine] }).result }
      default:
        throw new Error(`Nobody asks for ${work.kind}.`)
    }
  }
  await lookAtSeries(items, {
    for: madeFor,
    facts,
    signal: stop.signal,
    onProgress: (now) => told.push(now),
    perform: async (work, { answer }) => {
      done.push(work)
      if (work.kind === 'makeRequest') mostMaking = Math.max(mostMaking, ++making)
      run.during?.(work)
      await Promise.resolve()
      if (work.kind === 'makeRequest') making--
      answer(answerTo(work))
    },
    simulate: async (network, request) => {
      expect(network).toBe('local')
      asked.push(request)
      groups.push(request.transactions)
      const steps = run.simulate?.(request.transactions) ?? request.transactions.map(() => used(10n))
      return exampleOutcome({ steps }).result
    },
  })
  const last = told.at(-1)
  if (last === undefined) throw new Error('It tells something at once.')
  return { told, done, groups, asked, last, mostMaking, sizes: groups.map(({ length }) => length) }
}

const amountsOf = (requests: readonly TransactionRequest[]) =>
  requests.map((each) => (each.kind === 'call' ? each.call.amount : each.kind === 'payment' && each.amount))

describe('a look at a series', () => {
  it('begins with what is not known, asks for the costs once, and ends with each item', async () => {
    const { told, done, last, asked } = await look([item(5), item(7, 'pay')])
    const unknown = { request: null, problem: null, gasUsed: null }
    expect(told[0]).toEqual({
      items: [
        { item: item(5), ...unknown },
        { item: item(7, 'pay'), ...unknown },
      ],
      costs: null,
      leastLi: 2_000n,
      first: [],
      seen: 0,
      isDone: false,
      together: 0,
    })
    expect(told[1]).toMatchObject({ costs, seen: 0, isDone: false })
    expect(done.filter(({ kind }) => kind === 'readCosts')).toEqual([{ kind: 'readCosts', for: madeFor }])
    expect(done.filter(({ kind }) => kind === 'makeRequest')).toMatchObject([
      { input: '5', subject: '', for: madeFor, action: { name: 'call' } },
      { input: '7', subject: '', for: madeFor, action: { name: 'pay' } },
    ])
    const price = { gasLimit: 50n, gasPriceLi: 3_000n }
    const requests = [
      { ...contentOf('call', 5n), ...price },
      { ...contentOf('pay', 7n), ...price },
    ]
    expect(asked).toEqual([{ sender: account, transactions: requests }])
    expect(last).toMatchObject({
      items: [
        // 10, a quarter more, 100, in full tens.
        { request: { ...requests[0], gasLimit: 120n }, problem: null, gasUsed: 10n },
        { request: requests[1], problem: null, gasUsed: 10n },
      ],
      costs,
      seen: 2,
      isDone: true,
      together: 2,
    })
  })

  it('takes the least price of the network where no node tells one', async () => {
    const { last, groups } = await look([item(5)], { costs: null })
    expect(last).toMatchObject({ costs: null, isDone: true })
    expect(groups[0]?.[0]?.gasPriceLi).toBe(2_000n)
  })

  it('makes twenty at a time, each with its own answer', async () => {
    const { mostMaking, last } = await look(many(45))
    expect(mostMaking).toBe(20)
    expect(amountsOf(last.items.map(({ request }) => request!))).toEqual(
      many(45).map(({ input }) => BigInt(input)),
    )
  })

  it('names what cannot be made, and runs the others without it', async () => {
    const { last, groups, done } = await look([item(1, 'broken'), item(2), item(0), item(4)])
    const problem = { code: 'NoOffer', cause, step: null }
    expect(last.items.map((each) => each.problem)).toEqual([problem, null, problem, null])
    expect(last.items.map(({ request }) => request === null)).toEqual([true, false, true, false])
    expect(groups.map(amountsOf)).toEqual([[2n, 4n]])
    const late = await look([...many(22), item(0)])
    expect(late.last.items.flatMap((each, at) => (each.problem === null ? [] : at))).toEqual([22])
    // The first cannot be told: nothing else is told in its place.
    expect([last.first, done.some(({ kind }) => kind === 'simulate')]).toEqual([[], false])
    expect(last).toMatchObject({ seen: 4, isDone: true })
  })

  it('tells the first one, as its review would, also where it cannot be simulated', async () => {
    const seen = await look([item(5), item(6)])
    const alone = seen.done.filter(({ kind }) => kind === 'simulate')
    expect(alone).toMatchObject([{ for: madeFor, request: { call: { amount: 5n }, gasPriceLi: 3_000n } }])
    expect(seen.last.first).not.toEqual([])
    const unseen = await look([item(5)], { alone: { kind: 'notSimulated', code: 'TooSlow', details: '' } })
    expect(unseen.last.first).toEqual([
      { text: 'notSimulated', values: {} },
      { text: 'actFor', values: { subject: 'Row 5' } },
      { text: 'sends', values: { zil: '5', to } },
    ])
  })

  it('runs ten together, and what came after a refused one anew', async () => {
    const { sizes, last } = await look(many(23))
    expect(sizes).toEqual([10, 10, 3])
    expect(last).toMatchObject({ seen: 23, together: 10 })
    const stops = await look(many(4), {
      simulate: (transactions) =>
        transactions.length === 4 ? [used(10n), refusal] : transactions.map(() => used(11n)),
    })
    expect(stops.groups.map(amountsOf)).toEqual([
      [1n, 2n, 3n, 4n],
      [3n, 4n],
    ])
    expect(stops.last.items.map(({ gasUsed }) => gasUsed)).toEqual([10n, null, 11n, 11n])
    expect(stops.last.items[1]?.problem).toMatchObject({ code: 'WouldFail', step: refusal })
    expect(stops.told.map(({ seen }) => seen)).toEqual([0, 0, 0, 0, 2, 4, 4])
    expect(stops.last.together).toBe(2)
  })

  it.each<[SimulationCode, readonly number[]]>([
    ['TooMuchState', [7, 4, 2, 5, 3, 2, 3, 2, 1]],
    ['TooSlow', [7, 4, 2, 5, 3, 2, 3, 2, 1]],
    ['SimulatorFailed', [7]],
  ])('that is refused as %s is tried in halves or not at all', async (code, sizes) => {
    const run = await look(many(7), {
      simulate: (transactions) => {
        if (transactions.length > 2) throw new SimulationError(code, 'No.')
        return transactions.map(() => used(10n))
      },
    })
    expect(run.sizes).toEqual(sizes)
    const isKnown = code !== 'SimulatorFailed'
    expect(run.last.items.map(({ gasUsed }) => gasUsed !== null)).toEqual(Array(7).fill(isKnown))
    expect(run.last).toMatchObject({ seen: 7, isDone: true })
    expect(run.last.items.every(({ problem }) => problem === null)).toBe(true)
  })

  it('says nothing of one that alone reads too much, or whose simulation breaks', async () => {
    for (const error of [new SimulationError('TooMuchState', 'No.'), new TypeError('ours')]) {
      const run = await look([item(1)], {
        simulate: () => {
          throw error
        },
      })
      expect(run.sizes).toEqual([1])
      expect(run.last.items).toMatchObject([{ gasUsed: null, problem: null, request: { gasLimit: 50n } }])
    }
  })

  it('gives more gas to those that only lack gas, and runs them again', async () => {
    const run = await look([item(1), item(2), item(3)], {
      simulate: (transactions) =>
        transactions[1]?.gasLimit === 50n ? [used(10n), undone(200n)] : [used(10n), used(200n), undone(null)],
    })
    // 200, a quarter more, 100, in full tens.
    expect(run.groups.map((group) => group.map(({ gasLimit }) => gasLimit))).toEqual([
      [50n, 50n, 50n],
      [50n, 350n, 50n],
    ])
    expect(run.last.items.map(({ request }) => request?.gasLimit)).toEqual([120n, 350n, 50n])
    expect(run.last.items.map(({ problem }) => problem?.code ?? null)).toEqual([null, null, 'WouldFail'])
    expect(run.last.items[2]?.problem?.step).toEqual(undone(null))
  })

  it('raises the limit of a call that is short, never that of a payment, and lowers none', async () => {
    const run = await look([item(1), item(2, 'pay'), item(3)], {
      simulate: () => [used(100n), used(100n), used(0n)],
    })
    expect(run.last.items.map(({ request }) => request?.gasLimit)).toEqual([230n, 50n, 100n])
    const rich = await look([item(1), item(2)], { gasLimit: 230n, simulate: () => [used(100n), used(1n)] })
    expect(rich.last.items.map(({ request }) => request?.gasLimit)).toEqual([230n, 230n])
  })

  it.each<ReviewWork['kind']>(['readCosts', 'makeRequest', 'simulate'])(
    'ends where nobody waits for it any longer: %s',
    async (kind) => {
      const stop = new AbortController()
      const run = await look(many(30), {
        stop,
        during: (work) => {
          if (work.kind === kind) stop.abort()
        },
      })
      expect(run.last.isDone).toBe(false)
      expect(run.groups).toEqual([])
      const makes = run.done.filter((work) => work.kind === 'makeRequest').length
      expect(makes).toBe(kind === 'readCosts' ? 0 : kind === 'makeRequest' ? 20 : 30)
    },
  )
})

describe('the figures of a series', () => {
  const price = { build: 'bearby', leastLi: 2n, mostLi: 3n } as const
  const known = { ...costs, walletPrice: price, balance: null }
  const gas = { gasLimit: 10n, gasPriceLi: 2n }
  const seen = (amount: bigint, gasUsed: bigint | null, change: Partial<ItemLook> = {}): ItemLook => ({
    item: item(1),
    request: { ...contentOf('call', amount), ...gas },
    problem: null,
    gasUsed,
    ...change,
  })
  // A unit is 3,000,000 Qa at most, a limit of 10 units 30,000,000.
  const million = 1_000_000n

  it('are the sums of what is sent; each holds its limit, and gives back what it does not use', () => {
    const items = [seen(1_000n * million, 4n), seen(2_000n * million, 10n), seen(5n * million, 1n)]
    expect(totalsOf({ items, costs: known, leastLi: 9n })).toEqual({
      amount: 3_005n * million,
      gasExpected: { least: 30n * million, most: 45n * million },
      gasAtMost: 90n * million,
      // The first has used 12, the second 30, the third holds 30.
      needed: 3_077n * million,
    })
  })

  it('need what the dearest moment holds, which need not be the last', () => {
    const small = { ...contentOf('call', 0n), gasLimit: 5n, gasPriceLi: 2n }
    const items = [seen(0n, 0n), seen(0n, 0n, { request: small })]
    expect(totalsOf({ items, costs: known, leastLi: 9n })).toMatchObject({ needed: 30n * million })
  })

  it('leave out what cannot be made or would fail, and expect nothing where one was not simulated', () => {
    const problem = { code: 'WouldFail', cause, step: null }
    const items = [seen(7n, 1n), seen(9n, 1n, { problem }), seen(9n, 1n, { request: null }), seen(8n, null)]
    expect(totalsOf({ items, costs: known, leastLi: 9n })).toEqual({
      amount: 15n,
      gasExpected: null,
      gasAtMost: 60n * million,
      needed: 15n + 33n * million,
    })
    const none = { amount: 0n, gasExpected: { least: 0n, most: 0n }, gasAtMost: 0n, needed: 0n }
    expect(totalsOf({ items: [], costs: known, leastLi: 9n })).toEqual(none)
    // An item that was not simulated may use all of its limit.
    const after = [seen(8n, null), seen(7n, 1n)]
    expect(totalsOf({ items: after, costs: known, leastLi: 9n })).toMatchObject({
      needed: 15n + 60n * million,
    })
  })

  it('take what any wallet may take at the least price where the costs are not known', () => {
    const { mostLi } = walletGasPrice('unknown', 3_000n)
    expect(mostLi).toBe(6_000n)
    expect(totalsOf({ items: [seen(0n, 1n)], costs: null, leastLi: 3_000n }).gasAtMost).toBe(
      60_000n * million,
    )
  })

  it('are too much for an account that holds one Qa less, and never for one that is unknown', () => {
    const items = [seen(7n, 1n)]
    const needed = 7n + 30n * million
    const holding = (balance: bigint | null) =>
      isTooPoor({ items, costs: { ...known, balance }, leastLi: 9n })
    expect([needed, needed - 1n, null].map(holding)).toEqual([false, true, false])
    expect(isTooPoor({ items, costs: null, leastLi: 9n })).toBe(false)
  })
})
