import { randomUUID } from 'node:crypto'
import type { Ok } from '@tyto/primitives'
import type { LedgerRefusal } from '../ledger/refusal'
import { StoreError } from '../store/StoreError'
import {
  diverged,
  SequencerError,
  type Replica,
  type SequencedBlock,
  type SequencedChain,
  type Sequencer,
  type Submission,
} from '../ledger/sequencer'
import { createdAt, deleteStep, getStep, isFree, isThere, putStep, transact, type EtcdEvent } from './etcd'
import { EtcdFeed } from './etcdFeed'
import { mayPass, pause, type EtcdAccess, EtcdGateway } from './gateway'
import { Intake } from './intake'
import { ChainKeys } from './keys'
import { Membership } from './membership'
import { Trimming } from './trimming'
import { decodeBlock, encodeBlock, type KeptBlock } from './values'

/** Several machines keep a chain in etcd. */
export interface ClusterOptions extends EtcdAccess {
  /** The name of this machine among them. */
  readonly name: string
  /** How many blocks stay in etcd behind the latest one, for replicas that are behind. */
  readonly keptBlocks?: number
}

export interface EtcdSequencerOptions extends ClusterOptions {
  readonly gateway: EtcdGateway
  readonly genesisHash: string
  /** Ms since 1970. */
  readonly clock: () => number
  readonly report: (error: unknown) => void
  readonly log: (line: string) => void
}

/** How often a replica says that it is there, in ms. */
const beatPause = 1_000
/** After so many ms without a majority nothing is taken. */
const mostSilence = 5_000
/** Transactions in one block, and those that it drops: a block is one request of etcd. */
const mostInBlock = 2_000
const mostDropped = 40
const keptByDefault = 10_000

/**
 * The order of a chain in etcd, which keeps each write on the disks of a majority before it answers. One replica at a time puts blocks
 * there, each behind the one before: a write of an earlier leader is refused by its revision, whatever the clocks say.
 */
export class EtcdSequencer implements Sequencer {
  readonly mostInBlock = mostInBlock
  readonly mostDropped = mostDropped
  readonly #options: EtcdSequencerOptions
  readonly #gateway: EtcdGateway
  readonly #keys: ChainKeys
  readonly #members: Membership
  readonly #intake: Intake
  readonly #feed: EtcdFeed
  readonly #trimming: Trimming
  #chain: SequencedChain | undefined
  #failure: SequencerError | undefined
  /** Why etcd does not take what this machine says, as of now. */
  #refusal: SequencerError | undefined
  #isClosing = false
  #wasOff = false
  #beating: Promise<void> = Promise.resolve()
  #hurry: (() => void) | undefined

