import { RpcError, type Requests } from '@tyto/chain'
import { SimulationError } from '../SimulationError'
import type { FromWorker, Job, JobResult, NodeAnswer, NodeCall, ToWorker } from './messages'

/** A worker as a page sees it. */
export interface SimulatorWorker {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: { readonly data: FromWorker }) => void) | null
  onerror: ((event: unknown) => void) | null
}

export interface JobQueueOptions {
  /** Starts a worker that runs `serveSimulator`. Called at the first job. */
  readonly startWorker: () => SimulatorWorker
  /** A job that works longer, waiting for nodes not counted, is given up, and its worker with it; in ms. Default 12,000. */
  readonly timeLimitMs?: number
  /** The same for a job with all that it waits for; in ms. Default 60,000. */
  readonly wholeLimitMs?: number
}

/** Who asks the nodes for a job, and until when. */
interface Nodes {
  /** Missing for a job that asks none. */
  readonly client?: Requests | undefined
  readonly signal?: AbortSignal | undefined
}

/** In ms. */
interface Limits {
  readonly work: number
  readonly whole: number
}

/** Jobs for a worker, one after the other. One that nobody waits for any more is not begun. */
export class JobQueue {
  readonly #worker: JobWorker
  #before: Promise<unknown> = Promise.resolve()

  constructor({ startWorker, timeLimitMs = 12_000, wholeLimitMs = 60_000 }: JobQueueOptions) {
    this.#worker = new JobWorker(startWorker, { work: timeLimitMs, whole: wholeLimitMs })
  }

  /** Rejects with SimulationError, and with the signal's reason once it is aborted. */
  ask(job: Job, nodes: Nodes): Promise<JobResult> {
    const { signal } = nodes
    return new Promise<JobResult>((resolve, reject) => {
      const asked = { job, ...nodes, resolve, reject }
      const stop = (): void => reject(signal?.reason)
      signal?.addEventListener('abort', stop, { once: true })
      this.#before = this.#before
        .then(() => (signal?.aborted ? undefined : this.#worker.run(asked)))
        .finally(() => signal?.removeEventListener('abort', stop))
      if (signal?.aborted) stop()
    })
  }
}

/** A job, who asks the nodes for it, and whom its end is told. */
interface AskedJob extends Nodes {
  readonly job: Job
  readonly resolve: (result: JobResult) => void
  readonly reject: (error: SimulationError) => void
}

/** A worker that does one job at a time. It is started at the first one, and anew after one that was given up. */
class JobWorker {
  readonly #start: () => SimulatorWorker
  readonly #limits: Limits
  #worker: SimulatorWorker | undefined
  #lastId = 0

  constructor(start: () => SimulatorWorker, limits: Limits) {
    this.#start = start
    this.#limits = limits
  }

  /** Resolves once the worker is free again, or gone. */
  run({ job, client, signal, resolve, reject }: AskedJob): Promise<void> {
    const id = (this.#lastId += 1)
    return new Promise((free) => {
      const clock = new JobClock(this.#limits, () =>
        giveUp(new SimulationError('TooSlow', 'The simulation takes too long.')),
      )
      const finish = (): void => {
        clock.stop()
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
        if (data.kind === 'calls') {
          clock.rest()
          return void this.#answer(used, data.calls, { client, signal }).then(() => clock.goOn())
        }
        if (data.kind === 'result') resolve(data.result)
        else reject(new SimulationError(data.code, data.message))
        finish()
      }
      used.postMessage({ kind: 'job', id, job })
    })
  }

  async #answer(asker: SimulatorWorker, calls: readonly NodeCall[], by: Nodes): Promise<void> {
    const answers = await Promise.all(calls.map((call) => answerOne(call, by)))
    // Meanwhile it may have been given up.
    if (asker === this.#worker) asker.postMessage({ kind: 'answers', answers })
  }
}

/** Measures the work of one job, without its rests, and the whole of it; tells once when either is over its limit. */
class JobClock {
  readonly #tell: () => void
  readonly #whole: ReturnType<typeof setTimeout>
  #work: ReturnType<typeof setTimeout> | undefined
  #left: number
  #since = 0
  #rests = 0
  #isOver = false

  constructor({ work, whole }: Limits, tell: () => void) {
    this.#tell = tell
    this.#left = work
    this.#whole = setTimeout(tell, whole)
    this.#begin()
  }

  rest(): void {
    this.#rests += 1
    if (this.#rests > 1) return
    clearTimeout(this.#work)
    this.#left -= performance.now() - this.#since
  }

  /** Ends one rest: nodes may be asked again before they have answered. */
  goOn(): void {
    this.#rests -= 1
    // Nodes may answer a job that was given up meanwhile.
    if (this.#rests > 0 || this.#isOver) return
    this.#begin()
  }

  #begin(): void {
    this.#since = performance.now()
    this.#work = setTimeout(this.#tell, this.#left)
  }

  stop(): void {
    this.#isOver = true
    clearTimeout(this.#work)
    clearTimeout(this.#whole)
  }
}

/** Of a simulation that nobody waits for any more every call fails: it ends by itself, and the worker stays. */
async function answerOne({ id, method, params }: NodeCall, { client, signal }: Nodes): Promise<NodeAnswer> {
  try {
    if (client === undefined) throw new RpcError('RpcTransport', 'No node is asked for this.')
    const options = signal === undefined ? {} : { signal }
    return { id, ok: true, result: await client.request(method, params, options) }
  } catch (error) {
    const { code, shortMessage, details, nodeCode } =
      error instanceof RpcError ? error : new RpcError('RpcTransport', 'The node could not be asked.')
    return { id, ok: false, code, message: shortMessage, details, nodeCode }
  }
}
