import { RpcError, type Requests } from '@tyto/chain'
import { Simulator } from '../simulate'
import { SimulationError } from '../SimulationError'
import type { FromWorker, Job, JobResult, NodeAnswer, NodeCall, SimulationTarget, ToWorker } from './messages'

/** The worker's own scope, as far as it speaks with the page. */
export interface WorkerScope {
  postMessage(message: FromWorker): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: RpcError): void
}

/** Serves simulations in a worker. Nodes are asked by the page, which knows which of them answer. */
export function serveSimulator(scope: WorkerScope): void {
  const waiting = new Map<number, Waiting>()
  let running = 0
  let lastCall = 0
  let batch: NodeCall[] = []
  let current: { readonly key: string; readonly simulator: Simulator } | undefined

  const client: Requests = {
    request: (method, params) =>
      new Promise((resolve, reject) => {
        const id = (lastCall += 1)
        waiting.set(id, { resolve, reject })
        // Calls of one moment travel together: they are one batch for the node.
        if (batch.length === 0) queueMicrotask(flush)
        batch.push({ id, method, params })
      }),
  }

  scope.addEventListener('message', ({ data }) => {
    const message = data as ToWorker
    if (message.kind === 'answers') message.answers.forEach(settle)
    else void run(message)
  })

  function flush(): void {
    const calls = batch
    batch = []
    scope.postMessage({ kind: 'calls', id: running, calls })
  }

  function settle(answer: NodeAnswer): void {
    const waiter = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.ok) return waiter?.resolve(answer.result)
    const { code, message, details, nodeCode } = answer
    waiter?.reject(
      new RpcError(code, message, {
        ...(details === undefined ? {} : { details }),
        ...(nodeCode === undefined ? {} : { nodeCode }),
      }),
    )
  }

  function simulatorOn(target: SimulationTarget): Simulator {
    if (current?.key !== target.key)
      current = { key: target.key, simulator: new Simulator({ client, ...target }) }
    return current.simulator
  }

  async function doJob(job: Job): Promise<JobResult> {
    if (job.kind === 'simulate') return simulatorOn(job.target).simulate(job.request)
    if (job.kind === 'describe') return simulatorOn(job.target).describe(job.address)
    const { doTextJob } = await import('./textJobs')
    return doTextJob(job)
  }

  async function run({ id, job }: ToWorker & { readonly kind: 'job' }): Promise<void> {
    running = id
    try {
      scope.postMessage({ kind: 'result', id, result: await doJob(job) })
    } catch (error) {
      const code = error instanceof SimulationError ? error.code : 'SimulatorFailed'
      scope.postMessage({ kind: 'failure', id, code, message: wordsOf(error) })
    }
  }
}

/** Characters of an error that are told. */
const longestReport = 2_000

/** An error and what is underneath it, for a report. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, longestReport)
  const cause = error.cause instanceof Error ? `\nCaused by: ${error.cause.message}` : ''
  return `${error.message}${cause}`.slice(0, longestReport)
}
