import cluster, { type Worker } from 'node:cluster'
import type { CachePeers } from '@tyto/server'

/** A process that ended by itself is followed by another one after so many ms, so that one that cannot begin is not started all the time. */
const pause = 1_000
/** How often each process is asked whether it goes on, in ms, and how many questions it may leave unanswered: in all less than any client waits. */
const askPause = 1_000
const mostUnanswered = 5
/** How long an answer waits for the other processes to hear of it, in ms. One that was stopped holds up nobody for longer. */
const hearing = 300

/** A message between the processes, through the one that started them. */
type Said =
  | { readonly kind: 'served'; readonly url: string }
  | { readonly kind: 'ask' | 'here' }
  /** A key was resolved anew; the number is that of whoever tells it. */
  | { readonly kind: 'resolved' | 'heard'; readonly key: string; readonly number: number }
  /** The same to each other process, and its answer. */
  | {
      readonly kind: 'forget' | 'forgotten'
      readonly key: string
      readonly number: number
      readonly from: number
    }

/**
 * Starts this same program in `count` more processes that share one port, and watches them: one that ends by itself, or was stopped
 * and keeps silent, is followed by another. Each says with `sayServed` where it serves, and `onServed` is told once all of them have; what one
 * resolves anew the others forget (`processPeers`). Where the first ones cannot begin, the program ends with 1. Returns the way to end
 * them all; `cluster.isWorker` says that this is one of them.
 */
export function inProcesses(count: number, onServed: (url: string) => void): () => Promise<void> {
  // Each takes its connections itself: one that is stopped takes none, and what it had ends with it.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let ending = false
  let serving = 0
  const running = new Map<Worker, Promise<void>>()
  const hearsay = new Hearsay(() => [...running.keys()])

  function begin(): void {
    if (ending) return
    const worker = cluster.fork()
    // Not by a clock: where the machine slept, or was too busy to ask, all of them would have kept silent.
    let unanswered = 0
    let isServing = false
    worker.on('message', (said: Said) => {
      unanswered = 0
      if (said.kind === 'served') {
        isServing = true
        serving++
        if (serving === count) onServed(said.url)
      } else if (said.kind === 'resolved') hearsay.tellOthers(worker, said)
      else if (said.kind === 'forgotten') hearsay.hasHeard(said, worker.id)
    })
    const asking = setInterval(() => {
      if (isServing && unanswered >= mostUnanswered) worker.process.kill('SIGKILL')
      else if (worker.isConnected()) {
        unanswered++
        worker.send({ kind: 'ask' } satisfies Said)
      }
    }, askPause)
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', (code) => {
        clearInterval(asking)
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

/** A key that one process resolved anew, under the number that it gave this. */
interface Told {
  readonly key: string
  readonly number: number
}

/** Tells the other processes what one resolved anew; whoever told it hears once all of them have it. */
class Hearsay {
  readonly #running: () => readonly Worker[]
  /** Who told a key, and which others have not heard it yet. */
  readonly #telling = new Map<string, { readonly teller: Worker; readonly left: Set<number> }>()

  constructor(running: () => readonly Worker[]) {
    this.#running = running
  }

  tellOthers(teller: Worker, { key, number }: Told): void {
    const others = this.#running().filter((other) => other !== teller && other.isConnected())
    this.#telling.set(`${teller.id} ${number}`, { teller, left: new Set(others.map(({ id }) => id)) })
    for (const other of others) {
      other.send({ kind: 'forget', key, number, from: teller.id } satisfies Said)
    }
    this.hasHeard({ key, number, from: teller.id }, -1)
    setTimeout(() => this.#telling.delete(`${teller.id} ${number}`), hearing)
  }

  hasHeard({ key, number, from }: Told & { readonly from: number }, by: number): void {
    const told = this.#telling.get(`${from} ${number}`)
    told?.left.delete(by)
    if (told?.left.size !== 0) return
    this.#telling.delete(`${from} ${number}`)
    if (told.teller.isConnected()) told.teller.send({ kind: 'heard', key, number } satisfies Said)
  }
}

/** Tells the process that started this one where it serves. */
export function sayServed(url: string): void {
  process.send?.({ kind: 'served', url } satisfies Said)
}

/** The other processes, as one of them sees them; it also answers for itself that it goes on. */
export function processPeers(): CachePeers {
  const waiting = new Map<number, () => void>()
  const listeners: ((key: string) => void)[] = []
  let last = 0
  process.on('message', (said: Said) => {
    if (said.kind === 'ask') process.send?.({ kind: 'here' } satisfies Said)
    else if (said.kind === 'heard') waiting.get(said.number)?.()
    else if (said.kind === 'forget') {
      for (const listener of listeners) listener(said.key)
      process.send?.({ ...said, kind: 'forgotten' } satisfies Said)
    }
  })
  return {
    hear: (listener) => void listeners.push(listener),
    tell: (key) =>
      new Promise((resolve) => {
        const number = ++last
        const done = (): void => {
          clearTimeout(timer)
          waiting.delete(number)
          resolve()
        }
        const timer = setTimeout(done, hearing)
        waiting.set(number, done)
        process.send?.({ kind: 'resolved', key, number } satisfies Said)
      }),
  }
}
