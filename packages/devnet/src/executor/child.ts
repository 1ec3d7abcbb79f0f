import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { BaseError } from '@tyto/primitives'
import type { ExecutedChain, FromExecutor, ToExecutor } from './messages'

const script = fileURLToPath(new URL('./childMain.ts', import.meta.url))
const folder = fileURLToPath(new URL('.', import.meta.url))
/** How many records go in one message. */
const recordsAtOnce = 1_000
/** Characters of what it says that are kept. */
const mostWords = 400
/** How the engine ends a process that finds no memory, here and on Windows. */
const outOfMemory: ReadonlySet<string> = new Set(['SIGABRT', 'exit code 134'])

export interface ChildOptions {
  /** The most memory of its heap, in MB. */
  readonly memory: number
  /** How long one transaction may take, whatever the processor does meanwhile, in ms. */
  readonly patience: number
  /** Told of failures of its own that it survives. */
  readonly report: (error: unknown) => void
}

type RanMessage = Extract<FromExecutor, { kind: 'ran' }>

/** One process that executes, from its start to its end. */
export class Child {
  /** How many times of blocks it was told. */
  timesTold = 0
  readonly ended: Promise<void>
  readonly #process: ChildProcess
  readonly #options: ChildOptions
  #isEnded = false
  #said = ''
  #reason = ''

  constructor(options: ChildOptions) {
    this.#options = options
    this.#process = fork(script, {
      // Where packages are looked up from: this very project.
      cwd: folder,
      execArgv: ['--import', 'tsx', `--max-old-space-size=${options.memory}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(0, mostWords)
    })
    // Told of by its end.
    this.#process.on('error', () => undefined)
    this.#process.on('message', (message: FromExecutor) => {
      if (message.kind === 'failure') options.report(new BaseError('ExecutorFailed', message.text))
    })
    this.ended = new Promise((resolve) => {
      const end = (how: unknown): void => {
        this.#isEnded = true
        this.#reason ||= this.#reasonOf(String(how))
        resolve()
      }
      this.#process.once('close', (code, signal) => end(signal ?? `exit code ${code}`))
      this.#process.once('error', end)
    })
  }

  get pid(): number | undefined {
    return this.#process.pid
  }

  get isEnded(): boolean {
    return this.#isEnded
  }

  /** Why it ended. */
  get reason(): string {
    return this.#reason
  }

  /** Gives it the state to begin with. Throws BaseError (ExecutorNotStarted) if it ends before it is ready. */
  async load(chain: ExecutedChain, entries: AsyncIterable<readonly [string, string]>): Promise<void> {
    let some: (readonly [string, string])[] = []
    for await (const entry of entries) {
      some.push(entry)
      if (some.length < recordsAtOnce) continue
      await this.#send({ kind: 'state', entries: some })
      some = []
    }
    await this.#send({ kind: 'state', entries: some })
    const ready = this.#answer('ready')
    await this.#send({ kind: 'begin', chain })
    if ((await ready) === undefined) throw this.#notStarted()
  }

  /** Has a transaction executed; undefined if the process died of it, or took too long and was ended. */
  async run(message: Extract<ToExecutor, { kind: 'run' }>): Promise<RanMessage | undefined> {
    const answer = this.#answer('ran')
    const timer = setTimeout(() => {
      this.#reason = `no answer for ${this.#options.patience} ms`
      this.#process.kill('SIGKILL')
    }, this.#options.patience)
    try {
      await this.#send(message)
      return (await answer) as RanMessage | undefined
    } catch {
      // It ended before it heard of the transaction, or while it did.
      await this.ended
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  /** Tells it that the block in work is that of the chain. */
  keep(): void {
    this.#send({ kind: 'kept' }).catch(() => undefined)
  }

  /** Ends it, whatever it does. */
  async end(): Promise<void> {
    this.#process.kill('SIGKILL')
    await this.ended
  }

  /** The next message of a kind; undefined if the process ends before. */
  #answer(kind: FromExecutor['kind']): Promise<FromExecutor | undefined> {
    return new Promise((resolve) => {
      const take = (message: FromExecutor): void => {
        if (message.kind !== kind) return
        this.#process.off('message', take)
        resolve(message)
      }
      this.#process.on('message', take)
      void this.ended.then(() => {
        this.#process.off('message', take)
        resolve(undefined)
      })
    })
  }

  async #send(message: ToExecutor): Promise<void> {
    if (this.#process.connected) {
      const failure = await new Promise<Error | null>((resolve) => this.#process.send(message, resolve))
      if (failure === null) return
    }
    // Its line breaks before its end is known: the reason comes with the end, which is not waited for without bound.
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), this.#options.patience)
    await this.ended
    clearTimeout(timer)
    throw this.#notStarted()
  }

  /** Where the memory was too small, its last words are a list of the engine's own calls. */
  #reasonOf(how: string): string {
    if (outOfMemory.has(how)) return `no memory beyond ${this.#options.memory} MB`
    return `${how} ${this.#said}`.trim()
  }

  #notStarted(): BaseError {
    return new BaseError('ExecutorNotStarted', 'The process that executes transactions does not start.', {
      details: this.#reason,
    })
  }
}
