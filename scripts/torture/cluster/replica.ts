import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pause } from '../chain'

const script = fileURLToPath(
  new URL('../../../packages/devnet/src/testing/devnetProcess.ts', import.meta.url),
)
/** How long an answer is waited for, in ms: a node that is stopped gives none. */
const patience = 15_000
/** Between two looks, in ms. */
const lookPause = 100

/** An answer of JSON-RPC. */
export interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

interface ReplicaOptions {
  readonly folder: string
  /** The members of etcd; none where it holds a chain alone. */
  readonly endpoints: readonly string[]
  /** Ms between blocks. */
  readonly blockTime: number
  /** Blocks that stay in etcd. */
  readonly keptBlocks: number
}

/** One of several nodes that hold a chain together, in a process of its own. */
export class Replica {
  readonly name: string
  readonly lines: string[] = []
  readonly #options: ReplicaOptions
  #process: ChildProcess | undefined
  #url = ''

  constructor(name: string, options: ReplicaOptions) {
    this.name = name
    this.#options = options
  }

  /** Fulfilled once it answers; `ahead`: so many ms its clock is ahead. */
  async start(ahead = 0): Promise<void> {
    const { folder, endpoints, blockTime, keptBlocks } = this.#options
    const args = [folder, String(blockTime), 'here', 'empty', 'aloud']
    const others = endpoints.length === 0 ? [] : [this.name, endpoints.join(','), String(keptBlocks)]
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args, ...others], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TYTO_CLOCK_AHEAD: String(ahead) },
    })
    this.#process = child
    createInterface({ input: child.stderr }).on('line', (line) => this.lines.push(line))
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${this.name} ended: ${this.lines.slice(-5).join(' ')}`)
    })
    const line = once(createInterface({ input: child.stdout }), 'line')
    const [url] = (await Promise.race([line, ended])) as [string]
    ended.catch(() => undefined)
    this.#url = url
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal)
  }

  async kill(): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** Answers of a batch, in its order. Rejects where none come. */
  async ask(
    ...requests: readonly (readonly [method: string, ...params: unknown[]])[]
  ): Promise<readonly Answer[]> {
    const body = requests.map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params }))
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    return (await response.json()) as readonly Answer[]
  }

  /** What it knows of itself and the others. */
  async state(): Promise<ReplicaState | undefined> {
    const [answer] = await this.ask(['tyto_getReplicas']).catch((): readonly Answer[] => [])
    const state = answer?.result as ReplicaText | undefined
    if (state === undefined) return undefined
    const leader = state.replicas.find(({ isLeader }) => isLeader)?.name
    return { height: Number(state.height), root: state.root, leader, count: state.replicas.length }
  }
}

interface ReplicaText {
  readonly height: string
  readonly root: string
  readonly replicas: readonly { readonly name: string; readonly isLeader: boolean }[]
}

interface ReplicaState {
  readonly height: number
  readonly root: string
  readonly leader: string | undefined
  readonly count: number
}

/** Waits until something is so, and answers the ms that it took; undefined where it is not for a long time. */
export async function until(isSo: () => Promise<boolean>, longest = 180_000): Promise<number | undefined> {
  const start = performance.now()
  while (performance.now() - start < longest) {
    if (await isSo()) return performance.now() - start
    await pause(lookPause)
  }
  return undefined
}
