import type { Simulation } from '@tyto/simulator'
import { ActionError } from '../../errors/ActionError'
import type { SessionFacts } from '../../session/wallet/findMissing'
import { gasBoundOf } from '../gas/gasBoundOf'
import { storedInput } from '../action/inputJson'
import type {
  ReviewAnswer,
  ReviewCommand,
  ReviewEffect,
  ReviewEvent,
  ReviewOrder,
  ReviewWork,
} from './reviewEvents'
import { nothingTold, toldBy } from './told'
import { foreseenOf, ownOf } from './foreseen'
import { sameOutcome, stepOf } from '../simulation/shownSimulation'
import {
  canSign,
  equalOpen,
  isForSame,
  madeForNow,
  requestOf,
  sinceOf,
  walletPriceOf,
  type OpenReview,
  type ReviewProblem,
  type ReviewTask,
} from './reviewState'
import { summaryOf } from './summaryOf'

/**
 * The review of this page. Ticket numbers continue from one review to the next, so that no two answers have the same
 * number.
 */
export interface ReviewState {
  /** Null while no sheet is open. */
  readonly open: OpenReview | null
  readonly lastTicket: number
}

export const noReview: ReviewState = { open: null, lastTicket: 0 }

export interface ReviewStep {
  readonly state: ReviewState
  readonly effects: readonly ReviewEffect[]
}

/**
 * Returns the next state, and the work to do. An answer whose ticket nobody waits for changes nothing: answers to work
 * that was repeated, replaced or cancelled are ignored.
 */
export function nextReview(state: ReviewState, event: ReviewEvent): ReviewStep {
  const { open: review, lastTicket } = state
  if (event.kind === 'open') {
    return review?.signing ? unchanged(state) : finish(prepare(begin(openReview(event.order), lastTicket)))
  }
  if (review === null) return unchanged(state)
  const step = begin(review, lastTicket)
  if ('ticket' in event) {
    const task = taskOf(review, event.ticket)
    return task === null ? unchanged(state) : finish(hear(dropTask(step, task), event))
  }
  if (event.kind === 'stop') return finish(close(step))
  if (event.kind === 'session') return finish(followSession(step, event.facts))
  if (event.kind === 'stored') return finish(change(step, { stored: event.list }))
  // A request that is being signed does not change any more; the review waits for its result.
  return review.signing ? unchanged(state) : finish(obey(step, event))
}

/** A step of the machine while it is computed. */
interface Step {
  readonly review: OpenReview | null
  readonly lastTicket: number
  readonly effects: readonly ReviewEffect[]
}

/** A step after which the sheet is still open. */
type OpenStep = Step & { readonly review: OpenReview }

function begin(review: OpenReview, lastTicket: number): OpenStep {
  return { review, lastTicket, effects: [] }
}

function finish({ review, lastTicket, effects }: Step): ReviewStep {
  return { state: { open: review, lastTicket }, effects }
}

function unchanged(state: ReviewState): ReviewStep {
  return { state, effects: [] }
}

function openReview(order: ReviewOrder): OpenReview {
  const learnt = { action: null, madeFor: null, made: null, simulation: null, problem: null, gasNeeded: null }
  const chosen = {
    donation: order.firstDonation,
    gas: null,
    meant: [],
    moved: null,
    seenNonce: 0n,
    signing: null,
  }
  return { ...order, ...learnt, ...chosen, isSecondRun: false, awaited: {} }
}

function change(step: OpenStep, review: Partial<OpenReview>): OpenStep {
  return { ...step, review: { ...step.review, ...review } }
}

function close(step: OpenStep): Step {
  return { ...step, review: null }
}

/** The task that waits for an answer with this ticket. */
function taskOf({ awaited }: OpenReview, ticket: number): ReviewTask | null {
  return allTasks.find((task) => awaited[task] === ticket) ?? null
}

const allTasks: readonly ReviewTask[] = ['request', 'costs', 'simulation', 'patience', 'signing']

/** Starts a task with a new ticket. */
function start(step: OpenStep, task: ReviewTask, work: ReviewWork): OpenStep {
  const ticket = step.lastTicket + 1
  const awaited = { ...step.review.awaited, [task]: ticket }
  return { ...change(step, { awaited }), lastTicket: ticket, effects: [...step.effects, { ...work, ticket }] }
}

