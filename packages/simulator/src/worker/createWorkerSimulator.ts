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
  /** Reads the calls that the contract at an address takes; null where none stands. */
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
  const worker = new JobWorker(startWorker, timeLimitMs)
  let before: Promise<unknown> = Promise.resolve()

  return {
    simulate: (target, request, options) =>
      ask(target, { kind: 'simulate', request }, options) as Promise<Simulation>,
    describe: (target, address, options) =>
      ask(target, { kind: 'describe', address }, options) as Promise<ContractInterface | null>,
  }

  function ask(target: SimulationTarget, job: Job, options: SimulateOptions): Promise<JobResult> {
    const { signal } = options
    return new Promise<JobResult>((resolve, reject) => {
      const asked = { target, job, ...options, resolve, reject }
      const stop = (): void => reject(signal?.reason)
      signal?.addEventListener('abort', stop, { once: true })
      before = before
        .then(() => (signal?.aborted ? undefined : worker.run(asked)))
        .finally(() => signal?.removeEventListener('abort', stop))
      if (signal?.aborted) stop()
    })
  }
}

/** A job, who asks the nodes for it, and whom its end is told. */
interface AskedJob extends SimulateOptions {
  readonly target: SimulationTarget
  readonly job: Job
  readonly resolve: (result: JobResult) => void
  readonly reject: (error: SimulationError) => void
}

/** A worker that does one job at a time. It is started at the first one, and anew after one that was given up. */
class JobWorker {
  readonly #start: () => SimulatorWorker
  readonly #timeLimitMs: number
  #worker: SimulatorWorker | undefined
  #lastId = 0

  constructor(start: () => SimulatorWorker, timeLimitMs: number) {
    this.#start = start
    this.#timeLimitMs = timeLimitMs
  }

  /** Resolves once the worker is free again, or gone. */
  run({ target, job, client, signal, resolve, reject }: AskedJob): Promise<void> {
    const id = (this.#lastId += 1)
    return new Promise((free) => {
      const timer = setTimeout(
        () => giveUp(new SimulationError('TooSlow', 'The simulation takes too long.')),
        this.#timeLimitMs,
      )
      const finish = (): void => {
        clearTimeout(timer)
        free()
      }
      /** A worker that may still be at it is of no more use. */
      const giveUp = (error: SimulationError): void => {
        this.#worker?.terminate()
        this.#worker = undefined
        reject(error)
        finish()
      }
      let used: SimulatorWorker
      try {
        used = this.#worker ??= this.#start()
      } catch (cause) {
        return giveUp(new SimulationError('SimulatorFailed', 'The interpreter cannot be started.', cause))
      }
      used.onerror = () => giveUp(new SimulationError('SimulatorFailed', 'The interpreter broke.'))
      used.onmessage = ({ data }) => {
        if (data.id !== id) return
        if (data.kind === 'calls') return void this.#answer(used, data.calls, { client, signal })
        if (data.kind === 'result') resolve(data.result)
        else reject(new SimulationError(data.code, data.message))
        finish()
      }
      used.postMessage({ kind: 'job', id, target, job })
    })
  }

  async #answer(asker: SimulatorWorker, calls: readonly NodeCall[], by: Nodes): Promise<void> {
    const answers = await Promise.all(calls.map((call) => answerOne(call, by)))
    // Meanwhile it may have been given up.
    if (asker === this.#worker) asker.postMessage({ kind: 'answers', answers })
  }
}

/** Who asks the nodes, and until when. */
interface Nodes {
  readonly client: Requests
  readonly signal: AbortSignal | undefined
}

/** Of a simulation that nobody waits for any more every call fails: it ends by itself, and the worker stays. */
async function answerOne({ id, method, params }: NodeCall, { client, signal }: Nodes): Promise<NodeAnswer> {
  try {
    const options = signal === undefined ? {} : { signal }
    return { id, ok: true, result: await client.request(method, params, options) }
  } catch (error) {
    const { code, shortMessage, details, nodeCode } =
      error instanceof RpcError ? error : new RpcError('RpcTransport', 'The node could not be asked.')
    return { id, ok: false, code, message: shortMessage, details, nodeCode }
  }
}
