import cluster, { type Worker } from 'node:cluster'

/** A process that ended by itself is followed by another one after so many ms, so that one that cannot begin is not started all the time. */
const pause = 1_000

/**
 * Starts this same program in `count` more processes that share one port, and watches them: one that ends by itself is followed by
 * another. They tell each other nothing; each says with `sayServed` where it serves, and `onServed` is told once all of them have.
 * Where the first ones cannot begin, the program ends with 1. Returns the way to end them all; `cluster.isWorker` says that this is
 * one of them.
 */
export function inProcesses(count: number, onServed: (url: string) => void): () => Promise<void> {
  let ending = false
  let serving = 0
  const running = new Map<Worker, Promise<void>>()

  function begin(): void {
    if (ending) return
    const worker = cluster.fork()
    worker.once('message', (url) => {
      serving++
      if (serving === count) onServed(String(url))
    })
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', (code) => {
        running.delete(worker)
        resolve()
        if (ending) return
        if (serving === 0) process.exit(1)
        console.error(`A process of the server ended (${code}); another one takes its place.`)
        setTimeout(begin, pause)
      })
    })
    running.set(worker, ended)
  }

  for (let each = 0; each < count; each++) begin()
  return async () => {
    ending = true
    for (const worker of running.keys()) worker.kill()
    await Promise.all(running.values())
  }
}

/** Tells the process that started this one where it serves. */
export function sayServed(url: string): void {
  process.send?.(url)
}
