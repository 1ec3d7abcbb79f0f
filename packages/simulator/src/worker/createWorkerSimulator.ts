import type { Requests } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { ContractInterface } from '../contractInterface'
import type { Simulation, SimulationRequest } from '../simulation'
import { JobQueue, type JobQueueOptions } from './jobQueue'
import type { SimulationTarget } from './messages'

export interface SimulateOptions {
  /** Asks the network's nodes. It must limit the size of an answer. */
  readonly client: Requests
  readonly signal?: AbortSignal
}

/** Simulations in a worker: the page is never kept waiting, whatever a contract does. */
export interface WorkerSimulator {
  /** One after the other. Rejects with SimulationError, and with the signal's reason once it is aborted. */
  simulate(
    target: SimulationTarget,
    request: SimulationRequest,
    options: SimulateOptions,
  ): Promise<Simulation>
  /** Reads the calls that the contract at an address takes; null where none stands. */
  describe(
    target: SimulationTarget,
    address: Address,
    options: SimulateOptions,
  ): Promise<ContractInterface | null>
}

/**
 * Makes the page's side of a simulator. No interpreter comes with it.
 *
 * @example
 * const simulator = createWorkerSimulator({ startWorker: () => new SimulatorWorker() })
 * const { steps, balances } = await simulator.simulate(target, { sender, transactions: [request] }, { client })
 */
export function createWorkerSimulator(options: JobQueueOptions): WorkerSimulator {
  const queue = new JobQueue(options)
  return {
    simulate: (target, request, nodes) =>
      queue.ask({ kind: 'simulate', target, request }, nodes) as Promise<Simulation>,
    describe: (target, address, nodes) =>
      queue.ask({ kind: 'describe', target, address }, nodes) as Promise<ContractInterface | null>,
  }
}
