import type { SequencedChain } from '../ledger/sequencer'
import { changedBefore, createdAt, deleteStep, putStep, range, transact, type Step } from './etcd'
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

/** Takes blocks out of etcd that all replicas have in their own stores: that is the leader's work. */
export class Trimming {
  readonly #gateway: EtcdGateway
  readonly #keys: ChainKeys
  readonly #members: Membership
  readonly #kept: number
  #base = 0
  /** Where the store stood at the last time: what is older nobody waits for any more. */
  #revision = 0

  constructor(gateway: EtcdGateway, keys: ChainKeys, members: Membership, kept: number) {
    this.#gateway = gateway
    this.#keys = keys
    this.#members = members
    this.#kept = kept
  }

  async trim(chain: SequencedChain): Promise<void> {
    const cut = Math.min(this.#members.lowest, chain.height - this.#kept)
    const { term } = this.#members
    if (term === undefined || cut < this.#base + Math.max(1, this.#kept / portion)) return
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
    this.#base = cut
    while (await this.#giveUp(chain, cut, term)) {
      // The next ones.
    }
    if (this.#revision > 0) await this.#gateway.ask('/v3/kv/compaction', { revision: String(this.#revision) })
    this.#revision = revision
  }

  async #rootOf(height: number): Promise<string | undefined> {
    const from = this.#keys.block(height)
    const { entries } = await range(this.#gateway, { from, end: `${from}\0`, most: 1 })
    return entries[0] && decodeBlock(entries[0].value).root
  }

  /** False where nothing is left, or another one leads. */
  async #giveUp(chain: SequencedChain, cut: number, term: number): Promise<boolean> {
    const { entries } = await range(this.#gateway, {
      from: this.#keys.blocks,
      end: this.#keys.block(cut + 1),
      most: mostBlocks,
    })
    const gone: Step[] = []
    for (const { key, value, changed } of entries) {
      const { turns, dropped } = decodeBlock(value)
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
    return entries.length === mostBlocks
  }
}
