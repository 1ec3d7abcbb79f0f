import { walletGasPrice, type TransactionRequest } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { SimulatedStep, Simulation } from '@tyto/simulator'
import { describe, expect, it } from 'vitest'
import type { SeenOutcome } from '../action/seenOutcome'
import { summaryOf, type SummaryFacts } from './summaryOf'
import { readSummary, type Summary } from '../action/summary'

const sender: Address = '0x00000000000000000000000000000000000000a1'
const wallet: Address = '0x00000000000000000000000000000000000000dd'
const bruno: Address = '0x00000000000000000000000000000000000000b2'
const registry: Address = '0x00000000000000000000000000000000000000ee'
const zil = { address: null, symbol: 'ZIL', decimals: 12 }
const gas = { gasLimit: 50n, gasPriceLi: 2_000n }
const qaPerGas = 2_000_000_000n

const payment: TransactionRequest = { kind: 'payment', to: bruno, amount: 7n, ...gas }

function call(amount: bigint): TransactionRequest {
  return { kind: 'call', call: { to: bruno, transition: 'AddFunds', params: [], amount }, ...gas }
}

const success: SimulatedStep = {
  kind: 'success',
  gasUsed: 10n,
  events: [],
  messages: [],
  contract: null,
  accepted: true,
}

function simulated(change: Partial<Simulation>): SummaryFacts['simulation'] {
  const nothing = {
    balances: [],
    allowances: [],
    changes: [],
    moreChanges: 0,
    createdContracts: [],
    contractNames: {},
  }
  const result = { block: 7n, isPinned: true, steps: [success], ...nothing, fee: 0n, rounds: 1, ...change }
  return { status: 'done', result, hasMoved: false }
}

function facts(
  simulation: SummaryFacts['simulation'],
  {
    request = payment,
    subject = 'alice.ssi',
    tell,
  }: { request?: TransactionRequest; subject?: string } & {
    tell?: NonNullable<SummaryFacts['action']>['tell']
  } = {},
): SummaryFacts {
  const costs = {
    gasPriceLi: 2_000n,
    walletPrice: walletGasPrice('classic', 2_000n),
    balance: null,
    nonce: null,
  }
  const action = {
    name: 'acting',
    gas: null,
    gasLimit: 50n,
    request: () => request,
    ...(tell && { tell }),
  } as SummaryFacts['action']
  const login = { address: wallet, controller: sender }
  return {
    simulation,
    subject,
    action,
    made: { content: request, takesDonation: false, gasLimit: 50n, registry, costs },
    madeFor: { account: sender, network: 'local', hasStorage: false },
    facts: {
      network: 'local',
      isForReading: false,
      leastLi: 2_000n,
      wallet: null,
      account: sender,
      login,
      hasStorage: false,
    },
  }
}

