import { SequencerError, type SequencedChain } from '../ledger/sequencer'
import {
  asManyAsFit,
  getStep,
  isFree,
  isGone,
  putStep,
  range,
  transact,
  walk,
  watch,
  type EtcdEntry,
  type EtcdEvent,
} from './etcd'
import { mayPass, pause, type EtcdGateway } from './gateway'
import type { ChainKeys } from './keys'
import { SharedQuestion } from './sharedQuestion'
import {
  decodeBase,
  decodeBlock,
  decodeTransaction,
  decodeWaiting,
  type Base,
  type KeptBlock,
} from './values'

/** A member that tells nothing for so long is left, in ms: each replica is heard of every second. */
const mostSilence = 5_000
/** How long somebody may wait until this replica has heard of all. */
const mostWait = 10_000
/** Between two tries to hear again, in ms. */
const retryPause = 200
/** Steps of one request. */
const mostSteps = 100
/** How often all is read anew because etcd gave up meanwhile what was being read. */
const mostTries = 5

interface Listener {
  readonly hear: (event: EtcdEvent) => void
  /** All replicas that are there: whoever is not among them left. */
  readonly hearAll: (replicas: readonly EtcdEntry[]) => void
  readonly follow: (block: KeptBlock) => Promise<void>
  /** It cannot be told any further. */
  readonly fail: (error: unknown) => void
}

/** Tells a chain what stands in etcd, in its order: what is there when it begins, and what comes. */
export class EtcdFeed {
  readonly #gateway: EtcdGateway
  readonly #keys: ChainKeys
  readonly #listener: Listener
  readonly #ending = new AbortController()
  readonly #waiting = new Set<{ readonly revision: number; readonly resolve: () => void }>()
  /** All up to this revision was told. */
  #told = 0
  #base = -1
  #running: Promise<void> | undefined
  readonly #newest = new SharedQuestion(() => this.#askNewest())

  constructor(gateway: EtcdGateway, keys: ChainKeys, listener: Listener) {
    this.#gateway = gateway
    this.#keys = keys
    this.#listener = listener
  }

  /** The block behind which those begin that are kept. */
  get base(): number {
    return this.#base
  }

