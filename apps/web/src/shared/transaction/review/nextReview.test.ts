/** Each event of a review, with the state and the work that must follow it. */
import { BaseError } from '@tyto/primitives'
import { describe, expect, it } from 'vitest'
import { ActionError } from '../../errors/ActionError'
import { account, exampleOutcome, friend, registry, undone, wallet } from '../action/testing/exampleOutcome'
import type { ReviewCommand } from './reviewEvents'
import { nextReview, noReview } from './reviewMachine'
import type { OpenReview } from './reviewState'
import {
  exampleAction,
  exampleBefore,
  exampleCall,
  exampleCosts,
  exampleReview,
  succeeded,
} from './testing/exampleReview'
import { done, expectChange, hear, madeFor, request, running, tell } from './testing/tellReview'

const { facts } = exampleReview()
const made = exampleReview().made!
const again = exampleBefore({ key: 'again' })

const simulating = (donation = request) => [
  { kind: 'simulate', request: donation, for: madeFor, ticket: 10 },
  { kind: 'waitForSimulation', ticket: 11 },
]
const order = {
  name: 'paying',
  input: '{"amount":3}',
  subject: 'alice.ssi',
  signer: null,
  firstDonation: 6n,
  facts,
  stored: [again],
  again,
}
const commands: readonly ReviewCommand[] = [
  { kind: 'chooseDonation', donation: 5n },
  { kind: 'chooseGas', gas: 30_000n },
  { kind: 'meanSecond' },
  { kind: 'goOn' },
  { kind: 'simulateAgain' },
  { kind: 'readCostsAgain' },
  { kind: 'retry' },
  { kind: 'sign' },
  { kind: 'cancel' },
]

describe('a sheet is opened and closed', () => {
  it('it begins with nothing, and loads its action', () => {
    const step = tell(null, { kind: 'open', order })
    expect(step.effects).toEqual([{ kind: 'loadAction', name: 'paying', ticket: 10 }])
    expect(step.state.lastTicket).toBe(10)
    expectChange(step, exampleReview(), {
      ...order,
      action: null,
      madeFor: null,
      made: null,
      donation: 6n,
      awaited: { request: 10 },
    })
  })

  it('another one takes its place, but not while it is signed', () => {
    const step = tell(exampleReview({ name: 'other' }), { kind: 'open', order })
    expect(step.state).toMatchObject({ open: { name: 'paying' }, lastTicket: 10 })
    const state = { open: exampleReview({ signing: request }), lastTicket: 9 }
    expect(nextReview(state, { kind: 'open', order })).toEqual({ state, effects: [] })
  })

  it.each([...commands, { kind: 'stop' }, { kind: 'session', facts }, { kind: 'stored', list: [] }] as const)(
    'where none is open nothing follows: $kind',
    (event) => {
      expect(nextReview(noReview, event)).toEqual({ state: { open: null, lastTicket: 0 }, effects: [] })
    },
  )

  it('an answer that nobody waits for changes nothing', () => {
    const state = { open: exampleReview({ awaited: { costs: 8 } }), lastTicket: 9 }
    const event = { kind: 'costsRead', costs: exampleCosts, ticket: 7 } as const
    expect(nextReview(state, event)).toEqual({ state, effects: [] })
    expect(nextReview({ open: null, lastTicket: 9 }, event)).toEqual({
      state: { open: null, lastTicket: 9 },
      effects: [],
    })
  })

  it('the page closes, also while it is signed; a person closes it before that alone', () => {
    const gone = { state: { open: null, lastTicket: 9 }, effects: [] }
    expect(tell(exampleReview({ signing: request }), { kind: 'stop' })).toEqual(gone)
    expect(tell(exampleReview(), { kind: 'cancel' })).toEqual(gone)
  })

  it('what was stored meanwhile is known, also while it is signed', () => {
    for (const signing of [null, request]) {
      const review = exampleReview({ signing })
      const step = tell(review, { kind: 'stored', list: [again] })
      expect(step.effects).toEqual([])
      expectChange(step, review, { stored: [again] })
    }
  })

  it.each(commands)('while it is signed, the person changes nothing: $kind', (command) => {
    const review = exampleReview({
      signing: request,
      stored: [again],
      moved: { nonce: 5n, count: 1n, sent: [] },
    })
    const state = { open: review, lastTicket: 9 }
    expect(nextReview(state, command)).toEqual({ state, effects: [] })
  })
})

