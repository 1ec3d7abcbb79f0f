import { walletGasPrice, type TransactionContent, type TransactionRequest } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { BaseError, type Address } from '@tyto/primitives'
import type { SimulatedStep, Simulation } from '@tyto/simulator'
import fc from 'fast-check'
import { ActionError } from '../../../errors/ActionError'
import type { SessionFacts } from '../../../session/wallet/findMissing'
import { defineAction, type AnyAction } from '../../action/action'
import type { ReviewAnswer, ReviewEffect, ReviewEvent, ReviewWork } from '../reviewEvents'
import { nextReview, noReview, type ReviewState } from '../reviewMachine'
import type { MadeFor } from '../reviewState'
import { exampleFacts } from '../../../session/wallet/testing/exampleFacts'

const accounts: readonly Address[] = [
  '0x00000000000000000000000000000000000000a1',
  '0x00000000000000000000000000000000000000a2',
]
const wallet: Address = '0x00000000000000000000000000000000000000dd'

const actions: Readonly<Record<string, AnyAction>> = {
  donating: defineAction<object>({
    name: 'donating',
    gas: null,
    gasLimit: 10_000n,
    needs: ['login'],
    request: notAsked,
  }),
  paying: defineAction<object>({ name: 'paying', gas: null, gasLimit: 50n, request: notAsked }),
  storing: defineAction<object>({
    name: 'storing',
    gas: null,
    gasLimit: 5_000n,
    needs: ['storage'],
    request: notAsked,
  }),
}

function notAsked(): never {
  throw new Error('The walk answers in its place.')
}

/** One move: of the person, of the session, or of a part that was asked for something. */
interface Move {
  readonly kind: (typeof moves)[number]
  /** Chooses one of the possible moves. */
  readonly pick: number
  /** Does the usual thing happen? It is true most of the time. */
  readonly isFine: boolean
}

const moves = [
  ...(['answer', 'answer', 'answer', 'answer', 'answer', 'answer', 'answer', 'answer'] as const),
  ...(['sign', 'sign', 'sign', 'donation', 'donation', 'gas', 'open'] as const),
  ...([
    'account',
    'network',
    'wallet',
    'login',
    'storage',
    'retry',
    'simulate',
    'costs',
    'cancel',
    'stop',
  ] as const),
] as const

const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom(...moves),
  pick: fc.nat(60),
  isFine: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 1),
})

/** The usual answers to the first requests; the other answers come late, or are different. */
const beginnings = {
  none: [],
  simulated: ['loadAction', 'makeRequest', 'simulate', 'readCosts', 'donation'],
  late: ['loadAction', 'makeRequest', 'readCosts', 'donation', 'waitForSimulation'],
  unavailable: ['loadAction', 'makeRequest', 'readCosts', 'unavailable', 'donation'],
  dear: ['loadAction', 'makeRequest', 'simulate', 'dear', 'simulate', 'donation'],
} as const

export interface Walk {
  /** The sheet that is opened first: of an action that needs a log-in, of one that any account may sign, of one that needs storage. */
  readonly first: number
  readonly beginning: keyof typeof beginnings
  readonly list: readonly Move[]
}

export const walks: fc.Arbitrary<Walk> = fc.record({
  first: fc.nat(2),
  beginning: fc.constantFrom('none', 'simulated', 'late', 'unavailable', 'dear'),
  list: fc.array(move, { minLength: 5, maxLength: 60 }),
})

const walletProblems = [
  'NoWallet',
  'WalletLocked',
  'AccountNotConnected',
  'UnknownNetwork',
  'WrongNetwork',
] as const

/** One step of the machine, with the requests that have no answer at that moment. */
export interface WalkStep {
  readonly before: ReviewState
  readonly event: ReviewEvent
  readonly after: ReviewState
  readonly effects: readonly ReviewEffect[]
}

type Asked = ReviewWork & { readonly ticket: number }

const ready: SessionFacts = {
  ...exampleFacts(accounts[0]!),
  login: { address: wallet, controller: accounts[0]! },
  hasStorage: true,
}

