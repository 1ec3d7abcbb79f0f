/** Reasons not to ask the wallet for an item of a series, and the request that it gets. */
import { walletGasPrice } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { SimulatedStep, Simulation } from '@tyto/simulator'
import { describe, expect, it } from 'vitest'
import { ActionError } from '../../errors/ActionError'
import type { SessionFacts } from '../../session/wallet/findMissing'
import { exampleOutcome, undone } from '../action/testing/exampleOutcome'
import { defineAction } from '../action/action'
import type { ReviewAnswer, ReviewWork } from '../review/reviewEvents'
import { sendItem } from './sendItem'
import { exampleItem, exampleSeries } from './testing/exampleSeries'
import { exampleFacts } from '../../session/wallet/testing/exampleFacts'

const series = exampleSeries()
const { account } = series
const to: Address = `0x${'33'.repeat(20)}`
const paying = defineAction<object>({
  name: 'sendFunds',
  gas: null,
  gasLimit: 50n,
  request: () => ({ kind: 'payment', to, amount: 7n }),
})
/** The fee of the payment at the wallet's price: 50 units at 2,100 Li. */
const fee = 50n * 2_100n * 1_000_000n
const cause = new ActionError('Unexpected')

const [success] = exampleOutcome().result.steps as readonly [SimulatedStep]
const exception = undone()
const ran = (step: SimulatedStep): Simulation => exampleOutcome({ steps: [step] }).result
/** The same, but for how many values it changes. */
const moved = (moreChanges: number): Simulation => exampleOutcome({ steps: [success], moreChanges }).result
const failed = (code: string): ReviewAnswer => ({ kind: 'failed', problem: { code, cause } })

type Kind = ReviewWork['kind']
type Answers = Partial<Record<Kind, ReviewAnswer | 'nothing' | ((nth: number) => ReviewAnswer)>>

const usual: Answers = {
  loadAction: { kind: 'actionLoaded', action: paying },
  makeRequest: {
    kind: 'requestMade',
    content: { kind: 'payment', to, amount: 7n },
    takesDonation: false,
    gasLimit: 50n,
    registry: to,
  },
  readCosts: costs(7n + fee),
  simulate: { kind: 'simulated', result: ran(success) },
  waitForSimulation: 'nothing',
  simulateOnceMore: { kind: 'simulatedOnceMore', result: ran(success) },
  readChain: { kind: 'chainRead', nonce: 4n, block: 11n, moved: null },
  askToSign: { kind: 'walletAsked' },
}

function costs(balance: bigint | null): ReviewAnswer {
  const walletPrice = walletGasPrice('classic', 2_000n)
  return { kind: 'costsRead', costs: { gasPriceLi: 2_000n, walletPrice, balance, nonce: 4n } }
}

const facts: SessionFacts = exampleFacts(account)

/** An event of the page while an item is made ready. */
interface Turn {
  readonly stop: () => void
  readonly session: (change: Partial<SessionFacts>) => void
}

type During = Partial<Record<Kind, (turn: Turn) => void>>

/** Sends an item where the work of its review has these answers. `during` happens before the work of that kind is answered. */
async function send(
  answers: Answers = {},
  change: Partial<SessionFacts> = {},
  during: During = {},
  stop = new AbortController(),
) {
  const all = { ...usual, ...answers }
  const done: ReviewWork[] = []
  const asked: ReviewWork[] = []
  const listeners = new Set<() => void>()
  let now = { ...facts, ...change }
  const turn: Turn = {
    stop: () => stop.abort(),
    session: (next: Partial<SessionFacts>) => {
      now = { ...now, ...next }
      for (const listener of listeners) listener()
    },
  }
  const problem = await sendItem(series, exampleItem('a'), {
    session: {
      facts: () => now,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    },
    wasAsked: () => asked.length > 0,
    signal: stop.signal,
    perform: async (work, { answer }) => {
      await Promise.resolve()
      done.push(work)
      during[work.kind]?.(turn)
      const given = all[work.kind]
      if (given === undefined || given === 'nothing') return
      const said =
        typeof given === 'function' ? given(done.filter(({ kind }) => kind === work.kind).length) : given
      if (said.kind === 'walletAsked') asked.push(work)
      answer(said)
    },
  })
  expect(listeners.size).toBe(0)
  return { problem, done: done.map(({ kind }) => kind), works: done, asked }
}

