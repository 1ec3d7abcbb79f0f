import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { PageAnswer } from './askForPage'

const asker = fileURLToPath(new URL('./askForPage.ts', import.meta.url))

type Processes = readonly { readonly memory: number; readonly isServer: boolean }[]

const millisecondsBetweenLooks = 500

/** The result of one attack. */
export interface Attack {
  readonly name: string
  requests: number
  /** How often each answer came: a status of HTTP, `cut` for a connection that was ended, `late` for none. */
  readonly answers: Map<string, number>
  /** In ms, of the page that a person asks for meanwhile. */
  slowestPage: number
  pages: number
  /** In MB. */
  serverMemory: number
  executorMemory: number
  readonly deaths: string[]
  readonly losses: string[]
}

/** Has the page asked for all the time, by a process that does nothing else, and looks at the memory of those of the product. */
export class Watch {
  readonly attacks: Attack[] = []
  #timer: NodeJS.Timeout | undefined
  #asker: ChildProcess | undefined

  begin(name: string): Attack {
    const attack: Attack = {
      name,
      requests: 0,
      answers: new Map(),
      slowestPage: 0,
      pages: 0,
      serverMemory: 0,
      executorMemory: 0,
      deaths: [],
      losses: [],
    }
    this.attacks.push(attack)
    return attack
  }

  get current(): Attack {
    return this.attacks.at(-1)!
  }

  died(what: string): void {
    this.current.deaths.push(what)
  }

  look(url: string, processes: () => Processes): void {
    this.#timer = setInterval(() => this.#weigh(processes()), millisecondsBetweenLooks)
    const own = fork(asker, [url], { execArgv: ['--import', 'tsx'] })
    this.#asker = own
    own.on('message', ({ took, wrong }: PageAnswer) => {
      // Nobody answers once the server is being killed.
      if (this.#asker !== own) return
      const { current } = this
      current.pages++
      current.slowestPage = Math.max(current.slowestPage, took)
      if (wrong !== undefined) current.losses.push(`the page: ${wrong}`)
    })
  }

  lookAway(): void {
    clearInterval(this.#timer)
    this.#asker?.kill()
    this.#asker = undefined
  }

  #weigh(processes: Processes): void {
    const { current } = this
    for (const { memory, isServer } of processes) {
      if (isServer) current.serverMemory = Math.max(current.serverMemory, memory)
      else current.executorMemory = Math.max(current.executorMemory, memory)
    }
  }
}

export function count(attack: Attack, answer: string | number): void {
  attack.answers.set(String(answer), (attack.answers.get(String(answer)) ?? 0) + 1)
}
