import { ok, type Ok } from '@tyto/primitives'
import { encodePending, pendingKey } from './transactionRecords'
import { BatchWriter } from '../store/batchWriter'
import { put, type KeyValueStore } from '../store/keyValueStore'
import type { Replica, Sequencer, Submission } from './sequencer'

/**
 * The order of a chain that one machine keeps: in its own store, beside the state. A block needs no agreement: the batch that stores it
 * is all.
 */
export class EmbeddedSequencer implements Sequencer {
  readonly leads = true
  readonly mostInBlock = Infinity
  readonly mostDropped = Infinity
  readonly rules = 0
  readonly #writer: BatchWriter

  constructor(store: KeyValueStore) {
    this.#writer = new BatchWriter(store)
  }

  async start(): Promise<void> {}

  async submit({ id, transaction, sender, sequence, arrivedAt }: Submission): Promise<Ok<true>> {
    const record = encodePending(id, transaction, arrivedAt, sender)
    await this.#writer.write(put(pendingKey(sequence), record))
    return ok(true)
  }

  async propose(): Promise<boolean> {
    return true
  }

  async catchUp(): Promise<boolean> {
    return false
  }

  now(clock: number): number {
    return clock
  }

  requireAlone(): void {}

  requireSound(): void {}

  trouble(): undefined {}

  replicas(): readonly Replica[] {
    return []
  }

  settled(): Promise<void> {
    return this.#writer.settled()
  }

  close(): Promise<void> {
    return this.settled()
  }
}
