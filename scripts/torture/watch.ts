type Processes = readonly { readonly memory: number; readonly isServer: boolean }[]

const millisecondsBetweenLooks = 100

/** What one attack did. */
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

/** Asks for the page all the time, and looks at the memory of the processes, while attacks go on. */
export class Watch {
  readonly attacks: Attack[] = []
  #timer: NodeJS.Timeout | undefined
  #asked = Promise.resolve()

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
    let rounds = 0
    let isWaiting = false
    this.#timer = setInterval(() => {
      if (rounds++ % 5 === 0) this.#weigh(processes())
      if (isWaiting) return
      isWaiting = true
      this.#asked = this.#askForPage(url).finally(() => (isWaiting = false))
    }, millisecondsBetweenLooks)
  }

  lookAway(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Waits for the page that was asked for last. */
  settled(): Promise<void> {
    return this.#asked
  }

  async #askForPage(url: string): Promise<void> {
    const { current } = this
    const start = performance.now()
    try {
      const response = await fetch(url, { headers: { accept: 'text/html', connection: 'close' } })
      await response.text()
      if (response.status !== 200) current.losses.push(`the page: ${response.status}`)
      current.pages++
      current.slowestPage = Math.max(current.slowestPage, performance.now() - start)
    } catch (error) {
      // Nobody answers while the server is being killed.
      if (this.#timer !== undefined) current.losses.push(`the page: ${String(error)}`)
    }
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