  constructor(options: EtcdSequencerOptions) {
    const { gateway, genesisHash, name, clock, keptBlocks = keptByDefault } = options
    const keys = new ChainKeys(genesisHash)
    this.#options = options
    this.#gateway = gateway
    this.#keys = keys
    this.#members = new Membership(gateway, keys, name, clock)
    this.#intake = new Intake(gateway, keys)
    this.#feed = new EtcdFeed(gateway, keys, {
      hear: (event) => this.#hear(event),
      hearAll: (replicas) => this.#members.hearAll(replicas),
      follow: (block) => this.#follow(block),
      fail: (error) => this.#fail(error),
    })
    this.#trimming = new Trimming(gateway, {
      keys,
      members: this.#members,
      kept: keptBlocks,
      base: () => this.#feed.base,
      report: options.report,
    })
  }

  get leads(): boolean {
    return this.#failure === undefined && this.#members.leads
  }

  get rules(): number {
    return this.#members.rules
  }

  async start(chain: SequencedChain): Promise<void> {
    this.#chain = chain
    try {
      await this.#members.enter(chain)
      await this.#feed.begin(chain)
    } catch (error) {
      if (error instanceof SequencerError) this.#failure = error
      throw error
    }
    this.#beating = this.#beatOn(chain)
    void this.#feed.goOn(chain)
  }

  async submit(submission: Submission): Promise<Ok<true> | LedgerRefusal> {
    this.requireSound()
    return this.#intake.submit(submission)
  }

  async propose(block: SequencedBlock): Promise<boolean> {
    this.requireSound()
    const { term } = this.#members
    if (term === undefined) return false
    const chain = this.#chain!
    const place = this.#keys.block(block.number)
    const before = this.#keys.block(block.number - 1)
    const kept: KeptBlock = { ...block, by: `${this.#options.name} ${randomUUID()}` }
    const freed = block.dropped.flatMap(({ id }) => {
      const nonce = chain.placeOf(id)
      return nonce === undefined ? [] : [deleteStep(this.#keys.nonce(nonce.sender, nonce.nonce))]
    })
    const { succeeded, steps } = await transact(this.#gateway, {
      compare: [
        isFree(place),
        createdAt(this.#keys.leader, term),
        ...(this.#feed.base === block.number - 1 ? [] : [isThere(before)]),
      ],
      success: [putStep(place, encodeBlock(kept)), ...freed],
      failure: [getStep(place)],
    })
    if (succeeded) return true
    const there = steps[0]?.entries[0]
    // The first answer was lost: it is this very block.
    if (there !== undefined && decodeBlock(there).by === kept.by) return true
    this.#members.stepDown()
    return false
  }

  async catchUp(): Promise<boolean> {
    this.requireSound()
    await this.#feed.catchUp()
    return true
  }

  now(clock: number): number {
    return this.#members.now(clock)
  }

  requireAlone(): void {
    throw new SequencerError(
      'Shared',
      'Several machines keep this chain: nothing is changed by hand, and no block is asked for.',
    )
  }

  requireSound(): void {
    if (this.#failure !== undefined) throw this.#failure
    if (this.#isClosing) throw new SequencerError('NoMajority', 'This node ends: nothing is taken.')
  }

  trouble(): string | undefined {
    const lasting = this.#failure ?? this.#refusal
    if (lasting !== undefined) return lasting.shortMessage
    const { silence, isOff, hasLeader, ahead } = this.#members
    if (this.#chain === undefined) return undefined
    if (silence < mostSilence)
      return isOff && !hasLeader
        ? `${clockIsOff(ahead)} Nobody makes blocks until clocks are set.`
        : undefined
    const since = Number.isFinite(silence) ? ` for ${Math.round(silence / 1_000)} s` : ''
    return `No majority of etcd has answered${since}: nothing is taken, block ${this.#chain.height} is the latest one here.`
  }

  replicas(): readonly Replica[] {
    return this.#members.list()
  }

  async settled(): Promise<void> {}

  async close(): Promise<void> {
    this.#isClosing = true
    this.#hurry?.()
    await this.#beating
    await this.#feed.end()
    if (this.#failure === undefined) await this.#members.leave().catch(() => undefined)
    this.#gateway.close()
    await this.#trimming.settled()
  }

  /** Other machines go on; this one does nothing any more. */
  #fail(error: unknown): void {
    if (this.#isClosing || this.#failure !== undefined) return
    this.#failure = error instanceof SequencerError ? error : halted(error)
    this.#options.log(`${this.#failure.shortMessage} The others go on.`)
    this.#hurry?.()
  }

  #hear(event: EtcdEvent): void {
    // Whoever is there next takes the lead at once.
    if (this.#members.hear(event)) this.#hurry?.()
  }

  /** Executes a block of another one; what the disk refuses is tried again until there is room. */
  async #follow(block: KeptBlock): Promise<void> {
    for (;;) {
      try {
        await this.#chain!.follow(block)
        return
      } catch (error) {
        this.#options.report(error)
        if (this.#isClosing) throw error
        // Whatever else it is, other machines came to this block.
        if (!(error instanceof StoreError))
          throw error instanceof SequencerError ? error : diverged(block.number, 'cannot be executed')
        // Whoever has room makes the blocks.
        this.#hurry?.()
        await pause(beatPause)
      }
    }
  }

  async #beatOn(chain: SequencedChain): Promise<void> {
    while (!this.#isClosing && this.#failure === undefined) {
      const pausing = new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, beatPause)
        this.#hurry = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      try {
        if (await this.#members.beat(chain)) {
          this.#options.log(`This machine makes the blocks from block ${chain.height + 1} on.`)
          chain.lead()
        }
        this.#refusal = undefined
        this.#trimming.trim(chain)
        this.#tellOfClock()
      } catch (error) {
        const told = error instanceof SequencerError ? error : undefined
        this.#refusal = told?.code === 'Refused' ? told : undefined
        if (told !== undefined && !mayPass(told)) this.#fail(told)
        else this.#options.report(error)
      }
      await pausing
    }
    if (this.#failure !== undefined) await this.#members.leave().catch(() => undefined)
  }

  /** Once, when it begins to be so. */
  #tellOfClock(): void {
    const { isOff, ahead } = this.#members
    if (isOff && !this.#wasOff) this.#options.log(`${clockIsOff(ahead)} It does not take the lead meanwhile.`)
    this.#wasOff = isOff
  }
}

function clockIsOff(ahead: number): string {
  const where = ahead > 0 ? 'behind' : 'ahead of'
  const seconds = Math.round(Math.abs(ahead) / 1_000)
  return `The clock of this machine is ${seconds} s ${where} the middle of all clocks of this network.`
}

function halted(cause: unknown): SequencerError {
  const what = cause instanceof Error ? cause.message : String(cause)
  return new SequencerError(
    'Unreadable',
    `What etcd tells cannot be followed (${what}): this machine stops here.`,
    {
      cause,
    },
  )
}