describe('the sentences of a simulated review', () => {
  it('take what leaves from all that is the person’s own, and the gas at the wallet’s price', () => {
    const change = { token: zil, before: 100_000_000_000n }
    const simulation = simulated({
      fee: 20_000_000_000n,
      balances: [
        { ...change, address: sender, after: 100_000_000_000n - 20_000_000_000n - 3n },
        { ...change, address: wallet, after: 100_000_000_000n - 4n },
        { ...change, address: bruno, after: 100_000_000_007n },
      ],
    })
    expect(summaryOf(payment, facts(simulation))).toEqual([
      { text: 'arrives', values: { to: bruno, zil: '7' } },
      {
        text: 'youPay',
        values: { zil: '7', gas: (10n * qaPerGas).toString(), gasMost: (10n * 2_100_000_000n).toString() },
      },
    ])
  })

  it('count nothing as paid that stays with the person', () => {
    const change = { token: zil, before: 10n }
    const balances = [
      { ...change, address: sender, after: 5n },
      { ...change, address: wallet, after: 15n },
    ]
    const said = summaryOf(payment, facts(simulated({ balances })))
    expect(said.at(-1)?.text).toBe('youPayGas')
  })

  it('say by how much they are cut', () => {
    const tell = (length: number) => () =>
      Array.from({ length }, () => ({ text: 'locks', values: { wallet } }) as const)
    const said = (length: number) => summaryOf(payment, facts(simulated({}), { tell: tell(length) }))
    expect(said(3).map(({ text }) => text)).toEqual(['locks', 'locks', 'locks', 'youPayGas'])
    expect(said(5).map(({ text }) => text)).toEqual(['locks', 'locks', 'andMore', 'youPayGas'])
    expect(said(5)[2]?.values).toEqual({ count: '3' })
    expect(readSummary(said(5))).toEqual(said(5))
  })

  describe('of what is meant and what is given along', () => {
    const fund: Address = '0x00000000000000000000000000000000000000f0'
    const tell = (seen: SeenOutcome): Summary =>
      seen.result.balances
        .filter(({ address, before, after }) => after > before && address !== seen.to)
        .map(({ address, before, after }) => ({
          text: 'arrives',
          values: { to: address, zil: (after - before).toString() },
        }))
    const donating = (to: Address, qa: string): TransactionRequest => ({
      kind: 'call',
      call: {
        to,
        transition: 'SendFunds',
        params: [
          {
            vname: 'tyron',
            type: 'Option (Uint128)',
            value: { constructor: 'Some', argtypes: ['Uint128'], arguments: [qa] },
          },
        ],
        amount: 7n,
      },
      ...gas,
    })
    const zilOf = (address: Address, before: bigint, after: bigint) => ({
      address,
      token: zil,
      before,
      after,
    })
    const counted = {
      contract: fund,
      contractName: '',
      field: 'xpoints',
      keys: [],
      type: '',
      before: null,
      after: null,
    }
    const pays = { gas: (10n * qaPerGas).toString(), gasMost: (10n * 2_100_000_000n).toString() }

    it('names the one who is paid, and the fund by itself', () => {
      const balances = [
        zilOf(sender, 100n, 93n),
        zilOf(wallet, 100n, 50n),
        zilOf(bruno, 0n, 50n),
        zilOf(fund, 0n, 7n),
      ]
      const request = donating(wallet, '7')
      const said = summaryOf(request, facts(simulated({ balances, changes: [counted] }), { request, tell }))
      expect(said).toEqual([
        { text: 'arrives', values: { to: bruno, zil: '50' } },
        { text: 'donated', values: { zil: '7', to: fund } },
        { text: 'youPay', values: { zil: '50', ...pays } },
      ])
    })

    it('takes what the wallet could spare from the wallet', () => {
      const balances = [zilOf(wallet, 100n, 43n), zilOf(bruno, 0n, 50n), zilOf(fund, 0n, 7n)]
      const request = donating(wallet, '7')
      const said = summaryOf(request, facts(simulated({ balances, changes: [counted] }), { request, tell }))
      expect(said.map(({ text }) => text)).toEqual(['arrives', 'donated', 'youPay'])
      expect(said.at(-1)?.values.zil).toBe('50')
    })

    it('takes somebody who gets as much for no fund where both could be meant', () => {
      const balances = [zilOf(sender, 100n, 86n), zilOf(bruno, 0n, 7n), zilOf(fund, 0n, 7n)]
      const request = donating(wallet, '7')
      const unclear = summaryOf(request, facts(simulated({ balances }), { request, tell }))
      expect(unclear.map(({ text }) => text)).toEqual(['arrives', 'arrives', 'youPay'])
      const clear = summaryOf(request, facts(simulated({ balances, changes: [counted] }), { request, tell }))
      expect(clear.map(({ text }) => text)).toEqual(['arrives', 'donated', 'youPay'])
    })
  })

  it('say what changes where the action sees nothing that it knows', () => {
    const changes = [
      { contract: bruno, contractName: '', field: 'x', keys: [], type: '', before: null, after: null },
    ]
    const said = summaryOf(call(0n), facts(simulated({ changes, moreChanges: 2 }), { tell: () => [] }))
    expect(said[0]).toEqual({ text: 'changes', values: { transition: 'AddFunds', to: bruno, count: '3' } })
    const nothing = summaryOf(call(0n), facts(simulated({})))
    expect(nothing[0]).toEqual({ text: 'changesNothing', values: { transition: 'AddFunds', to: bruno } })
  })

  it('say of a request that the chain would not take that nothing happens', () => {
    const steps = [{ kind: 'refused', code: 'BalanceTooLow' }] as const
    expect(summaryOf(payment, facts(simulated({ steps })))).toEqual([{ text: 'refused', values: {} }])
  })

  it('are none while it is looked at', () => {
    expect(summaryOf(payment, facts({ status: 'running', isLate: false }))).toEqual([])
  })
})

