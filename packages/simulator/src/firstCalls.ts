import { readableParams, type ReadPredictor } from './readPredictor'
import type { PredictedCall } from './predictedCall'
import type { SimulationRequest } from './simulation'

/** The calls that a request begins with, for the predictor. */
export function* firstCalls(
  { sender, transactions }: SimulationRequest,
  predictor: ReadPredictor,
): Generator<PredictedCall> {
  for (const transaction of transactions) {
    if (transaction.kind !== 'call') continue
    const { to, transition, params, amount } = transaction.call
    const contract = predictor.contract(to)
    yield {
      to,
      transition,
      sender: transaction.sender ?? sender,
      origin: transaction.sender ?? sender,
      amount,
      params: contract ? readableParams(contract, transition, params) : new Map(),
    }
  }
}
