import type { TransactionRequest } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { SeenOutcome } from '../action/seenOutcome'
import { stepOf, type ShownSimulation } from '../simulation/shownSimulation'

interface OutcomeFacts {
  readonly registry: Address
  readonly sender: Address
  /** The wallet that is logged in; null for none. */
  readonly wallet: Address | null
  readonly simulation: ShownSimulation | null
}

/** The outcome of a simulated request; null while there is none, and where it would not succeed. */
export function outcomeOf(
  request: TransactionRequest,
  { registry, sender, wallet, simulation }: OutcomeFacts,
): SeenOutcome | null {
  if (simulation?.status !== 'done' || stepOf(simulation)?.kind !== 'success') return null
  const to = request.kind === 'call' ? request.call.to : request.kind === 'payment' ? request.to : null
  const own = wallet === null || wallet === sender ? [sender] : [sender, wallet]
  const params = request.kind === 'call' ? request.call.params : []
  return { registry, sender, own, to, params, result: simulation.result }
}
