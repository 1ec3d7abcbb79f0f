import { randomUUID } from 'node:crypto'
import { latestRules } from '@tyto/execution'
import { SequencerError, type Replica, type SequencedChain } from '../ledger/sequencer'
import {
  createdAt,
  deleteStep,
  getStep,
  isFree,
  putStep,
  transact,
  type EtcdEntry,
  type EtcdEvent,
} from './etcd'
import { pause, type EtcdGateway } from './gateway'
import type { ChainKeys } from './keys'
import { decodeNews, type ReplicaNews } from './values'

/** A replica that was not heard of for so many seconds is gone, and the next one makes the blocks. */
const leaseSeconds = 3
/** A clock that is further than this from the others' makes no blocks, in ms; a block may be so far ahead of them. */
const mostOff = 10_000
const mostAhead = 2_000
/** Between two looks whether the name is free, in ms. */
const claimPause = 500
/** An ended process of this machine says nothing new, and its name is free soon: whoever does so often lives. */
const newsOfLife = 2

/** Who is there, and who makes the blocks. */
export class Membership {
  readonly #gateway: EtcdGateway
  readonly #keys: ChainKeys
  readonly #name: string
  readonly #clock: () => number
  /** Tells this process from another one with the same name. */
  readonly #by = randomUUID()
  /** The revision in which the name became that of this process. */
  #claim: number | undefined
  #lease: string | undefined
  /** When the lease was prolonged last, on a clock that nobody sets. */
  #heard = -Infinity
  /** The revision in which this one became the leader: writes of an earlier one are refused by it. */
  #term: number | undefined
  #leader: string | undefined
  readonly #replicas = new Map<string, ReplicaNews & { readonly ahead: number }>()

  constructor(gateway: EtcdGateway, keys: ChainKeys, name: string, clock: () => number) {
    this.#gateway = gateway
    this.#keys = keys
    this.#name = name
    this.#clock = clock
  }

  /** Whether this one believes to be the leader; what it writes holds only if it is. */
  get leads(): boolean {
    return this.#term !== undefined && performance.now() - this.#heard < leaseSeconds * 1_000
  }

  get term(): number | undefined {
    return this.leads ? this.#term : undefined
  }

  /** Ms since a majority answered. */
  get silence(): number {
    return performance.now() - this.#heard
  }

