import type { SimulatedStep } from '@tyto/simulator'
import { ActionError } from '../../errors/ActionError'
import { createReview, type PerformEffect } from '../review/createReview'
import { stepOf } from '../simulation/shownSimulation'
import { canSign, isAffordable, isRefused, missingFor, type OpenReview } from '../review/reviewState'
import type { Series, SeriesItem } from './series'
import type { ItemProblem } from './seriesMachine'
import type { SeriesSession } from './seriesNeeds'

interface SendOptions {
  readonly session: Pick<SeriesSession, 'facts' | 'subscribe'>
  /** The work of a review, with a wallet that is asked for this item. */
  readonly perform: PerformEffect
  /** Was that wallet asked? */
  readonly wasAsked: () => boolean
  /** Aborts when nobody waits for it any longer: then the wallet is not asked. */
  readonly signal: AbortSignal
}

/** So often the outcome of an item may move between the last look and the wallet. */
const mostLooks = 3

/**
 * Sends one item of a series the way of every action, with nobody at the sheet: it is made, simulated, simulated once
 * more, stored, and the wallet opens. Whatever would close the button of a review ends it. Answers null once the wallet
 * was asked.
 */
export async function sendItem(
  series: Series,
  item: SeriesItem,
  { session, perform, wasAsked, signal }: SendOptions,
): Promise<ItemProblem | null> {
  const sheet = { open: null as OpenReview | null }
  const review = createReview({
    perform,
    refetch: () => undefined,
    draw: (drawn) => {
      sheet.open = drawn
    },
  })
  const stop = (): void => review.dispatch({ kind: 'stop' })
  const follow = (): void => {
    const facts = session.facts()
    // It would make the request for the other network.
    if (facts.network === series.network) review.dispatch({ kind: 'session', facts })
    else stop()
  }
  const facts = session.facts()
  if (facts.network !== series.network) return problem('OtherNetwork')
  signal.addEventListener('abort', stop)
  const stopFollowing = session.subscribe(follow)
  try {
    review.dispatch({
      kind: 'open',
      order: {
        name: item.action,
        input: item.input,
        subject: item.label,
        signer: series.account,
        firstDonation: 0n,
        facts,
        // The gate before the wallet looks at what is stored then.
        stored: [],
        again: null,
      },
    })
    if (signal.aborted) stop()
    for (let looks = 0; looks < mostLooks; looks++) {
      await review.until((now) => now === null || isDecided(now))
      const obstacle = obstacleOf(sheet.open)
      if (obstacle !== null) return obstacle
      review.dispatch({ kind: 'sign' })
      await review.until((now) => !now?.signing)
      if (wasAsked()) return null
    }
    return obstacleOf(sheet.open) ?? problem('KeepsChanging')
  } finally {
    signal.removeEventListener('abort', stop)
    stopFollowing()
    stop()
  }
}

/** Is it known whether the wallet can be asked? */
function isDecided(review: OpenReview): boolean {
  const { problem: failure, made, simulation } = review
  if (failure !== null || missingFor(review) !== null) return true
  const isLooking = simulation === null || (simulation.status === 'running' && !simulation.isLate)
  return Boolean(made?.costs) && !isLooking
}

/** Why the wallet cannot be asked; null if it can. */
function obstacleOf(review: OpenReview | null): ItemProblem | null {
  if (review === null) return problem('Interrupted')
  if (review.problem !== null) return { ...review.problem, step: null }
  const missing = missingFor(review)
  if (missing !== null) return problem(missing.code)
  if (isRefused(review)) return problem('WouldFail', stepOf(review.simulation))
  if (isAffordable(review) === false) return problem('TooPoor')
  return canSign(review) ? null : problem('Unexpected')
}

function problem(code: string, step: SimulatedStep | null = null): ItemProblem {
  return { code, cause: new ActionError(code), step }
}