  /** Tells all that is there. Throws `SequencerError` (Gap, Diverged, Unreadable) where it does not go on from where the chain ends. */
  async begin(chain: SequencedChain): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      try {
        return await this.#beginOnce(chain)
      } catch (error) {
        if (!isGone(error)) throw error
      }
    }
    throw new SequencerError(
      'Gap',
      `Blocks leave etcd faster than this machine takes them, at block ${chain.height}: ${copyAdvice}`,
    )
  }

  /** All as it was at one revision. Throws also where etcd gives that up meanwhile. */
  async #beginOnce(chain: SequencedChain): Promise<void> {
    const { base, revision } = await this.#baseFor(chain)
    await this.#requireNext(chain, base)
    for await (const entry of walk(this.#gateway, this.#keys.blocks, {
      from: this.#keys.block(chain.height + 1),
      revision,
    })) {
      const block = decodeBlock(entry)
      const unknown = idsOf(block).filter((id) => !chain.has(id))
      await this.#bring(chain, unknown, revision)
      await this.#listener.follow(block)
    }
    const waiting: { readonly id: string; readonly changed: number }[] = []
    for await (const { value, changed } of walk(this.#gateway, this.#keys.waiting, { revision })) {
      const { id } = decodeWaiting(value)
      if (!chain.has(id)) waiting.push({ id, changed })
    }
    waiting.sort((one, other) => one.changed - other.changed)
    const ids = waiting.map(({ id }) => id)
    await this.#bring(chain, ids, revision)
    const replicas: EtcdEntry[] = []
    for await (const entry of walk(this.#gateway, this.#keys.replicas, { revision })) replicas.push(entry)
    this.#listener.hearAll(replicas)
    this.#tell(revision)
  }

  /** Tells what comes, until `end`. */
  goOn(chain: SequencedChain): Promise<void> {
    this.#running = this.#follow(chain)
    return this.#running
  }

  /** Waits until all was told that is there now. */
  async catchUp(): Promise<void> {
    const revision = await this.#newest.answer()
    if (this.#told >= revision) return
    await new Promise<void>((resolve, reject) => {
      const waiting = {
        revision,
        resolve: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting)
        reject(new SequencerError('NoMajority', 'This node is behind the others: ask again in a moment.'))
      }, mostWait)
      this.#waiting.add(waiting)
    })
  }

  async end(): Promise<void> {
    this.#ending.abort()
    await this.#running
  }

  async #askNewest(): Promise<number> {
    const { base } = this.#keys
    return (await range(this.#gateway, { from: base, end: `${base}\0`, most: 1 })).revision
  }

  async #follow(chain: SequencedChain): Promise<void> {
    for (let isBehind = false; !this.#ending.signal.aborted; await pause(retryPause)) {
      try {
        // The changes since were given up meanwhile.
        if (isBehind) await this.begin(chain)
        isBehind = false
        await this.#hear(chain)
      } catch (error) {
        if (this.#ending.signal.aborted) return
        if (isGone(error)) isBehind = true
        else if (!mayPass(error)) return this.#listener.fail(error)
      }
    }
  }

  async #hear(chain: SequencedChain): Promise<void> {
    const silent = new AbortController()
    let timer: NodeJS.Timeout | undefined
    const listen = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        this.#gateway.turnAway()
        silent.abort()
      }, mostSilence)
    }
    const signal = AbortSignal.any([silent.signal, this.#ending.signal])
    try {
      listen()
      for await (const { revision, events } of watch(
        this.#gateway,
        this.#keys.prefix,
        this.#told + 1,
        signal,
      )) {
        clearTimeout(timer)
        for (const event of events) await this.#take(chain, event)
        this.#tell(revision)
        listen()
      }
    } finally {
      clearTimeout(timer)
    }
  }

  async #take(chain: SequencedChain, event: EtcdEvent): Promise<void> {
    const { key, value } = event
    if (key === this.#keys.leader || key.startsWith(this.#keys.replicas)) this.#listener.hear(event)
    else if (value === undefined) return
    else if (key === this.#keys.base) this.#base = decodeBase({ key, value }).height
    else if (key.startsWith(this.#keys.blocks)) await this.#listener.follow(decodeBlock({ key, value }))
    else if (key.startsWith(this.#keys.transactions))
      chain.receive(decodeTransaction(key.slice(this.#keys.transactions.length), { key, value }))
  }

  #tell(revision: number): void {
    this.#told = Math.max(this.#told, revision)
    for (const waiting of this.#waiting) {
      if (waiting.revision > this.#told) continue
      this.#waiting.delete(waiting)
      waiting.resolve()
    }
  }

  /** Where the blocks in etcd begin: an empty one begins behind the chain of whoever comes first. */
  async #baseFor(chain: SequencedChain): Promise<{ readonly base: Base; readonly revision: number }> {
    const { height, root } = chain
    const own: Base = { height, root, hash: chain.block(height)!.hash }
    const { succeeded, steps, revision } = await transact(this.#gateway, {
      compare: [isFree(this.#keys.base)],
      success: [putStep(this.#keys.base, JSON.stringify(own))],
      failure: [getStep(this.#keys.base)],
    })
    const base = succeeded ? own : decodeBase(steps[0]!.entries[0]!)
    this.#base = base.height
    return { base, revision }
  }

  /** Throws where the block at which the chain ends is not the one that etcd knows. */
  async #requireNext(chain: SequencedChain, base: Base): Promise<void> {
    const { height, root } = chain
    if (height < base.height)
      throw new SequencerError(
        'Gap',
        `This machine ends at block ${height}, and etcd keeps those behind block ${base.height}: ${copyAdvice}`,
      )
    if (height === base.height) {
      if (root === base.root && chain.block(height)!.hash === base.hash) return
      throw otherChain(height)
    }
    const { steps } = await transact(this.#gateway, {
      compare: [],
      success: [getStep(this.#keys.block(height))],
      failure: [],
    })
    const there = steps[0]?.entries[0]
    if (there === undefined)
      throw new SequencerError(
        'Gap',
        `This machine stands at block ${height}, of which etcd knows nothing: etcd was brought back from an older copy.`,
      )
    if (decodeBlock(there).root !== root) throw otherChain(height)
  }

  /** Has transactions wait that stood in etcd at a revision. */
  async #bring(chain: SequencedChain, ids: readonly string[], revision: number): Promise<void> {
    for (let at = 0, most = mostSteps; at < ids.length;) {
      const { answer, asked } = await asManyAsFit(most, (count) => {
        const success = ids.slice(at, at + count).map((id) => getStep(this.#keys.transaction(id), revision))
        return transact(this.#gateway, { compare: [], success, failure: [] })
      })
      for (const [index, { entries }] of answer.steps.entries()) {
        const [entry] = entries
        if (entry !== undefined) chain.receive(decodeTransaction(ids[at + index]!, entry))
      }
      at += asked
      most = Math.min(mostSteps, asked * 2)
    }
  }
}

function idsOf({ turns, dropped }: KeptBlock): readonly string[] {
  return [...turns, ...dropped].map(({ id }) => id)
}

function otherChain(height: number): SequencerError {
  return new SequencerError(
    'Diverged',
    `Block ${height} of this machine is another one than that of the others: ${copyAdvice}`,
  )
}

const copyAdvice = 'copy the data folder of another machine here (devnet_backup), and start again.'