  /** How far the clocks of all are ahead of this one, in the middle, in ms. */
  get ahead(): number {
    const others = Array.from(this.#replicas, ([name, { ahead }]) => (name === this.#name ? 0 : ahead))
    const all = (this.#replicas.has(this.#name) ? others : [...others, 0]).sort((a, b) => a - b)
    const middle = (all.length - 1) / 2
    return (all[Math.floor(middle)]! + all[Math.ceil(middle)]!) / 2
  }

  /** Whether somebody is known to make the blocks. */
  get hasLeader(): boolean {
    return this.#leader !== undefined
  }

  /** Whether this clock is too far from the others' to make blocks. */
  get isOff(): boolean {
    return Math.abs(this.ahead) > mostOff
  }

  /** The time that a block may have, by this clock. */
  now(clock: number): number {
    return Math.min(clock, clock + this.ahead + mostAhead)
  }

  /** The newest rules that all play who are there. */
  get rules(): number {
    return Math.min(latestRules, ...Array.from(this.#replicas.values(), ({ rules }) => rules))
  }

  /** The lowest height of those who are there. */
  get lowest(): number {
    return Math.min(...Array.from(this.#replicas.values(), ({ height }) => height))
  }

  list(): readonly Replica[] {
    const found = Array.from(this.#replicas, ([name, { height, root }]) => {
      return { name, height, root, isLeader: name === this.#leader }
    })
    return found.sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** Takes the name. Throws `SequencerError` (NameTaken) where another machine lives under it. */
  async enter(chain: SequencedChain): Promise<void> {
    let seen: EtcdEntry | undefined
    for (let news = 0; news < newsOfLife; await pause(claimPause)) {
      const there = await this.#takeName(chain)
      if (there === undefined) return
      if (seen?.created === there.created && seen.changed !== there.changed) news++
      seen = there
    }
    throw nameTaken(this.#name)
  }

  /**
   * Says that this one is there, and takes the lead where nobody has it; gives it up where this one cannot make blocks. True where it took
   * it now. Throws `SequencerError` (NameTaken).
   */
  async beat(chain: SequencedChain): Promise<boolean> {
    const asked = performance.now()
    const wasLeading = this.#term !== undefined
    const lease = await this.#prolonged()
    // While this one slept another may have come with its name.
    if (this.#claim === undefined) await this.enter(chain)
    const { leader, replica } = this.#namesOf()
    const mayLead = chain.isAble && !this.isOff
    const take = mayLead ? [putStep(leader, this.#name, lease)] : []
    const { succeeded, revision, steps } = await transact(this.#gateway, {
      compare: [createdAt(replica, this.#claim!)],
      success: [
        putStep(replica, this.#news(chain), lease),
        { request_txn: { compare: [isFree(leader)], success: take, failure: [getStep(leader)] } },
      ],
      failure: [],
    })
    if (!succeeded) {
      this.#claim = undefined
      this.#term = undefined
      return false
    }
    this.#heard = asked
    const { inner } = steps[1]!
    if (inner?.succeeded) {
      this.#term = mayLead ? revision : undefined
      this.#leader = undefined
    } else {
      const there = inner?.steps[0]?.entries[0]
      this.#leader = there?.value
      // After a break its own name may still stand there: then it goes on.
      this.#term = there?.value === this.#name ? there.created : undefined
    }
    // One whose clock is off goes on: its blocks have the time of the others.
    if (!chain.isAble) await this.giveUp()
    if (this.#term !== undefined) this.#leader = this.#name
    return this.#term !== undefined && !wasLeading
  }

  /** A change of the keys of this place. True where nobody leads any more. */
  hear({ key, value, changed }: EtcdEvent): boolean {
    if (key === this.#keys.leader) {
      // Of before this one took the lead.
      if (this.#term !== undefined && changed <= this.#term) return false
      this.#leader = value
      if (value !== this.#name) this.#term = undefined
      return value === undefined
    }
    const name = key.slice(this.#keys.replicas.length)
    if (value === undefined) this.#replicas.delete(name)
    else {
      const news = decodeNews({ key, value })
      this.#replicas.set(name, { ...news, ahead: news.clock - this.#clock() })
    }
    return false
  }

  /** Those who are there, in place of all who were heard of: what was given up in etcd tells nobody who left. */
  hearAll(replicas: readonly EtcdEntry[]): void {
    this.#replicas.clear()
    for (const replica of replicas) this.hear(replica)
  }

  stepDown(): void {
    this.#term = undefined
  }

  /** Gives up the lead at once, so that another one can take it. */
  async giveUp(): Promise<void> {
    const term = this.#term
    this.#term = undefined
    if (term === undefined) return
    const { leader } = this.#namesOf()
    const compare = [createdAt(leader, term)]
    await transact(this.#gateway, { compare, success: [deleteStep(leader)], failure: [] })
  }

  /** Gives up lead and name. */
  async leave(): Promise<void> {
    await this.giveUp()
    const lease = this.#lease
    if (lease === undefined) return
    // With it goes what was put under it.
    await this.#gateway.ask('/v3/lease/revoke', { ID: lease })
  }

  /** Undefined where the name is that of this process now; else what stands there. */
  async #takeName(chain: SequencedChain): Promise<EtcdEntry | undefined> {
    const lease = await this.#prolonged()
    const { replica } = this.#namesOf()
    const { succeeded, revision, steps } = await transact(this.#gateway, {
      compare: [isFree(replica)],
      success: [putStep(replica, this.#news(chain), lease)],
      failure: [getStep(replica)],
    })
    const there = steps[0]?.entries[0]
    // The first answer may have been lost.
    const isMine = there !== undefined && decodeNews(there).by === this.#by
    if (succeeded) this.#claim = revision
    else if (isMine) this.#claim = there.created
    return succeeded || isMine ? undefined : there
  }

  #news({ height, root }: SequencedChain): string {
    const news: ReplicaNews = { by: this.#by, height, root, clock: this.#clock(), rules: latestRules }
    return JSON.stringify(news)
  }

  async #prolonged(): Promise<string> {
    if (this.#lease !== undefined) {
      const answer = await this.#gateway.ask('/v3/lease/keepalive', { ID: this.#lease })
      const { result } = answer as { readonly result?: { readonly TTL?: string } }
      if (Number(result?.TTL ?? 0) > 0) return this.#lease
    }
    this.#term = undefined
    this.#claim = undefined
    const { ID } = (await this.#gateway.ask('/v3/lease/grant', { TTL: String(leaseSeconds) })) as {
      readonly ID: string
    }
    this.#lease = ID
    return ID
  }

  #namesOf(): { readonly leader: string; readonly replica: string } {
    return { leader: this.#keys.leader, replica: this.#keys.replica(this.#name) }
  }
}

function nameTaken(name: string): SequencerError {
  return new SequencerError(
    'NameTaken',
    `Another machine is in this network as ${name}: give each its own name (--as), and start again.`,
  )
}