describe('the general sentences of a simulated review', () => {
  const gasOf = (qa: bigint) => ({ gas: (qa * 2_000n).toString(), gasMost: (qa * 2_100n).toString() })
  const textsOf = (request: TransactionRequest, result: Partial<Simulation>) =>
    summaryOf(request, facts(simulated(result), { request })).map(({ text }) => text)
  const deploy = { kind: 'deploy', code: '', deploy: { init: [], amount: 0n }, ...gas } as const
  const made = { address: wallet, name: 'Kiosk' } as never
  const richer = [{ address: bruno, token: zil, before: 0n, after: 7n }]

  it.each<[string, TransactionRequest, Partial<Simulation>, readonly string[]]>([
    ['a contract that is made', deploy, { createdContracts: [made] }, ['contractMade', 'youPayGas']],
    ['a contract that a call makes', call(0n), { createdContracts: [made] }, ['contractMade', 'youPayGas']],
    ['a deploy that makes none', deploy, {}, ['youPayGas']],
    ['a payment that arrives', payment, { balances: richer }, ['arrives', 'youPayGas']],
    ['a payment that does not', payment, {}, ['youPayGas']],
    ['a call that pays', call(7n), { balances: richer }, ['changesNothing', 'arrives', 'youPayGas']],
    ['a call that changes more than is read', call(0n), { moreChanges: 1 }, ['changes', 'youPayGas']],
    ['no step at all', call(0n), { steps: [] }, []],
  ])('%s', (_, request, result, texts) => {
    expect(textsOf(request, result)).toEqual(texts)
  })

  it('name the contract that is made', () => {
    const [said] = summaryOf(deploy, facts(simulated({ createdContracts: [made] }), { request: deploy }))
    expect(said).toEqual({ text: 'contractMade', values: { item: 'Kiosk' } })
  })

  it('say what gas is lost where a contract undoes it', () => {
    const undone = { kind: 'exception', gasUsed: 20n, gasNeeded: null } as never
    expect(summaryOf(payment, facts(simulated({ steps: [undone] })))).toEqual([
      { text: 'refusedForGas', values: gasOf(20n * 1_000_000n) },
    ])
  })

  it('say nothing of what is not made, or is for nobody', () => {
    const review = facts(simulated({}))
    expect(summaryOf(payment, { ...review, made: null })).toEqual([])
    expect(summaryOf(payment, { ...review, madeFor: null })).toEqual([])
  })

  it('count gas once where an action has said what is paid, and all else besides', () => {
    const balances = [
      { address: sender, token: zil, before: 100n, after: 88n },
      { address: bruno, token: zil, before: 0n, after: 12n },
    ]
    const paid = (zilPaid: string, saysPaidZil: boolean) => {
      const tell = (): Summary => [
        { text: 'nameYours', values: { zil: zilPaid } },
        { text: 'locks', values: {} },
      ]
      const review = facts(simulated({ balances }), { tell })
      return summaryOf(payment, {
        ...review,
        action: { ...review.action!, ...(saysPaidZil && { saysPaidZil }) },
      }).at(-1)
    }
    const each = gasOf(10n * 1_000_000n)
    expect(paid('12', true)).toEqual({ text: 'youPayGas', values: each })
    expect(paid('10', true)).toEqual({ text: 'youPay', values: { zil: '2', ...each } })
    expect(paid('12', false)).toEqual({ text: 'youPay', values: { zil: '12', ...each } })
  })

  it('take the account alone for its own where nobody is logged in', () => {
    const balances = [{ address: wallet, token: zil, before: 100n, after: 90n }]
    const review = facts(simulated({ balances }))
    expect(summaryOf(call(0n), review).at(-1)?.text).toBe('youPay')
    expect(summaryOf(call(0n), { ...review, facts: { ...review.facts, login: null } }).at(-1)?.text).toBe(
      'youPayGas',
    )
  })
})

describe('the sentences of a review that was not simulated', () => {
  const unavailable = { status: 'unavailable', code: 'TooSlow', details: '' } as const

  it.each([unavailable, { status: 'running', isLate: true } as const])(
    'say so first, then speak of what is asked for',
    (simulation) => {
      expect(summaryOf(call(5n), facts(simulation))).toEqual([
        { text: 'notSimulated', values: {} },
        { text: 'actFor', values: { subject: 'alice.ssi' } },
        { text: 'sends', values: { zil: '5', to: bruno } },
      ])
    },
  )

  it('say on what contract it is where it is for nobody, and that a contract is made', () => {
    const [, onContract, ...more] = summaryOf(call(0n), facts(unavailable, { subject: '' }))
    expect([onContract, ...more]).toEqual([{ text: 'actOn', values: { to: bruno } }])
    const deploy = { kind: 'deploy', code: '', deploy: { init: [], amount: 0n }, ...gas } as const
    expect(summaryOf(deploy, facts(unavailable)).at(-1)).toEqual({ text: 'deploy', values: {} })
    expect(summaryOf(payment, facts(unavailable)).at(-1)).toEqual({
      text: 'pays',
      values: { zil: '7', to: bruno },
    })
    expect(summaryOf(payment, facts(unavailable, { subject: '' }))[1]).toEqual({ text: 'act', values: {} })
  })
})

describe('stored sentences', () => {
  it('come back as they were, lists too', () => {
    const said = [{ text: 'guardiansBecome', values: { guardians: ['0xaa', '0xbb'], fewer: '2' } }]
    expect(readSummary(said)).toEqual(said)
  })

  it('lose what is malformed', () => {
    expect(readSummary('no list')).toEqual([])
    expect(readSummary([{ text: 'toString', values: {} }, null, { text: 'act' }])).toEqual([])
    const values = { subject: 'x'.repeat(401), to: 7, guardians: ['a', 7, 'y'.repeat(401)], other: 'z' }
    expect(readSummary([{ text: 'act', values }])).toEqual([{ text: 'act', values: { guardians: ['a'] } }])
    expect(readSummary(Array.from({ length: 9 }, () => ({ text: 'act', values: {} })))).toHaveLength(5)
    // 400 letters and 200 parts are the most.
    const longest = { subject: 'x'.repeat(400), guardians: Array.from({ length: 201 }, () => 'a') }
    const [said] = readSummary([{ text: 'act', values: longest }])
    expect(said?.values.subject).toHaveLength(400)
    expect(said?.values.guardians).toHaveLength(200)
    expect(readSummary([{ text: 'act', values: 'x' }, { values: {} }, 7])).toEqual([])
  })
})