/** Runs the machine through these moves. A request may be answered at any later time, twice, or never. */
export function walk({ first, beginning, list }: Walk): readonly WalkStep[] {
  const steps: WalkStep[] = []
  const asked: Asked[] = []
  let state = noReview
  let facts = ready

  const send = (event: ReviewEvent): void => {
    const { state: after, effects } = nextReview(state, event)
    steps.push({ before: state, event, after, effects })
    for (const effect of effects) if (effect.kind !== 'refetch') asked.push(effect)
    state = after
  }
  const changeSession = (change: Partial<SessionFacts>): void => {
    facts = { ...facts, ...change }
    send({ kind: 'session', facts })
  }
  const open = (pick: number): void => {
    const name = ['donating', 'paying', 'storing'][pick % 3]!
    const signer = pick % 7 === 6 ? accounts[1]! : null
    send({
      kind: 'open',
      order: {
        name,
        input: `{"number":${pick}}`,
        subject: '',
        signer,
        firstDonation: 0n,
        facts,
        stored: [],
        again: null,
      },
    })
  }

  open(first)
  for (const kind of beginnings[beginning]) {
    if (kind === 'donation') {
      send({ kind: 'chooseDonation', donation: 0n })
      continue
    }
    const wanted = kind === 'unavailable' ? 'simulate' : kind === 'dear' ? 'readCosts' : kind
    const work = asked.find((each) => each.kind === wanted)
    if (!work) continue
    asked.splice(asked.indexOf(work), 1)
    send({
      ...answerTo(work, { pick: kind === 'dear' ? 15 : 8, isFine: kind !== 'unavailable' }),
      ticket: work.ticket,
    })
  }
  for (const { kind, pick, isFine } of list) {
    switch (kind) {
      case 'answer': {
        if (asked.length === 0) break
        // Usually the newest; sometimes one that is long out of date, or was answered before.
        const index = isFine ? asked.length - 1 - (pick % Math.min(3, asked.length)) : pick % asked.length
        const work = asked[index]!
        if (pick % 10 !== 0) asked.splice(index, 1)
        send({ ...answerTo(work, { pick, isFine }), ticket: work.ticket })
        break
      }
      case 'sign':
        send({ kind })
        break
      case 'retry':
      case 'cancel':
      case 'stop':
        if (!isFine) send({ kind })
        break
      case 'simulate':
        if (!isFine) send({ kind: 'simulateAgain' })
        break
      case 'costs':
        if (!isFine) send({ kind: 'readCostsAgain' })
        break
      case 'donation':
        send({ kind: 'chooseDonation', donation: [0n, 5n, 7_000n, null][pick % 4]! })
        break
      case 'gas':
        send({ kind: 'chooseGas', gas: [null, 1_350n, 20_000n][pick % 3]! })
        break
      case 'open':
        if (!isFine) open(pick)
        break
      case 'account':
        changeSession({ account: isFine ? accounts[pick % 2]! : null })
        break
      case 'network':
        changeSession({ network: isFine ? 'local' : 'testnet' })
        break
      case 'wallet':
        changeSession({
          wallet: isFine ? null : walletProblems[pick % walletProblems.length]!,
        })
        break
      case 'login':
        changeSession({
          login: isFine ? ready.login : pick % 2 ? null : { address: wallet, controller: accounts[1]! },
        })
        break
      case 'storage':
        changeSession({ hasStorage: isFine })
        break
    }
  }
  return steps
}

function answerTo(
  work: ReviewWork,
  { pick, isFine }: { readonly pick: number; readonly isFine: boolean },
): ReviewAnswer {
  const problem = {
    code: 'RpcTransport',
    cause: pick % 2 ? new ActionError('Locked') : new BaseError('Any', 'Any.'),
  }
  if (!isFine && !/simulat/i.test(work.kind)) return { kind: 'failed', problem }
  switch (work.kind) {
    case 'loadAction':
      return { kind: 'actionLoaded', action: actions[work.name]! }
    case 'makeRequest': {
      const { gasLimit } = work.action
      const limit = typeof gasLimit === 'bigint' ? gasLimit : 50n
      const content = contentOf(work.action.name, work.for)
      return {
        kind: 'requestMade',
        content,
        takesDonation: content.kind === 'call',
        gasLimit: limit,
        registry: wallet,
      }
    }
    case 'readCosts': {
      const gasPriceLi = pick % 5 === 0 ? 3_000n : 2_000n
      return {
        kind: 'costsRead',
        costs: {
          gasPriceLi,
          walletPrice: walletGasPrice((['classic', 'bearby', 'unknown'] as const)[pick % 3]!, gasPriceLi),
          balance: [null, 10n ** 18n, 10n][pick % 7] ?? null,
          nonce: null,
        },
      }
    }
    case 'simulate':
      if (!isFine) return { kind: 'notSimulated', code: 'NodeUnreachable', details: '' }
      return { kind: 'simulated', result: outcome(work.request, pick) }
    case 'waitForSimulation':
      return { kind: 'patienceOver' }
    case 'simulateOnceMore':
      return { kind: 'simulatedOnceMore', result: isFine ? outcome(work.request, pick) : null }
    case 'readChain':
      return { kind: 'chainRead', nonce: 4n, block: 11n, moved: null }
    case 'askToSign':
      return { kind: 'walletAsked' }
  }
}

/** Another account makes another content. */
function contentOf(name: string, { account }: MadeFor): TransactionContent {
  if (name === 'paying') return { kind: 'payment', to: account, amount: 3n }
  const call = didWallet(wallet).UpdateController({ addr: account, tyron: null })
  return { kind: 'call', call }
}

function outcome(request: TransactionRequest, pick: number): Simulation {
  const success: SimulatedStep = {
    kind: 'success',
    gasUsed: pick % 4 === 3 ? 9_500n : 1_000n,
    events: [],
    messages: [],
    contract: null,
    accepted: true,
  }
  const exception: SimulatedStep = {
    kind: 'exception',
    reason: 'OutOfGas',
    gasUsed: 100n,
    gasNeeded: pick % 4 === 1 ? 20_000n : null,
    contract: null,
    contractName: null,
    codeHash: null,
    raisedIn: [],
    line: 3,
    source: '',
    message: 'Exception thrown',
  }
  const fails = pick % 6 === 5 && request.gasLimit < 20_000n
  return {
    block: BigInt(pick),
    isPinned: true,
    steps: [fails ? exception : success],
    balances: [],
    allowances: [],
    changes: [],
    // Sometimes the chain has changed since.
    moreChanges: pick % 11 === 0 ? 1 : 0,
    createdContracts: [],
    contractNames: {},
    fee: 0n,
    rounds: 1,
  }
}
