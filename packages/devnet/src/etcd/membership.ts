import { latestRules } from '@tyto/execution'
import type { Replica, SequencedChain } from '../ledger/sequencer'
import { createdAt, deleteStep, getStep, isFree, putStep, transact, type EtcdEvent } from './etcd'
import type { EtcdGateway } from './gateway'
import type { ChainKeys } from './keys'
import type { ReplicaNews } from './values'

/** A replica that was not heard of for so many seconds is gone, and the next one makes the blocks. */
const leaseSeconds = 3
/** A clock that is further than this from the others' makes no blocks, in ms; a block may be so far ahead of them. */
const mostOff = 10_000
const mostAhead = 2_000

/** Who is there, and who makes the blocks. */
export class Membership {
  readonly #gateway: EtcdGateway
  readonly #keys: ChainKeys
  readonly #name: string
  readonly #clock: () => number
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

  /** Says that this one is there, and takes the lead where nobody has it. True where it took it now. */
  async beat({ height, root }: SequencedChain): Promise<boolean> {
    const asked = performance.now()
    const lease = await this.#prolonged()
    const { leader, replica } = this.#namesOf()
    const news: ReplicaNews = { height, root, clock: this.#clock(), rules: latestRules }
    const here = putStep(replica, JSON.stringify(news), lease)
    const mayLead = Math.abs(this.ahead) <= mostOff
    const { succeeded, revision, steps } = await transact(this.#gateway, {
      compare: [isFree(leader)],
      success: mayLead ? [here, putStep(leader, this.#name, lease)] : [here],
      failure: [here, getStep(leader)],
    })
    this.#heard = asked
    const wasLeading = this.#term !== undefined
    if (succeeded) this.#term = mayLead ? revision : undefined
    else {
      const there = steps[1]?.entries[0]
      this.#leader = there?.value
      // After a break its own name may still stand there: then it goes on.
      this.#term = there?.value === this.#name ? there.created : undefined
    }
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
      const news = JSON.parse(value) as ReplicaNews
      this.#replicas.set(name, { ...news, ahead: news.clock - this.#clock() })
    }
    return false
  }

  stepDown(): void {
    this.#term = undefined
  }

  /** Gives up the place at once, so that another one can take the lead. */
  async leave(): Promise<void> {
    const { leader, replica } = this.#namesOf()
    const lease = this.#lease
    const term = this.#term
    this.#term = undefined
    if (lease === undefined) return
    const mine = term === undefined ? [] : [createdAt(leader, term)]
    const gone = term === undefined ? [deleteStep(replica)] : [deleteStep(replica), deleteStep(leader)]
    await transact(this.#gateway, { compare: mine, success: gone, failure: [deleteStep(replica)] })
    await this.#gateway.ask('/v3/lease/revoke', { ID: lease })
  }

  async #prolonged(): Promise<string> {
    if (this.#lease !== undefined) {
      const answer = await this.#gateway.ask('/v3/lease/keepalive', { ID: this.#lease })
      const { result } = answer as { readonly result?: { readonly TTL?: string } }
      if (Number(result?.TTL ?? 0) > 0) return this.#lease
    }
    this.#term = undefined
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
