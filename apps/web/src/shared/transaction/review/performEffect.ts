import {
  type Account,
  getAccount,
  getGasPriceLi,
  gasLimitFor,
  getLatestBlock,
  leastGasPriceLi,
  readNonce,
  walletGasPrice,
} from '@tyto/chain'
import { BaseError } from '@tyto/primitives'
import { SimulationError, type Simulation } from '@tyto/simulator'
import { fetchPart } from '../../ui/parts/fetchPart'
import { ActionError } from '../../errors/ActionError'
import { storedInput } from '../action/inputJson'
import { highestNonce } from './highestNonce'
import { sentSince } from './sentSince'
import type { PerformEffect } from './createReview'
import { checkDigits } from './checkDigits'
import { checkNames } from './checkNames'
import { fitDonation } from './donation'
import type { SignedIntent } from './signedIntent'
import type { ReviewAnswer, ReviewWork } from './reviewEvents'
import type { ReviewNeeds } from './reviewNeeds'
import type { Costs, MadeFor, ReviewProblem } from './reviewState'

/** The longest times, in ms, that a review waits for an answer before it goes on without one. */
const patience = {
  /** For a node, to tell price and balance. */
  costs: 3_000,
  /** For a simulation, before the person may sign without it. */
  simulation: 3_000,
  /** For the simulation between the press on the amber button and the wallet. */
  lastSimulation: 2_500,
} as const

export interface EffectOptions extends ReviewNeeds {
  /** Stores the intent, calls `onAsked` and opens the wallet, without a pause in between. */
  readonly askToSign: (
    intent: SignedIntent,
    asking: { readonly onAsked: () => void; readonly signal: AbortSignal },
  ) => Promise<void>
}

/**
 * Makes the function that does the work of the review machine. That function never rejects: a failure is an answer too.
 */
export function performEffect(options: EffectOptions): PerformEffect {
  return async (work, { answer, signal }) => {
    try {
      if (work.kind !== 'askToSign') return answer(await answerTo(work, options, signal))
      await options.askToSign(work.intent, { onAsked: () => answer({ kind: 'walletAsked' }), signal })
    } catch (cause) {
      answer({ kind: 'failed', problem: problemOf(cause) })
    }
  }
}

function answerTo(
  work: Exclude<ReviewWork, { readonly kind: 'askToSign' }>,
  options: EffectOptions,
  signal: AbortSignal,
): ReviewAnswer | Promise<ReviewAnswer> {
  switch (work.kind) {
    case 'loadAction':
      return loadAction(work.name, options)
    case 'makeRequest':
      return makeRequest(work, options)
    case 'readCosts':
      return readCosts(work.for, options)
    case 'simulate':
      return simulate(work, options, signal)
    case 'waitForSimulation':
      return options.clock.sleep(patience.simulation, signal).then(() => ({ kind: 'patienceOver' }))
    case 'simulateOnceMore':
      return simulateOnceMore(work, options, signal)
    case 'readChain':
      return readChain(work, options)
  }
}

async function loadAction(name: string, { actions }: EffectOptions): Promise<ReviewAnswer> {
  const load = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!load) throw new ActionError('UnknownAction')
  try {
    return { kind: 'actionLoaded', action: await fetchPart(load) }
  } catch (cause) {
    throw new ActionError('PartMissing', { cause })
  }
}

type WorkOf<Kind extends ReviewWork['kind']> = Extract<ReviewWork, { readonly kind: Kind }>

async function makeRequest(
  { action, input: stored, subject, for: { account, network } }: WorkOf<'makeRequest'>,
  { session, chainOf }: EffectOptions,
): Promise<ReviewAnswer> {
  const input = storedInput(stored)
  const chain = chainOf(network)
  const [content] = await Promise.all([
    action.request(input, { ...chain, account, storage: session.storage() }),
    checkNames(action, { subject, input }, chain),
    checkDigits(input, chain),
  ])
  const stated = typeof action.gasLimit === 'bigint' ? action.gasLimit : action.gasLimit(input)
  const { registry, rules } = chain.network
  const gasLimit = gasLimitFor(stated, content, rules.gas)
  return { kind: 'requestMade', ...(await fitDonation(action, content, chain.client)), gasLimit, registry }
}

