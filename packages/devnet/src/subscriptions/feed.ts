import { setImmediate } from 'node:timers/promises'
import type { Address } from '@tyto/primitives'
import { subscriptionBounds } from '../bounds/bounds'
import type { Ledger } from '../ledger/ledger'
import { describeBlock } from '../rpc/blockMethods'
import { readQuery, type Query, type QueryFault, type Topic } from './topics'

/** One client of the feed. */
export interface FeedSession {
  /** Takes what the client sent; the answer goes out by `send`. */
  receive(text: string): void
  close(): void
}

/** A network whose feed can be had. */
export interface FeedSource {
  /**
   * A client of the feed of blocks and events, as the chain's WebSocket server has it (dev.zilliqa.com, "Websockets"): queries come in by
   * `receive`, answers and notifications go out by `send`, each one a JSON text.
   */
  connectToFeed(send: (message: string) => void): FeedSession
}

interface Subscriber {
  readonly send: (message: string) => void
  isFollowingBlocks: boolean
  readonly addresses: Set<Address>
  /** Topics that were given up since the last notification, which says so. */
  readonly givenUp: Set<Topic>
}

/** How many transactions are looked through before the network has its turn again. */
const slice = 200

type EventsOf = ReadonlyMap<Address, readonly object[]>

/** Tells clients of blocks and events, in the messages of the chain's own WebSocket server. Sends to nobody who did not ask. */
export class Feed {
  readonly #ledger: Ledger
  readonly #report: (error: unknown) => void
  readonly #subscribers = new Set<Subscriber>()
  /** Notifications go out in the order of the blocks. */
  #told: Promise<unknown> = Promise.resolve()

  constructor(ledger: Ledger, report: (error: unknown) => void) {
    this.#ledger = ledger
    this.#report = report
  }

  connect(send: (message: string) => void): FeedSession {
    const subscriber: Subscriber = {
      send,
      isFollowingBlocks: false,
      addresses: new Set(),
      givenUp: new Set(),
    }
    this.#subscribers.add(subscriber)
    return {
      receive: (text) => {
        const query = readQuery(text)
        const fault = typeof query === 'string' ? query : this.#subscribe(subscriber, query)
        // A query that is taken comes back as it was sent.
        send(fault === undefined ? text : JSON.stringify({ type: 'Error', error: fault }))
      },
      close: () => void this.#subscribers.delete(subscriber),
    }
  }

  /** Tells of a block that was made. */
  tell(number: number): void {
    if (this.#subscribers.size === 0) return
    this.#told = this.#told.then(() => this.#tell(number)).catch(this.#report)
  }

  #subscribe(subscriber: Subscriber, query: Query): QueryFault | undefined {
    if (query.kind === 'NewBlock') subscriber.isFollowingBlocks = true
    else if (query.kind === 'Unsubscribe') giveUp(subscriber, query.topic)
    else {
      const contracts = query.addresses.filter((address) => this.#ledger.contracts.has(address))
      if (contracts.length === 0) return 'no contract found in list'
      const all = new Set([...subscriber.addresses, ...contracts])
      if (all.size > subscriptionBounds.addresses) return 'invalid addresses field'
      for (const address of contracts) subscriber.addresses.add(address)
    }
    return undefined
  }

  async #tell(number: number): Promise<void> {
    const block = this.#ledger.block(number)
    // The chain went back behind it meanwhile.
    if (block === undefined) return
    const wanted = new Set([...this.#subscribers].flatMap(({ addresses }) => [...addresses]))
    const events = await this.#eventsOf(block.transactionIds, wanted)
    const newBlock = {
      query: 'NewBlock',
      value: { TxBlock: describeBlock(this.#ledger, number) },
      TxHashes: [block.transactionIds],
    }
    for (const subscriber of this.#subscribers) {
      const values = [
        ...(subscriber.isFollowingBlocks ? [newBlock] : []),
        ...eventValues(subscriber, events),
        ...unsubscribed(subscriber),
      ]
      if (values.length > 0) subscriber.send(notification(values))
    }
  }

  async #eventsOf(ids: readonly string[], wanted: ReadonlySet<Address>): Promise<EventsOf> {
    const events = new Map<Address, object[]>()
    if (wanted.size === 0) return events
    for (const [index, id] of ids.entries()) {
      if (index % slice === slice - 1) await setImmediate()
      for (const { address, ...event } of this.#ledger.transaction(id)?.receipt.event_logs ?? []) {
        if (!wanted.has(address)) continue
        const known = events.get(address)
        if (known) known.push(event)
        else events.set(address, [event])
      }
    }
    return events
  }
}

function giveUp(subscriber: Subscriber, topic: Topic): void {
  if (topic === 'NewBlock') subscriber.isFollowingBlocks = false
  else subscriber.addresses.clear()
  subscriber.givenUp.add(topic)
}

function eventValues({ addresses }: Subscriber, events: EventsOf): readonly object[] {
  const value = [...addresses].flatMap((address) => {
    const logs = events.get(address)
    return logs ? [{ address, event_logs: logs }] : []
  })
  return value.length === 0 ? [] : [{ query: 'EventLog', value }]
}

/** The next notification says once what was given up. */
function unsubscribed({ givenUp }: Subscriber): readonly object[] {
  if (givenUp.size === 0) return []
  const value = [...givenUp]
  givenUp.clear()
  return [{ query: 'Unsubscribe', value }]
}

function notification(values: readonly object[]): string {
  const text = JSON.stringify({ type: 'Notification', values })
  if (text.length <= subscriptionBounds.notification) return text
  return JSON.stringify({ type: 'Error', error: 'notification too large' })
}
