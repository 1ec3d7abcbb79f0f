import type { SimulatorWorker } from '@tyto/simulator'

/** Starts a worker with the interpreter and, once a text is looked at, the checker. */
export function startSimulatorWorker(): SimulatorWorker {
  return new Worker(new URL('./simulator.worker.ts', import.meta.url), {
    type: 'module',
  }) as unknown as SimulatorWorker
}