describe('a person chooses', () => {
  const withCall = (value: object, amount: bigint) => ({
    ...request,
    call: {
      ...exampleCall,
      params: [exampleCall.params[0]!, { vname: 'tyron', type: 'Option (Uint128)', value }],
      amount,
    },
  })

  it('another donation, which is simulated anew', () => {
    const review = exampleReview({ simulation: done, isSecondRun: true })
    const step = tell(review, { kind: 'chooseDonation', donation: 5n })
    const given = withCall({ constructor: 'Some', argtypes: ['Uint128'], arguments: ['5'] }, 8n)
    expect(step.effects).toEqual(simulating(given as never))
    expectChange(step, review, {
      donation: 5n,
      simulation: running,
      isSecondRun: false,
      awaited: { simulation: 10, patience: 11 },
    })
  })

  it.each([
    [0n, null],
    [null, 0n],
    [5n, 5n],
  ])('from %s to %s, which asks for the same', (before, donation) => {
    const review = exampleReview({ donation: before, simulation: done })
    const step = tell(review, { kind: 'chooseDonation', donation })
    expect(step.effects).toEqual([])
    expectChange(step, review, { donation })
  })

  it.each([
    [5n, null],
    [null, 5n],
  ])('from %s to %s, which asks for another one', (before, donation) => {
    expect(
      tell(exampleReview({ donation: before }), { kind: 'chooseDonation', donation }).effects,
    ).toHaveLength(2)
  })

  it('gas, or takes it back', () => {
    for (const gas of [30_000n, null]) {
      const review = exampleReview({ gas: 20_000n })
      const step = tell(review, { kind: 'chooseGas', gas })
      expect(step.effects).toEqual([])
      expectChange(step, review, { gas })
    }
  })

  it('to mean it beside one that asks for the same', () => {
    const review = exampleReview({ stored: [again], meant: ['earlier'] })
    expectChange(tell(review, { kind: 'meanSecond' }), review, { meant: ['earlier', 'again'] })
    const alone = exampleReview()
    expectChange(tell(alone, { kind: 'meanSecond' }), alone, {})
  })

  it('to go on though the account has sent more', () => {
    const review = exampleReview({ moved: { nonce: 5n, count: 1n, sent: [] } })
    expectChange(tell(review, { kind: 'goOn' }), review, { moved: null, seenNonce: 5n })
    const still = exampleReview({ seenNonce: 2n })
    expectChange(tell(still, { kind: 'goOn' }), still, {})
  })

  it('to look again, where there is something to look at', () => {
    const review = exampleReview({ simulation: done, awaited: { simulation: 3, patience: 4 } })
    const step = tell(review, { kind: 'simulateAgain' })
    expect(step.effects).toEqual(simulating())
    expectChange(step, review, { simulation: running, awaited: { simulation: 10, patience: 11 } })
    const empty = exampleReview({ made: null })
    for (const kind of ['simulateAgain', 'readCostsAgain'] as const)
      expect(tell(empty, { kind })).toEqual({ state: { open: empty, lastTicket: 9 }, effects: [] })
  })

  it('to read what it costs again', () => {
    const review = exampleReview({ simulation: done })
    const step = tell(review, { kind: 'readCostsAgain' })
    expect(step.effects).toEqual([...simulating(), { kind: 'readCosts', for: madeFor, ticket: 12 }])
    expectChange(step, review, {
      simulation: running,
      awaited: { simulation: 10, patience: 11, costs: 12 },
    })
    const nobodys = exampleReview({ madeFor: null })
    expect(tell(nobodys, { kind: 'readCostsAgain' }).effects).toEqual([
      { kind: 'waitForSimulation', ticket: 10 },
    ])
  })

  it('to have it made again', () => {
    const review = exampleReview({
      gas: 30_000n,
      gasNeeded: 20_000n,
      simulation: done,
      isSecondRun: true,
      problem: { code: 'NoOffer', cause: null },
      awaited: { costs: 3, simulation: 4 },
    })
    const step = tell(review, { kind: 'retry' })
    expect(step.effects).toEqual([
      {
        kind: 'makeRequest',
        action: exampleAction,
        input: '{"amount":3}',
        subject: 'alice.ssi',
        for: madeFor,
        ticket: 10,
      },
    ])
    const cleared = { made: null, gas: null, gasNeeded: null, simulation: null, problem: null } as const
    expectChange(step, review, { ...cleared, isSecondRun: false, awaited: { request: 10 } })
    const unloaded = tell({ ...review, action: null }, { kind: 'retry' })
    expect(unloaded.effects).toEqual([{ kind: 'loadAction', name: 'paying', ticket: 10 }])
    expectChange(unloaded, review, {
      ...cleared,
      action: null,
      madeFor: null,
      isSecondRun: false,
      awaited: { request: 10 },
    })
  })
})