async function readCosts(
  { account, network }: MadeFor,
  { session, chainOf, clock }: EffectOptions,
): Promise<ReviewAnswer> {
  const { client, network: description } = chainOf(network)
  const leastLi = leastGasPriceLi(description.rules.gas)
  const costsAt = (gasPriceLi: bigint, account: Account | null): Costs => ({
    gasPriceLi,
    walletPrice: session.wallet()?.gasPrice(gasPriceLi) ?? walletGasPrice('unknown', gasPriceLi),
    balance: account?.balance ?? null,
    nonce: account?.nonce ?? null,
  })
  const asked = Promise.all([
    getGasPriceLi(client, description.rules.gas).catch(() => leastLi),
    getAccount(client, account).catch(() => null),
  ]).then(([gasPriceLi, found]) => costsAt(gasPriceLi, found))
  const costs = (await orNull(asked, patience.costs, clock)) ?? costsAt(leastLi, null)
  return { kind: 'costsRead', costs }
}

async function simulate(
  { request, for: { account, network } }: WorkOf<'simulate' | 'simulateOnceMore'>,
  options: EffectOptions,
  signal: AbortSignal,
): Promise<ReviewAnswer> {
  try {
    const result = await options.simulate(network, { sender: account, transactions: [request] }, signal)
    return { kind: 'simulated', result }
  } catch (error) {
    const code = error instanceof SimulationError ? error.code : 'SimulatorFailed'
    return { kind: 'notSimulated', code, details: error instanceof Error ? error.message : '' }
  }
}

async function simulateOnceMore(
  { request, for: { account, network } }: WorkOf<'simulateOnceMore'>,
  options: EffectOptions,
  signal: AbortSignal,
): Promise<ReviewAnswer> {
  const stop = new AbortController()
  const asked = options
    .simulate(network, { sender: account, transactions: [request] }, AbortSignal.any([signal, stop.signal]))
    .catch(() => null)
  const result: Simulation | null = await orNull(asked, patience.lastSimulation, options.clock)
  stop.abort()
  return { kind: 'simulatedOnceMore', result }
}

/**
 * The chain data for the record of the intent, and a check that the wallet sends to the chain of the request, and that every name
 * of it still leads where it led.
 */
async function readChain(
  { action, input, subject, for: { account, network }, since, stored }: WorkOf<'readChain'>,
  { session, chainOf }: EffectOptions,
): Promise<ReviewAnswer> {
  const chain = chainOf(network)
  const { client, network: description } = chain
  const decoded = storedInput(input)
  const [{ number: block }, nonce, chainId] = await Promise.all([
    getLatestBlock(client),
    readNonce(client, account),
    session.askNetwork(),
    checkNames(action, { subject, input: decoded }, chain),
    checkDigits(decoded, chain),
  ])
  // A wallet that does not say its network may sign for another one.
  if (chainId === null) throw new ActionError('UnknownNetwork')
  if (chainId !== description.chainId) throw new ActionError('WrongNetwork')
  const isSame = since !== null && since.sender === account && since.network === network
  const highest = highestNonce(client, account, nonce)
  const moved = isSame ? await sentSince({ client, since, nonce: highest, transactions: stored }) : null
  return { kind: 'chainRead', nonce, block, moved }
}

/** The answer, or null if it takes longer than this many ms. */
async function orNull<T>(asked: Promise<T>, ms: number, clock: ReviewNeeds['clock']): Promise<T | null> {
  const isAnswered = new AbortController()
  const late = clock.sleep(ms, isAnswered.signal).then(() => null)
  try {
    return await Promise.race([asked, late])
  } finally {
    isAnswered.abort()
  }
}

/** The problem as a code that the screens have a text for, and its cause. */
function problemOf(cause: unknown): ReviewProblem {
  const isExpected = cause instanceof ActionError || cause instanceof BaseError
  return { code: isExpected ? cause.code : 'Unexpected', cause }
}
