import type { SequencedChain } from '../ledger/sequencer'
import {
  asManyAsFit,
  changedBefore,
  createdAt,
  deleteStep,
  isGone,
  putStep,
  range,
  transact,
  type Step,
} from './etcd'
import type { EtcdGateway } from './gateway'
import type { ChainKeys } from './keys'
import type { Membership } from './membership'
import { decodeBlock, type Base } from './values'

/** Steps of one request. */
const mostSteps = 100
/** Blocks that are read at once. */
const mostBlocks = 20
/** Every so many blocks something is given up, as a part of those that stay. */
const portion = 10

interface TrimmingOptions {
  readonly keys: ChainKeys
  readonly members: Membership
  /** How many blocks stay. */
  readonly kept: number
  /** The block behind which those begin that are kept now. */
  readonly base: () => number
  readonly report: (error: unknown) => void
}

/** Takes blocks out of etcd that all replicas have in their own stores: that is the leader's work, and nothing waits for it. */
export class Trimming {
  readonly #gateway: EtcdGateway
  readonly #options: TrimmingOptions
  readonly #keys: ChainKeys
  /** Where the store stood at the last time: what is older nobody waits for any more. */
  #revision = 0
  #running: Promise<void> | undefined

  constructor(gateway: EtcdGateway, options: TrimmingOptions) {
    this.#gateway = gateway
    this.#options = options
    this.#keys = options.keys
  }

  /** Begins where it is due, unless it is at work. */
  trim(chain: SequencedChain): void {
    this.#running ??= this.#trim(chain)
      .catch(this.#options.report)
      .finally(() => (this.#running = undefined))
  }

  async settled(): Promise<void> {
    await this.#running
  }

  async #trim(chain: SequencedChain): Promise<void> {
    const { members, kept, base: baseOf } = this.#options
    const cut = Math.min(members.lowest, chain.height - kept)
    const { term } = members
    if (term === undefined || cut < baseOf() + Math.max(1, kept / portion)) return
    const block = chain.block(cut)
    const root = block?.root ?? (await this.#rootOf(cut))
    if (block === undefined || root === undefined) return
    const base: Base = { height: cut, root, hash: block.hash }
    const mine = createdAt(this.#keys.leader, term)
    const { succeeded, revision } = await transact(this.#gateway, {
      compare: [mine],
      success: [putStep(this.#keys.base, JSON.stringify(base))],
      failure: [],
    })
    if (!succeeded) return
    while (await this.#giveUp(chain, cut, term)) {
      // The next ones.
    }
    if (this.#revision > 0) await this.#compact(this.#revision)
    this.#revision = revision
  }

  async #compact(revision: number): Promise<void> {
    try {
      await this.#gateway.ask('/v3/kv/compaction', { revision: String(revision) })
    } catch (error) {
      // Another leader did it meanwhile.
      if (!isGone(error)) throw error
    }
  }

  async #rootOf(height: number): Promise<string | undefined> {
    const from = this.#keys.block(height)
    const { entries } = await range(this.#gateway, { from, end: `${from}\0`, most: 1 })
    return entries[0] && decodeBlock(entries[0]).root
  }

  /** False where nothing is left, or another one leads. */
  async #giveUp(chain: SequencedChain, cut: number, term: number): Promise<boolean> {
    const {
      answer: { entries, isWhole },
    } = await asManyAsFit(mostBlocks, (most) =>
      range(this.#gateway, { from: this.#keys.blocks, end: this.#keys.block(cut + 1), most }),
    )
    const gone: Step[] = []
    for (const entry of entries) {
      const { key, changed } = entry
      const { turns, dropped } = decodeBlock(entry)
      for (const { id } of turns) {
        const place = chain.placeOf(id)
        gone.push(deleteStep(this.#keys.transaction(id)))
        if (place !== undefined) gone.push(deleteStep(this.#keys.nonce(place.sender, place.nonce)))
      }
      for (const { id } of dropped) {
        const body = this.#keys.transaction(id)
        // Unless it was sent again.
        gone.push({
          request_txn: { compare: [changedBefore(body, changed)], success: [deleteStep(body)], failure: [] },
        })
      }
      // Behind what it holds: a leader that ends meanwhile is followed by one that begins here.
      gone.push(deleteStep(key))
    }
    for (let at = 0; at < gone.length; at += mostSteps) {
      const success = gone.slice(at, at + mostSteps)
      const compare = [createdAt(this.#keys.leader, term)]
      const { succeeded } = await transact(this.#gateway, { compare, success, failure: [] })
      if (!succeeded) return false
    }
    return !isWhole
  }
}