describe('the session changes', () => {
  const session = (change: Partial<OpenReview['facts']>) =>
    ({ kind: 'session', facts: { ...facts, ...change } }) as const

  it.each([
    ['account', { account: friend }],
    ['network', { network: 'testnet' }],
    ['storage', { hasStorage: true }],
  ] as const)('another %s needs another request, and nothing is signed', (_, change) => {
    const review = exampleReview({ signing: request, awaited: { signing: 3 } })
    const step = tell(review, session(change))
    const now = { ...madeFor, ...change }
    expect(step.effects).toMatchObject([{ kind: 'makeRequest', for: now, ticket: 10 }])
    expectChange(step, review, {
      facts: { ...facts, ...change },
      madeFor: now,
      made: null,
      signing: null,
      awaited: { request: 10 },
    })
  })

  it.each([
    ['nothing that it needs', { leastLi: 3_000n }, request],
    ['nothing while it is not signed', { login: { address: wallet, controller: account } }, null],
  ] as const)('%s', (_, change, signing) => {
    const review = exampleReview({ signing, awaited: { signing: 3 } })
    const step = tell(review, session(change))
    expect(step.effects).toEqual([])
    expectChange(step, review, { facts: { ...facts, ...change } })
  })

  it('no account at all: what was made stays, and is not signed', () => {
    const review = exampleReview({ signing: request, awaited: { signing: 3, costs: 4 } })
    const step = tell(review, session({ account: null }))
    expect(step.effects).toEqual([])
    expectChange(step, review, { facts: { ...facts, account: null }, signing: null, awaited: { costs: 4 } })
  })

  it('while the action is loaded, which is made for the session of then', () => {
    const review = exampleReview({ action: null, madeFor: null, made: null, awaited: { request: 3 } })
    const step = tell(review, session({ account: friend }))
    expect(step.effects).toEqual([])
    expectChange(step, review, { facts: { ...facts, account: friend } })
    const loaded = hear(review, 'request', { kind: 'actionLoaded', action: exampleAction })
    expect(loaded.effects).toMatchObject([{ kind: 'makeRequest', for: madeFor }])
    expectChange(loaded, review, { action: exampleAction, madeFor, awaited: { request: 10 } })
    const missing = hear({ ...review, signer: friend }, 'request', {
      kind: 'actionLoaded',
      action: exampleAction,
    })
    expect(missing.effects).toEqual([])
    expect(missing.state.open).toMatchObject({ action: exampleAction, madeFor: null })
  })
})