function dropTask(step: OpenStep, task: ReviewTask): OpenStep {
  const { [task]: _, ...awaited } = step.review.awaited
  return change(step, { awaited })
}

/** Applies an action of the person to an open sheet that is not being signed. */
function obey(
  step: OpenStep,
  command: Exclude<ReviewCommand, { readonly kind: 'open' | 'session' | 'stored' | 'stop' }>,
): Step {
  const { review } = step
  switch (command.kind) {
    case 'chooseDonation': {
      const { donation } = command
      const isOther = (review.donation ?? 0n) !== (donation ?? 0n)
      const chosen = change(step, { donation })
      return isOther ? simulate(chosen) : chosen
    }
    case 'meanSecond': {
      const equal = equalOpen(review)
      return equal === null ? step : change(step, { meant: [...review.meant, equal.key] })
    }
    case 'goOn':
      return review.moved ? change(step, { seenNonce: review.moved.nonce, moved: null }) : step
    case 'chooseGas':
      return change(step, { gas: command.gas })
    case 'simulateAgain':
      return simulate(step)
    case 'readCostsAgain':
      return readCosts(simulate(step))
    case 'retry':
      return prepare(step)
    case 'sign':
      return sign(step)
    case 'cancel':
      return close(step)
  }
}

/** A new signer needs a new request; other changes of the session only change what is missing. */
function followSession(before: OpenStep, facts: SessionFacts): OpenStep {
  let step = change(before, { facts })
  const { review } = step
  const now = madeForNow(review)
  const isSame = isForSame(now, review.madeFor)
  if (review.signing && !isSame) step = endSigning(step)
  // While the action is still loading there is no request yet; it will be made for the session of that moment.
  return now !== null && !isSame && review.action ? prepare(step) : step
}

/** Starts to make the request of the action, for the account that is connected now. */
function prepare(before: OpenStep): OpenStep {
  const nothing = { madeFor: null, made: null, gas: null, gasNeeded: null, simulation: null, problem: null }
  const step = change(before, { ...nothing, isSecondRun: false, awaited: {} })
  const { action, name } = step.review
  return action ? makeRequest(step) : start(step, 'request', { kind: 'loadAction', name })
}

function makeRequest(before: OpenStep): OpenStep {
  const madeFor = madeForNow(before.review)
  const step = change(before, { madeFor })
  const { action, input, subject } = step.review
  if (action === null || madeFor === null) return step
  return start(step, 'request', { kind: 'makeRequest', action, input, subject, for: madeFor })
}

/** Starts a simulation of the present request. */
function simulate(before: OpenStep): OpenStep {
  if (requestOf(before.review) === null) return before
  const step = change(before, { simulation: { status: 'running', isLate: false }, isSecondRun: false })
  return start(runSimulation(step), 'patience', { kind: 'waitForSimulation' })
}

/** Starts to read the price of gas and the balance, for a request that is made. */
function readCosts(step: OpenStep): OpenStep {
  const { made, madeFor } = step.review
  return made && madeFor ? start(step, 'costs', { kind: 'readCosts', for: madeFor }) : step
}

function runSimulation(step: OpenStep): OpenStep {
  const request = requestOf(step.review)
  const { madeFor } = step.review
  return request && madeFor ? start(step, 'simulation', { kind: 'simulate', request, for: madeFor }) : step
}

/** The amber button: the request on the sheet at the press is simulated once more, stored and sent. */
function sign(step: OpenStep): OpenStep {
  const { review } = step
  const request = requestOf(review)
  if (request === null || review.madeFor === null || !canSign(review)) return step
  // Costs that are read again come too late for what is signed now.
  const signing = change(dropTask(step, 'costs'), { signing: request })
  if (review.simulation?.status !== 'done') return readChain(signing)
  return start(signing, 'signing', { kind: 'simulateOnceMore', request, for: review.madeFor })
}

function readChain(step: OpenStep): OpenStep {
  const { action, input, subject, madeFor, stored } = step.review
  if (action === null || madeFor === null) return step
  const since = sinceOf(step.review)
  const work = { kind: 'readChain', action, input, subject, for: madeFor, since, stored } as const
  return start(step, 'signing', work)
}

function endSigning(step: OpenStep): OpenStep {
  return change(dropTask(step, 'signing'), { signing: null })
}

