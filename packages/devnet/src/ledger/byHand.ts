import type { Address, Hex } from '@tyto/primitives'
import { mostImpersonated } from '../bounds/bounds'
import type { RewindableStore } from '../store/rewindableStore'
import type { ChainView } from './chainView'
import type { ContractRecord } from './contractRecord'
import type { LatestTransactions } from './latestTransactions'
import { actsOperation, aheadOperation, readActing, readAhead } from './operatorRecords'
import { refill, type Memory, type Snapshot } from './snapshot'
import { accountOperation } from './stateRecords'
import type { RejectedTransaction } from './transactionRecords'

/** The chain that is changed. */
interface HandledChain extends ChainView {
  readonly contracts: Map<Address, ContractRecord>
  readonly rejected: Map<string, RejectedTransaction>
  readonly impersonated: Map<Hex, Address>
}

interface Ways {
  /** Ms since 1970. */
  readonly clock: () => number
  readonly latest: () => LatestTransactions
  /** Does something between two blocks. */
  readonly inTurn: <T>(act: () => Promise<T>) => Promise<T>
  /** Makes the latest block what it was. */
  readonly restore: (memory: Memory) => void
}

/** What whoever runs a chain alone changes of it, which no transaction says. All throw `SequencerError` (Shared) where several machines keep it. */
export class ByHand {
  readonly #chain: HandledChain
  readonly #store: RewindableStore
  readonly #ways: Ways
  readonly #snapshots = new Map<number, Snapshot>()
  #reverting: Promise<unknown> | undefined
  #ahead = 0

  constructor(chain: HandledChain, store: RewindableStore, ways: Ways) {
    this.#chain = chain
    this.#store = store
    this.#ways = ways
  }

  /** Ms that the clock of the network is ahead. */
  get ahead(): number {
    return this.#ahead
  }

  /** While the chain goes back, nothing may begin to wait. */
  get reverting(): Promise<unknown> | undefined {
    return this.#reverting
  }

  /** Goes on with what the store says. Throws where that cannot be read. */
  async resume(): Promise<void> {
    this.#ahead = readAhead(this.#store)
    await readActing(this.#store, this.#chain.impersonated)
  }

  /** Remembers the chain as it is, what waits included; the number stands for it in `revert`. It ends with the process. */
  snapshot(): Promise<number> {
    return this.#alone(async () => {
      const place = this.#store.markPlace()
      const { state, root, contracts, rejected, pool, impersonated, timeline } = this.#chain
      this.#snapshots.set(place, {
        place,
        state: state.copy(),
        root,
        contracts: new Map(contracts),
        rejected: new Map(rejected),
        waiting: [...pool.all()],
        impersonated: new Map(impersonated),
        latest: this.#ways.latest(),
        blocks: timeline.end,
        ahead: this.#ahead,
      })
      this.#forgetSnapshots()
      return place
    })
  }

  /** Makes the chain what it was; that snapshot and the later ones are used up. False where there is none of this number. */
  revert(place: number): Promise<boolean> {
    return this.#alone(async () => {
      this.#forgetSnapshots()
      const snapshot = this.#snapshots.get(place)
      if (snapshot === undefined) return false
      const reverted = this.#goBack(snapshot)
      this.#reverting = reverted.catch(() => undefined)
      try {
        await reverted
      } finally {
        this.#reverting = undefined
      }
      return true
    })
  }

  /** Gives an account or a contract another balance (Qa), which no transaction explains. */
  setBalance(address: Address, balance: bigint): Promise<void> {
    return this.#alone(async () => {
      const { state, keepsState, executor } = this.#chain
      const changed = { balance: () => balance, nonce: () => state.nonce(address) }
      if (keepsState) await this.#store.write([accountOperation(address, changed)])
      state.setBalance(address, balance)
      await executor.stateChanged()
    })
  }

  /** Sets the network's clock (ms since 1970), which goes on from there. False where a block was made at that time or later. */
  setTime(time: number): Promise<boolean> {
    return this.#alone(async () => {
      const { timeline, height } = this.#chain
      if (time * 1000 <= (timeline.at(height) ?? 0)) return false
      const ahead = time - this.#ways.clock()
      await this.#store.write([aheadOperation(ahead)])
      this.#ahead = ahead
      return true
    })
  }

  /** Lets the address send what this key signs, with its nonces; undefined: its own again. False where too many keys act for others. */
  impersonate(publicKey: Hex, address: Address | undefined): Promise<boolean> {
    return this.#alone(async () => {
      const { impersonated } = this.#chain
      if (address !== undefined && impersonated.size >= mostImpersonated) return false
      await this.#store.write([actsOperation(publicKey, address)])
      if (address === undefined) impersonated.delete(publicKey)
      else impersonated.set(publicKey, address)
      return true
    })
  }

  #alone<T>(act: () => Promise<T>): Promise<T> {
    return this.#ways.inTurn(async () => {
      this.#chain.sequencer.requireAlone()
      return act()
    })
  }

  async #goBack(snapshot: Snapshot): Promise<void> {
    const { contracts, rejected, impersonated, pool, sequencer, executor } = this.#chain
    await sequencer.settled()
    await this.#store.rewind(snapshot.place)
    refill(contracts, snapshot.contracts)
    refill(rejected, snapshot.rejected)
    refill(impersonated, snapshot.impersonated)
    // A transaction that could not be stored was refused after all.
    pool.replace(snapshot.waiting.filter(({ stored }) => stored))
    this.#ahead = snapshot.ahead
    this.#forgetSnapshots()
    this.#ways.restore(snapshot)
    await executor.stateChanged()
  }

  /** Those to which the store cannot go back. */
  #forgetSnapshots(): void {
    for (const place of this.#snapshots.keys()) if (!this.#store.knows(place)) this.#snapshots.delete(place)
  }
}
