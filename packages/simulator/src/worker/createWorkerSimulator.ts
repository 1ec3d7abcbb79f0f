import { RpcError, type Requests } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import type { ContractInterface } from '../contractInterface'
import type { Simulation, SimulationRequest } from '../simulation'
import { SimulationError } from '../SimulationError'
import type { FromWorker, Job, JobResult, NodeAnswer, NodeCall, SimulationTarget, ToWorker } from './messages'

/** A worker as a page sees it. */
export interface SimulatorWorker {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: { readonly data: FromWorker }) => void) | null
  onerror: ((event: unknown) => void) | null
}

export interface WorkerSimulatorOptions {
  /** Starts a worker that runs `serveSimulator`. Called when the first simulation is asked for. */
  readonly startWorker: () => SimulatorWorker
  /** A simulation that takes longer is given up, and its worker with it; in ms. Default 12,000. */
  readonly timeLimitMs?: number
}

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
  /** What the contract at an address can be called with; null where none stands. */
  describe(
    target: SimulationTarget,
    address: Address,
    options: SimulateOptions,
  ): Promise<ContractInterface | null>
}

/** In ms. */
const defaultTimeLimit = 12_000

/**
 * Makes the page's side of a simulator. No interpreter comes with it.
 *
 * @example
 * const simulator = createWorkerSimulator({ startWorker: () => new SimulatorWorker() })
 * const { steps, balances } = await simulator.simulate(target, { sender, transactions: [request] }, { client })
 */
export function createWorkerSimulator({
  startWorker,
  timeLimitMs = defaultTimeLimit,
}: WorkerSimulatorOptions): WorkerSimulator {
  let worker: SimulatorWorker | undefined
  let lastId = 0
  let before: Promise<unknown> = Promise.resolve()

  return {
    simulate: (target, request, options) =>
      ask(target, { kind: 'simulate', request }, options) as Promise<Simulation>,
    describe: (target, address, options) =>
      ask(target, { kind: 'describe', address }, options) as Promise<ContractInterface | null>,
  }

  function ask(target: SimulationTarget, job: Job, options: SimulateOptions): Promise<JobResult> {
    const { signal } = options
    return new Promise((resolve, reject) => {
      before = before.then(() => (signal?.aborted ? undefined : run(target, job, options, resolve, reject)))
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
      if (signal?.aborted) reject(signal.reason)
    })
  }

  /** Resolves once the worker is free again, or gone. */
  function run(
    target: SimulationTarget,
    job: Job,
    { client, signal }: SimulateOptions,
    resolve: (result: JobResult) => void,
    reject: (error: SimulationError) => void,
  ): Promise<void> {
    const id = (lastId += 1)
    return new Promise((free) => {
      const timer = setTimeout(
        () => giveUp(new SimulationError('TooSlow', 'The simulation takes too long.')),
        timeLimitMs,
      )
      const finish = (): void => {
        clearTimeout(timer)
        free()
      }
      /** A worker that may still be at it is of no more use. */
      const giveUp = (error: SimulationError): void => {
        worker?.terminate()
        worker = undefined
        reject(error)
        finish()
      }
      let used: SimulatorWorker
      try {
        used = worker ??= startWorker()
      } catch (cause) {
        return giveUp(new SimulationError('SimulatorFailed', 'The interpreter cannot be started.', cause))
      }
      used.onerror = () => giveUp(new SimulationError('SimulatorFailed', 'The interpreter broke.'))
      used.onmessage = ({ data }) => {
        if (data.id !== id) return
        if (data.kind === 'calls') return void answer(used, data.calls, client, signal)
        if (data.kind === 'result') resolve(data.result)
        else reject(new SimulationError(data.code, data.message))
        finish()
      }
      used.postMessage({ kind: 'job', id, target, job })
    })
  }

  async function answer(
    asker: SimulatorWorker,
    calls: readonly NodeCall[],
    client: Requests,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const answers = await Promise.all(calls.map((call) => answerOne(call, client, signal)))
    // Meanwhile it may have been given up.
    if (asker === worker) asker.postMessage({ kind: 'answers', answers })
  }
}

/** Of a simulation that nobody waits for any more every call fails: it ends by itself, and the worker stays. */
async function answerOne(
  { id, method, params }: NodeCall,
  client: Requests,
  signal: AbortSignal | undefined,
): Promise<NodeAnswer> {
  try {
    const options = signal === undefined ? {} : { signal }
    return { id, ok: true, result: await client.request(method, params, options) }
  } catch (error) {
    const { code, shortMessage, details, nodeCode } =
      error instanceof RpcError ? error : new RpcError('RpcTransport', 'The node could not be asked.')
    return { id, ok: false, code, message: shortMessage, details, nodeCode }
  }
}
