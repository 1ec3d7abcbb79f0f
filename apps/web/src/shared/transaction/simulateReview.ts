import type { TransactionRequest } from '@tyto/chain'
import { SimulationError, type Simulation } from '@tyto/simulator'
import { sameOutcome, stepOf } from './simulation/reviewSimulation'
import { requestOf, statedRequest, type OpenReview } from './openReview'
import type { RunnerOptions } from './transactionRunner'

/** After so many ms nobody is kept from signing for the sake of a simulation. */
const patience = 3_000
/** So long the last look before the wallet opens may take, in ms. */
const lastPatience = 2_500

/** Looks at what the request of a review would do; `draw` is called whenever there is something new. Never rejects. */
export async function simulateReview(
  review: OpenReview,
  options: RunnerOptions,
  draw: () => void,
): Promise<void> {
  review.stopSimulation?.abort()
  review.stopSimulation = null
  if (!statedRequest(review)) return
  const stop = new AbortController()
  review.stopSimulation = stop
  review.simulation = { status: 'running', isLate: false }
  void options.clock.sleep(patience, stop.signal).then(() => {
    if (stop.signal.aborted || review.simulation?.status !== 'running') return
    review.simulation = { status: 'running', isLate: true }
    draw()
  })
  draw()
  try {
    let result = await simulate(review, requestOf(review), options, stop.signal)
    if (stop.signal.aborted) return
    review.simulation = { status: 'done', result, hasMoved: false }
    // What is short of gas alone is looked at once more, with the limit that it needs.
    const step = stepOf(review.simulation)
    if (step?.kind === 'exception' && step.gasNeeded !== null) {
      review.gasNeeded = step.gasNeeded
      result = await simulate(review, requestOf(review), options, stop.signal)
      if (stop.signal.aborted) return
      review.simulation = { status: 'done', result, hasMoved: false }
    }
  } catch (error) {
    if (stop.signal.aborted) return
    const code = error instanceof SimulationError ? error.code : 'SimulatorFailed'
    review.simulation = { status: 'unavailable', code, details: error instanceof Error ? error.message : '' }
  }
  stop.abort()
  draw()
}

/**
 * The last look, when the person has decided: does still the same come of the request? False closes nothing for good: the
 * new outcome stands on the sheet. Where it cannot be said in time, the answer is yes. Never rejects.
 */
export async function isStillSo(
  review: OpenReview,
  request: TransactionRequest,
  options: RunnerOptions,
): Promise<boolean> {
  const { simulation } = review
  if (simulation?.status !== 'done') return true
  const stop = new AbortController()
  const late = options.clock.sleep(lastPatience, stop.signal).then(() => null)
  const look = simulate(review, request, options, stop.signal).catch(() => null)
  const now = await Promise.race([look, late])
  stop.abort()
  if (now === null || sameOutcome(simulation.result, now)) return true
  review.simulation = { status: 'done', result: now, hasMoved: true }
  return false
}

function simulate(
  { made }: OpenReview,
  request: TransactionRequest | null,
  options: RunnerOptions,
  signal: AbortSignal,
): Promise<Simulation> {
  if (!request || !made) return Promise.reject(new Error('There is nothing to simulate.'))
  return options.simulate(made.network, { sender: made.account, transactions: [request] }, signal)
}
