/**
 * A node with faults: it answers like the local network that stands behind it until a test gives it another behaviour.
 * It keeps what it was asked and when, so that a test can count the trips.
 */
import { publicNetworks } from '@tyto/chain'
import type { Devnet } from '@tyto/devnet'

/** One call of a batch as the page sent it. */
export interface SentCall {
  readonly method: string
  readonly params: readonly unknown[]
}

/** One POST: its calls, and when it came and was answered, in ms of one clock. */
export interface Trip {
  readonly isBatch: boolean
  readonly calls: readonly SentCall[]
  readonly arrivedAt: number
  answeredAt: number
}

/** Answers a body, or asks the real network behind. */
export type Behaviour = (body: string, ask: (body: string) => Promise<unknown>) => Promise<unknown>

export interface FaultyNode {
  readonly trips: readonly Trip[]
  /** From now on the node answers like this; without a behaviour, truly. */
  behave(behaviour?: Behaviour): void
  /** From now on what is asked waits until it is answered truly, or fails as before. */
  hold(): { answer(): void; fail(): void }
  forgetTrips(): void
  handleRpc(body: unknown): Promise<unknown>
}

export function createFaultyNode(devnet: Devnet): FaultyNode {
  let behaviour: Behaviour | undefined
  let trips: Trip[] = []
  const ask = (body: string): Promise<unknown> => devnet.handleRpc(body)
  return {
    get trips() {
      return trips
    },
    behave: (next) => {
      behaviour = next
    },
    hold: () => {
      const before = behaviour ?? (() => Promise.reject(new Error('The node is down.')))
      let resolve: (next: Behaviour) => void = () => undefined
      const settled = new Promise<Behaviour>((settle) => {
        resolve = settle
      })
      behaviour = async (body, whenTrue) => (await settled)(body, whenTrue)
      const goOn = (next: Behaviour | undefined): void => {
        behaviour = next
        resolve(next ?? ((body, whenTrue) => whenTrue(body)))
      }
      return { answer: () => goOn(undefined), fail: () => goOn(before) }
    },
    forgetTrips: () => {
      trips = []
    },
    handleRpc: async (body) => {
      const text = String(body)
      const trip = { ...readCalls(text), arrivedAt: performance.now(), answeredAt: Infinity }
      trips.push(trip)
      const answer = await (behaviour ? behaviour(text, ask) : ask(text))
      trip.answeredAt = performance.now()
      return answer
    },
  }
}

function readCalls(body: string): Pick<Trip, 'isBatch' | 'calls'> {
  const json: unknown = JSON.parse(body)
  return { isBatch: Array.isArray(json), calls: [json].flat() as SentCall[] }
}

/** The longest row of trips of which each began after the one before it was answered: what a person waits for. */
export function sequentialTrips(trips: readonly Trip[]): number {
  let count = 0
  let freeAt = -Infinity
  for (const trip of trips.toSorted((a, b) => a.answeredAt - b.answeredAt)) {
    if (trip.arrivedAt < freeAt) continue
    count += 1
    freeAt = trip.answeredAt
  }
  return count
}

/** The field reads among trips, as `field` or `field key`. */
export function fieldReads(trips: readonly Trip[]): readonly string[] {
  return trips
    .flatMap(({ calls }) => calls)
    .filter(({ method }) => method === 'GetSmartContractSubState')
    .map(({ params: [address, field, keys] }) => [address, field, ...(keys as readonly string[])].join(' '))
}

/** A call as it was signed, its parameters by their names. */
export interface SentTransition {
  readonly params: ReadonlyMap<string, unknown>
  /** The signed data, to the letter. */
  readonly data: string
  /** Whom it was sent to, in lower case, and the ZIL that went along, in Qa. */
  readonly to: string
  readonly amount: bigint
}

/** The last transaction among trips that calls this transition. */
export function lastSent(trips: readonly Trip[], transition: string): SentTransition {
  for (const { method, params } of trips.flatMap(({ calls }) => calls).toReversed()) {
    if (method !== 'CreateTransaction') continue
    const { data, toAddr, amount } = params[0] as Readonly<Record<'data' | 'toAddr' | 'amount', string>>
    const call = JSON.parse(data) as {
      readonly _tag?: string
      readonly params?: readonly { readonly vname: string; readonly value: unknown }[]
    }
    if (call._tag !== transition) continue
    const values = new Map(call.params?.map(({ vname, value }) => [vname, value]))
    const to = `0x${toAddr.toLowerCase().replace(/^0x/, '')}`
    return { data, to, amount: BigInt(amount), params: values }
  }
  throw new Error(`No call of ${transition} was sent.`)
}

/** Waits before every answer. */
export function slow(ms: number): Behaviour {
  return async (body, ask) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return ask(body)
  }
}

/** Answers every body with one and the same text, whatever was asked. */
export function parrot(answer: string): Behaviour {
  return () => Promise.resolve(answer)
}

/** Says that it serves another chain. */
export function ofAnotherChain(chainId: number): Behaviour {
  return changing(({ method }, answer) =>
    method === 'GetNetworkId' ? { ...answer, result: String(chainId) } : answer,
  )
}

/** This network as if it were the public one: its registries stand where that one has its own. */
export function asPublic(id: keyof typeof publicNetworks, { network }: Devnet): Behaviour {
  const { chainId, registry, zlpRegistry } = publicNetworks[id]
  const behave = ofAnotherChain(chainId)
  return (body, ask) =>
    behave(
      body
        .replaceAll(registry.slice(2), network.registry.slice(2))
        .replaceAll(zlpRegistry.slice(2), network.zlpRegistry.slice(2)),
      ask,
    )
}

/** Refuses the calls that are picked, in its own words. */
export function refusing(message: string, pick: (call: SentCall) => boolean, code = -32603): Behaviour {
  return changing((call, answer) =>
    pick(call) ? { id: answer.id, jsonrpc: '2.0', error: { code, message, data: null } } : answer,
  )
}

interface RpcAnswer {
  readonly id: unknown
  readonly [key: string]: unknown
}

/** Changes what the network answers to each call, in a batch as alone. */
export function changing(change: (call: SentCall, answer: RpcAnswer) => RpcAnswer): Behaviour {
  return async (body, ask) => {
    const { isBatch, calls } = readCalls(body)
    const answers = [await ask(body)].flat() as readonly RpcAnswer[]
    const changed = answers.map((answer, index) => {
      const call = calls[index]
      return call ? change(call, answer) : answer
    })
    return isBatch ? changed : changed[0]
  }
}
