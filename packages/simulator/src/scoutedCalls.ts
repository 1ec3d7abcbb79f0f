import { readableParams, type Scout } from './scout'
import type { ScoutedCall } from './scouted'
import type { SimulationRequest } from './simulation'

/** The calls that a request begins with, for the scout. */
export function* scoutedCalls(
  { sender, transactions }: SimulationRequest,
  scout: Scout,
): Generator<ScoutedCall> {
  for (const transaction of transactions) {
    if (transaction.kind !== 'call') continue
    const { to, transition, params, amount } = transaction.call
    const contract = scout.contract(to)
    yield {
      to,
      transition,
      sender,
      origin: sender,
      amount,
      params: contract ? readableParams(contract, transition, params) : new Map(),
    }
  }
}