/** Applies an answer that the review waits for. */
function hear(step: OpenStep, answer: ReviewAnswer): Step {
  const { review } = step
  switch (answer.kind) {
    case 'actionLoaded':
      return makeRequest(change(step, { action: answer.action }))
    case 'requestMade': {
      const { content, takesDonation, gasLimit, registry } = answer
      const made = { content, takesDonation, gasLimit, registry, costs: null }
      return readCosts(simulate(change(step, { made })))
    }
    case 'costsRead': {
      const { costs } = answer
      const known = change(step, { made: review.made && { ...review.made, costs } })
      const simulatedAt = review.made?.costs?.gasPriceLi ?? review.facts.leastLi
      return costs.gasPriceLi === simulatedAt ? known : simulate(known)
    }
    case 'simulated':
      return hearSimulation(step, answer.result)
    case 'notSimulated': {
      const { code, details } = answer
      return change(dropTask(step, 'patience'), { simulation: { status: 'unavailable', code, details } })
    }
    case 'patienceOver':
      return change(step, { simulation: { status: 'running', isLate: true } })
    case 'simulatedOnceMore': {
      const { simulation } = review
      const { result } = answer
      const shown = simulation?.status === 'done' ? simulation.result : null
      if (result === null || shown === null) return readChain(step)
      if (sameOutcome(shown, result)) {
        // The newest says best what stands where before it is sent.
        const hasMoved = simulation?.status === 'done' && simulation.hasMoved
        return readChain(change(step, { simulation: { status: 'done', result, hasMoved } }))
      }
      return endSigning(change(step, { simulation: { status: 'done', result, hasMoved: true } }))
    }
    case 'chainRead': {
      const { moved } = answer
      // A transaction that was sent since may have been this one.
      if (moved && moved.nonce > review.seenNonce) return endSigning(change(step, { moved }))
      return startSigning(step, answer)
    }
    case 'walletAsked':
      return close(step)
    case 'failed':
      return hearProblem(step, answer.problem)
  }
}

function hearSimulation(before: OpenStep, result: Simulation): OpenStep {
  const outcome = stepOf({ status: 'done', result, hasMoved: false })
  // A simulation that ends after the press may say that the request would fail.
  const fails = outcome !== null && outcome.kind !== 'success'
  const step = fails ? endSigning(before) : before
  const gasNeeded = outcome?.kind === 'exception' ? outcome.gasNeeded : null
  if (gasNeeded !== null && !step.review.isSecondRun) {
    // A request that only needs more gas is simulated once more, with the limit that it needs.
    return runSimulation(change(step, { gasNeeded, isSecondRun: true }))
  }
  return change(dropTask(step, 'patience'), { simulation: { status: 'done', result, hasMoved: false } })
}

function startSigning(
  step: OpenStep,
  { nonce, block }: { readonly nonce: bigint; readonly block: bigint },
): OpenStep {
  const { action, name, input, subject, made, madeFor, meant, signing: request } = step.review
  if (!action || !madeFor || !request) return step
  const { account: sender, network } = madeFor
  const gasBound = gasBoundOf(request.gasLimit, walletPriceOf(step.review))
  const summary = summaryOf(request, step.review)
  const donation = made?.takesDonation ? (step.review.donation ?? 0n) : 0n
  const { simulation } = step.review
  const told =
    simulation?.status === 'done'
      ? toldBy(request, simulation.result, ownOf(request, step.review, sender))
      : nothingTold
  const given = storedInput(input)
  const moment = action.moment?.(given, sender) ?? null
  const changes = action.changes?.(given) ?? []
  const said = {
    gasBound,
    donation,
    summary,
    foreseen: foreseenOf(simulation, sender),
    told,
    changes,
    moment,
  }
  const intent = { name, input, subject, network, sender, nonce, block, request, ...said, meant }
  return start(step, 'signing', { kind: 'askToSign', intent })
}

function hearProblem(before: OpenStep, problem: ReviewProblem): OpenStep {
  const { signing, facts } = before.review
  const step = change(before, { problem })
  if (signing) return endSigning(step)
  // The page may not know yet what the chain refuses now.
  const isRefusal = problem.cause instanceof ActionError
  return isRefusal
    ? { ...step, effects: [...step.effects, { kind: 'refetch', network: facts.network }] }
    : step
}