describe('[BX-27] an item of a series', () => {
  it('is asked for once, as it was made and looked at, for the account of the series', async () => {
    const { problem, works, asked } = await send()
    expect(problem).toBeNull()
    expect(asked).toMatchObject([
      {
        kind: 'askToSign',
        intent: {
          name: 'sendFunds',
          input: '{}',
          subject: 'Label a',
          network: 'local',
          sender: account,
          nonce: 4n,
          block: 11n,
          donation: 0n,
          gasBound: fee,
          request: { kind: 'payment', to, amount: 7n, gasLimit: 50n },
        },
      },
    ])
    expect(works.find(({ kind }) => kind === 'readChain')).toMatchObject({ since: null, stored: [] })
  })

  // The answer of a part of the review, and the code that is told in place of asking the wallet.
  it.each<[string, Answers, string]>([
    ['its action is unknown', { loadAction: failed('UnknownAction') }, 'UnknownAction'],
    ['it cannot be made', { makeRequest: failed('NoOffer') }, 'NoOffer'],
    ['it would be undone', { simulate: { kind: 'simulated', result: ran(exception) } }, 'WouldFail'],
    ['the account lacks one Qa', { readCosts: costs(6n + fee) }, 'TooPoor'],
    [
      'it would be undone by now',
      { simulateOnceMore: { kind: 'simulatedOnceMore', result: ran(exception) } },
      'WouldFail',
    ],
    ['the last look fails', { readChain: failed('WrongNetwork') }, 'WrongNetwork'],
    ['the wallet cannot be asked', { askToSign: failed('WalletNotConnected') }, 'WalletNotConnected'],
  ])('is not asked for where %s', async (_, answers, code) => {
    const { problem, asked } = await send(answers)
    expect(problem).toMatchObject({ code, step: code === 'WouldFail' ? exception : null })
    if (code !== 'WouldFail' && code !== 'TooPoor') expect(problem?.cause).toBe(cause)
    expect(asked).toEqual([])
  })

  it.each<[string, Partial<SessionFacts>, string]>([
    ['another network', { network: 'testnet' }, 'OtherNetwork'],
    ['another account', { account: to }, 'WrongAccount'],
    ['a wallet that is locked', { wallet: 'WalletLocked' }, 'WalletLocked'],
    ['a network that executes nothing', { isForReading: true }, 'NetworkForReading'],
  ])('is not even made with %s', async (_, change, code) => {
    const { problem, done } = await send({}, change)
    expect(problem).toMatchObject({ code, step: null, cause: { code } })
    expect(done).not.toContain('makeRequest')
    if (code === 'OtherNetwork') expect(done).toEqual([])
  })

  it('is asked for without a simulation where there is none, or where it takes too long', async () => {
    const none = { kind: 'notSimulated', code: 'TooSlow', details: '' } as const
    const onceMore = { kind: 'simulatedOnceMore', result: null } as const
    const unseen = await send({ simulate: none, simulateOnceMore: onceMore })
    expect([unseen.problem, unseen.asked.length]).toEqual([null, 1])
    const late = await send({
      simulate: 'nothing',
      waitForSimulation: { kind: 'patienceOver' },
      simulateOnceMore: onceMore,
    })
    expect([late.problem, late.asked.length]).toEqual([null, 1])
  })

  it('waits for the simulation, and for the costs', async () => {
    for (const answers of [{ simulate: 'nothing' }, { readCosts: 'nothing' }] as const) {
      let isOver = false
      void send(answers).then(() => (isOver = true))
      for (let turn = 0; turn < 200; turn++) await Promise.resolve()
      expect(isOver).toBe(false)
    }
  })

  it('whose outcome moves is looked at three times, and then left', async () => {
    const settles = await send({
      simulateOnceMore: (nth) => ({ kind: 'simulatedOnceMore', result: moved(Math.min(nth, 2)) }),
    })
    expect([settles.problem, settles.asked.length]).toEqual([null, 1])
    expect(settles.done.filter((kind) => kind === 'simulateOnceMore')).toHaveLength(3)
    const never = await send({
      simulateOnceMore: (nth) => ({ kind: 'simulatedOnceMore', result: moved(nth) }),
    })
    expect(never.problem).toMatchObject({ code: 'KeepsChanging', step: null })
    expect(never.asked).toEqual([])
    expect(never.done.filter((kind) => kind === 'simulateOnceMore')).toHaveLength(3)
  })

  it.each(['loadAction', 'makeRequest', 'simulate', 'simulateOnceMore', 'readChain'] as const)(
    'that nobody waits for any longer is not asked for: %s',
    async (kind) => {
      const ended = await send({}, {}, { [kind]: ({ stop }: Turn) => stop() })
      expect(ended.problem).toMatchObject({ code: 'Interrupted', step: null })
      expect(ended.asked).toEqual([])
      const network = await send({}, {}, { [kind]: ({ session }: Turn) => session({ network: 'testnet' }) })
      expect(network.problem).toMatchObject({ code: 'Interrupted' })
      expect(network.asked).toEqual([])
      const other = await send({}, {}, { [kind]: ({ session }: Turn) => session({ account: to }) })
      expect(other.problem).toMatchObject({ code: 'WrongAccount' })
      expect(other.asked).toEqual([])
    },
  )

  it('that nobody waits for when it begins is not asked for', async () => {
    const stop = new AbortController()
    stop.abort()
    const { problem, asked } = await send({}, {}, {}, stop)
    expect(problem).toMatchObject({ code: 'Interrupted' })
    expect(asked).toEqual([])
  })
})
