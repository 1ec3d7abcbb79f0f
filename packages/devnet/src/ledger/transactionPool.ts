import type { Address, SignedTransaction } from '@tyto/primitives'
import type { TransactionInput } from '@tyto/execution'
import { largestPool, mostOfOneSender } from '../bounds/bounds'

/** A transaction that was accepted and stands in no block yet. */
export interface PendingTransaction {
  readonly id: string
  readonly transaction: SignedTransaction
  readonly request: TransactionInput
  /** Order of arrival, over restarts. */
  readonly sequence: number
  /** Number of the latest block when it arrived. */
  readonly arrivedAt: number
  /** Whether it stands in the store; before that no block may take it. */
  stored: boolean
}

/** The accepted transactions that wait for a block, by sender and nonce. */
export class TransactionPool {
  readonly #byId = new Map<string, PendingTransaction>()
  readonly #bySender = new Map<Address, Map<bigint, PendingTransaction>>()
  /** Characters of code and data that wait, of each sender. */
  readonly #sizes = new Map<Address, number>()
  #size = 0

  /** How many wait. */
  get size(): number {
    return this.#byId.size
  }

  get(id: string): PendingTransaction | undefined {
    return this.#byId.get(id)
  }

  at(sender: Address, nonce: bigint): PendingTransaction | undefined {
    return this.#bySender.get(sender)?.get(nonce)
  }

  /** Whether this one may not wait too: there are too many, or they are too large, of its sender or of all together. */
  isFullFor(sender: Address, transaction: SignedTransaction): boolean {
    const size = sizeOf(transaction)
    const count = this.#bySender.get(sender)?.size ?? 0
    const ofSender = this.#sizes.get(sender) ?? 0
    if (count >= mostOfOneSender.count || ofSender + size > mostOfOneSender.size) return true
    return this.size >= largestPool.count || this.#size + size > largestPool.size
  }

  /** Each sender has one transaction for a nonce: `at` must have found none. */
  add(pending: PendingTransaction): void {
    const { sender, nonce } = pending.request
    this.#byId.set(pending.id, pending)
    const ofSender = this.#bySender.get(sender)
    if (ofSender) ofSender.set(nonce, pending)
    else this.#bySender.set(sender, new Map([[nonce, pending]]))
    this.#count(sender, sizeOf(pending.transaction))
  }

  remove({ id, transaction, request: { sender, nonce } }: PendingTransaction): void {
    if (!this.#byId.delete(id)) return
    this.#count(sender, -sizeOf(transaction))
    const ofSender = this.#bySender.get(sender)
    ofSender?.delete(nonce)
    if (ofSender?.size === 0) this.#bySender.delete(sender)
  }

  /** From now on these wait, and no others. */
  replace(waiting: Iterable<PendingTransaction>): void {
    this.#byId.clear()
    this.#bySender.clear()
    this.#sizes.clear()
    this.#size = 0
    for (const pending of waiting) this.add(pending)
  }

  /** All that wait, in the order of their arrival. */
  all(): Iterable<PendingTransaction> {
    return this.#byId.values()
  }

  /**
   * The transactions whose turn it is, in the order of arrival as far as nonces allow. `nonceOf` is asked again before
   * each one, so it must know of those that were taken; nothing that is stored may be removed meanwhile.
   */
  *ready(nonceOf: (sender: Address) => bigint): Generator<PendingTransaction> {
    for (const { request, sequence } of this.#byId.values()) {
      const { sender } = request
      for (;;) {
        const next = this.at(sender, nonceOf(sender) + 1n)
        // A transaction that arrived after the one of this loop has its own turn.
        if (!next?.stored || next.sequence > sequence) break
        yield next
        if (nonceOf(sender) < next.request.nonce) break // the caller did not take it
      }
    }
  }

  #count(sender: Address, size: number): void {
    this.#size += size
    const ofSender = (this.#sizes.get(sender) ?? 0) + size
    if (ofSender === 0) this.#sizes.delete(sender)
    else this.#sizes.set(sender, ofSender)
  }
}

/** Characters of code and data. */
export function sizeOf({ code = '', data = '' }: SignedTransaction): number {
  return code.length + data.length
}
