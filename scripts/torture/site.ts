import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isRunning, processesOf, type OwnProcess } from './processes'
import type { Watch } from './watch'

const startScript = fileURLToPath(new URL('../start.ts', import.meta.url))

/** `npm start` as it is, with a data folder to be thrown away. */
export class Site {
  readonly url: string
  readonly rpc: string
  /** Its lines since it was started for the first time. */
  readonly lines: string[] = []
  starts = 0
  #process: ChildProcess | undefined
  readonly #args: readonly string[]
  readonly #watch: Watch

  constructor(port: number, folder: string, memory: number, watch: Watch) {
    this.url = `http://127.0.0.1:${port}`
    this.rpc = `${this.url}/-/rpc`
    this.#args = ['--port', String(port), '--data', folder, '--memory', String(memory)]
    this.#watch = watch
  }

  async start(): Promise<void> {
    // Without npm's own process in front of it, which a signal would end alone.
    const child = spawn(process.execPath, ['--import', 'tsx', startScript, ...this.#args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    this.starts++
    child.once('exit', (code, signal) => {
      if (this.#process === child) this.#watch.died(`the server: ${signal ?? code}`)
    })
    const isUp = new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        createInterface({ input: stream }).on('line', (line) => {
          this.lines.push(line)
          if (line.startsWith('Tyto is at')) resolve()
        })
      }
      child.once('exit', () => reject(new Error(`npm start ended: ${this.lines.slice(-5).join('\n')}`)))
    })
    await isUp
    this.#watch.look(this.url, () => this.processes())
  }

  /** Ends the server as a power cut of the process would. */
  async kill(): Promise<void> {
    const child = this.#process
    if (child === undefined) return
    const executors = this.processes().filter(({ isServer }) => !isServer)
    this.#process = undefined
    this.#watch.lookAway()
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    for (const { id } of executors) await this.#gone(id)
  }

  /** The process that executes ends with its server, behind the transaction that it is at. */
  async #gone(id: number): Promise<void> {
    for (let wait = 0; wait < 300 && isRunning(id); wait++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (isRunning(id)) this.#watch.current.losses.push(`process ${id} goes on without its server`)
  }

  async stop(): Promise<number> {
    const child = this.#process!
    this.#process = undefined
    this.#watch.lookAway()
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const [code] = (await ended) as [number | null]
    return code ?? 1
  }

  /** The processes of the product and their memory in MB, the server first. */
  processes(): readonly OwnProcess[] {
    const server = this.#process?.pid
    if (server === undefined) return []
    return processesOf(server)
  }

  /** Kills the process that executes, if there is one. */
  killExecutor(): boolean {
    const executor = this.processes().find(({ isServer }) => !isServer)
    if (executor === undefined) return false
    process.kill(executor.id, 'SIGKILL')
    return true
  }
}
