/** Workers for tests, in the thread of the test. */
import type { SimulatorWorker } from '../src/worker/jobQueue'
import type { FromWorker, ToWorker } from '../src/worker/messages'
import { serveSimulator } from '../src/worker/serveSimulator'

/** The real worker's code in this thread; messages are copied, as between threads. */
export class NearWorker implements SimulatorWorker {
  static started = 0
  onmessage: SimulatorWorker['onmessage'] = null
  onerror: SimulatorWorker['onerror'] = null
  isGone = false
  readonly #listeners: ((event: { readonly data: unknown }) => void)[] = []

  constructor() {
    NearWorker.started += 1
    serveSimulator({
      postMessage: (message) =>
        this.#later(() => this.onmessage?.({ data: structuredClone<FromWorker>(message) })),
      addEventListener: (_, listener) => this.#listeners.push(listener),
    })
  }

  postMessage(message: ToWorker): void {
    const data = structuredClone(message)
    this.#later(() => this.#listeners.forEach((listener) => listener({ data })))
  }

  terminate(): void {
    this.isGone = true
  }

  #later(work: () => void): void {
    setTimeout(() => {
      if (!this.isGone) work()
    })
  }
}

/** A worker that is busy for ever. */
export class BusyWorker extends NearWorker {
  override postMessage(): void {}
}
