/**
 * The worker of the interpreter, started when the first transaction is reviewed. Safari runs the first file of a worker once more as
 * soon as a part of it imports that file, and then two interpreters answer: so the first file is this one, which nothing imports.
 */
import type { WorkerScope } from '@tyto/simulator'

type Hear = Parameters<WorkerScope['addEventListener']>[1]

const scope = self as unknown as WorkerScope
const early: Parameters<Hear>[0][] = []
let hear: Hear = (event) => void early.push(event)
scope.addEventListener('message', (event) => hear(event))

import('./interpreter').then(
  ({ serveSimulator }) =>
    serveSimulator({
      postMessage: (message) => scope.postMessage(message),
      addEventListener: (_, listener) => {
        hear = listener
        early.forEach(listener)
      },
    }),
  // The page hears of what a worker throws, and of nothing that it was promised.
  (failure: unknown) =>
    setTimeout(() => {
      throw failure
    }),
)
