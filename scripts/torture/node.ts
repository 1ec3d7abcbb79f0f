import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Target } from './chain'
import { processesOf } from './processes'

const script = fileURLToPath(new URL('../../packages/devnet/src/testing/devnetProcess.ts', import.meta.url))

export interface NodeOptions {
  readonly world: 'seeded' | 'empty'
  /** Ms between blocks, or 'manual'. */
  readonly blockTime: number | 'manual'
}

/** The local network in a process of its own, with the one that executes beside it, without the site: it starts fast. */
export class Node implements Target {
  rpc = ''
  /** Its lines since it was started for the first time. */
  readonly lines: string[] = []
  readonly #args: readonly string[]
  #process: ChildProcess | undefined

  constructor(folder: string, { world, blockTime }: NodeOptions) {
    this.#args = [folder, String(blockTime), 'own', world, 'aloud']
  }

  /** Begins to start. */
  spawn(): ChildProcess {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...this.#args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    createInterface({ input: child.stderr }).on('line', (line) => this.lines.push(line))
    return child
  }

  /** Rejects, with what it said, where it ends instead. */
  async start(): Promise<void> {
    const child = this.spawn()
    const ended = once(child, 'exit').then(() => {
      throw new Error(this.lines.slice(-5).join(' '))
    })
    const [url] = (await Promise.race([once(createInterface({ input: child.stdout! }), 'line'), ended])) as [
      string,
    ]
    ended.catch(() => undefined)
    this.rpc = url
  }

  /** Ends it as a power cut of the process would. */
  async kill(): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Kills the process that executes, if there is one. */
  killExecutor(): boolean {
    const server = this.#process?.pid
    const executor = server === undefined ? undefined : processesOf(server).find(({ isServer }) => !isServer)
    if (executor === undefined) return false
    process.kill(executor.id, 'SIGKILL')
    return true
  }
}