describe('an answer comes', () => {
  it('what was made is simulated, and its costs are read', () => {
    const review = exampleReview({ made: null })
    const { content, takesDonation, gasLimit } = made
    const step = hear(review, 'request', { kind: 'requestMade', content, takesDonation, gasLimit, registry })
    expect(step.effects).toEqual([...simulating(), { kind: 'readCosts', for: madeFor, ticket: 12 }])
    expectChange(step, review, {
      made: { ...made, costs: null },
      simulation: running,
      awaited: { simulation: 10, patience: 11, costs: 12 },
    })
  })

  it.each([
    ['the least price, as was thought', null, 2_000n, false],
    ['another price than was thought', null, 3_000n, true],
    ['the same price as before', 3_000n, 3_000n, false],
    ['another price than before', 3_000n, 2_000n, true],
  ])('%s', (_, before, gasPriceLi, isSimulated) => {
    const costs = before === null ? null : { ...exampleCosts, gasPriceLi: before }
    const review = exampleReview({ made: { ...made, costs }, simulation: done })
    const now = { ...exampleCosts, gasPriceLi }
    const step = hear(review, 'costs', { kind: 'costsRead', costs: now })
    expect(step.effects).toEqual(isSimulated ? simulating({ ...request, gasPriceLi } as never) : [])
    expect(step.state.open).toMatchObject({ made: { costs: now }, simulation: isSimulated ? running : done })
  })

  it('a simulation, which nobody has to wait for any longer', () => {
    const review = exampleReview({ simulation: running, awaited: { patience: 4 } })
    const { result } = done as Extract<typeof done, { status: 'done' }>
    const step = hear(review, 'simulation', { kind: 'simulated', result })
    expect(step.effects).toEqual([])
    expectChange(step, review, { simulation: done, awaited: {} })
    const none = hear(review, 'simulation', { kind: 'notSimulated', code: 'TooSlow', details: 'x' })
    expectChange(none, review, {
      simulation: { status: 'unavailable', code: 'TooSlow', details: 'x' },
      awaited: {},
    })
    const late = hear(review, 'patience', { kind: 'patienceOver' })
    expectChange(late, review, { simulation: { status: 'running', isLate: true }, awaited: {} })
  })

  it('one that only lacks gas is run once more with it, and not a third time', () => {
    const review = exampleReview({ simulation: running, awaited: { patience: 4 } })
    const { result } = exampleOutcome({ steps: [undone(20_000n)] })
    const step = hear(review, 'simulation', { kind: 'simulated', result })
    expect(step.effects).toEqual([
      { kind: 'simulate', request: { ...request, gasLimit: 25_100n }, for: madeFor, ticket: 10 },
    ])
    expectChange(step, review, {
      gasNeeded: 20_000n,
      isSecondRun: true,
      awaited: { patience: 4, simulation: 10 },
    })
    const second = hear({ ...review, isSecondRun: true }, 'simulation', { kind: 'simulated', result })
    expect(second.effects).toEqual([])
    expect(second.state.open).toMatchObject({
      gasNeeded: null,
      simulation: { status: 'done', result, hasMoved: false },
    })
  })

  it.each([
    ['fails', undone(), null],
    ['is refused', { kind: 'refused', code: 'BadAmount' as never }, null],
    ['succeeds', succeeded(1_000n), request],
  ] as const)('a simulation that ends after the press and %s', (_, each, signing) => {
    const review = exampleReview({ signing: request, awaited: { signing: 3 } })
    const { result } = exampleOutcome({ steps: [each] })
    const step = hear(review, 'simulation', { kind: 'simulated', result })
    expectChange(step, review, {
      signing,
      simulation: { status: 'done', result, hasMoved: false },
      awaited: signing === null ? {} : { signing: 3 },
    })
  })

  it.each([
    ['while it is signed', { signing: request, awaited: { signing: 3 } }, new ActionError('NoOffer'), []],
    [
      'a refusal, so that the page reads anew',
      {},
      new ActionError('NoOffer'),
      [{ kind: 'refetch', network: 'local' }],
    ],
    ['another problem', {}, new BaseError('Any', 'Any.'), []],
  ])('a problem: %s', (_, change, cause, effects) => {
    const review = exampleReview(change as Partial<OpenReview>)
    const problem = { code: 'NoOffer', cause }
    const step = hear(review, 'request', { kind: 'failed', problem })
    expect(step.effects).toEqual(effects)
    expectChange(step, review, { problem, signing: null, awaited: {} })
  })
})
