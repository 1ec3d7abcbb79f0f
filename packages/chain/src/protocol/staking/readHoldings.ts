import { ssnList } from '@tyto/contracts'
import { isAddress, type Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { readActivity } from '../../explorer/readActivity'
import { readFields, valueOr } from '../../reads/readField'
import type { StakingPlaces } from './readStaking'

/** The stake of somebody at one node. */
export interface HeldStake {
  readonly node: Address
  /** In Qa. */
  readonly amount: bigint
  /** Buffered in this cycle: nothing changes hands until it ends. */
  readonly isBuffered: boolean
  /** Cycles whose rewards were not collected: until they are, the same. */
  readonly uncollectedCycles: bigint
}

/** All that somebody has in the seed-node programme, and to whom it is offered. */
export interface Holding {
  readonly delegator: Address
  readonly stakes: readonly HeldStake[]
  /** The amount that waits for its withdrawal, in Qa. */
  readonly waiting: bigint
  /** To whom all of it is offered; null for nobody. */
  readonly offeredTo: Address | null
}

export interface Holdings {
  readonly lastCycle: bigint
  /** The block after which anybody may end the cycle; null where the network's verifier alone ends it. */
  readonly cycleEnd: bigint | null
  readonly isPaused: boolean
  /** In the order in which they were asked for. */
  readonly holdings: readonly Holding[]
}

/**
 * Reads what some people have at all nodes together, in one trip and by entry: the size of the programme does not matter. It
 * is what a handover moves. Null where no such programme stands. Rejects with `RpcError`: nothing is known then.
 */
export async function readHoldings(
  client: Requests,
  { implementation }: Pick<StakingPlaces, 'implementation'>,
  delegators: readonly Address[],
  options?: RequestOptions,
): Promise<Holdings | null> {
  const { fields } = ssnList(implementation)
  const general = {
    lastCycle: fields.lastrewardcycle,
    paused: fields.paused,
    cycleStart: fields.cycle_start,
    cycleBlocks: fields.cycle_blocks,
  }
  const [found, people] = await Promise.all([
    readFields(client, general, options),
    Promise.all(
      delegators.map((delegator) =>
        readFields(
          client,
          {
            deposits: fields.deposit_amt_deleg.at(delegator),
            buffered: fields.last_buf_deposit_cycle_deleg.at(delegator),
            collected: fields.last_withdraw_cycle_deleg.at(delegator),
            waiting: fields.withdrawal_pending.at(delegator),
            offer: fields.deleg_swap_request.at(delegator),
          },
          options,
        ),
      ),
    ),
  ])
  if (found.lastCycle.kind !== 'value') return null
  const lastCycle = found.lastCycle.value
  const cycleBlocks = valueOr(found.cycleBlocks, 0n)
  const none: ReadonlyMap<Address, bigint> = new Map()
  return {
    lastCycle,
    isPaused: valueOr(found.paused, false),
    cycleEnd: cycleBlocks === 0n ? null : valueOr(found.cycleStart, 0n) + cycleBlocks,
    holdings: people.map(({ deposits, buffered, collected, waiting, offer }, index) => ({
      delegator: delegators[index]!,
      stakes: [...valueOr(deposits, none)].map(([node, amount]) => ({
        node,
        amount,
        isBuffered: valueOr(buffered, none).get(node) === lastCycle,
        uncollectedCycles: lastCycle - (valueOr(collected, none).get(node) ?? lastCycle),
      })),
      waiting: [...valueOr(waiting, new Map<bigint, bigint>()).values()].reduce(
        (sum, each) => sum + each,
        0n,
      ),
      offeredTo: valueOr(offer, null),
    })),
  }
}

/** Pages of transactions that are searched for offers: the newest hundred. */
const mostPages = 5

/**
 * Who offers their stakes to an address now, the newest offer first: the programme's own events name the address, and the
 * entry of each one who offered says whether it still holds. Bounded. Of the local network only: public nodes keep no list
 * by address. Rejects with `RpcError`.
 */
export async function findOffers(
  client: Requests,
  { implementation }: Pick<StakingPlaces, 'implementation'>,
  to: Address,
  options?: RequestOptions,
): Promise<readonly Address[]> {
  const named = new Set<Address>()
  let from: string | null = null
  for (let page = 0; page < mostPages; page++) {
    const { transactions, next } = await readActivity(client, to, from, options)
    for (const { receipt } of transactions) {
      for (const { name, address, params } of receipt?.events ?? []) {
        const of = (key: string): unknown => params.find(({ vname }) => vname === key)?.value
        const delegator = of('delegator')
        const isOffer = name === 'SwapRequested' && address === implementation && of('new_delegator') === to
        if (isOffer && isAddress(delegator)) named.add(delegator)
      }
    }
    from = next
    if (from === null) break
  }
  const { deleg_swap_request } = ssnList(implementation).fields
  const offers = await Promise.all(
    [...named].map(async (delegator) => {
      const { offer } = await readFields(client, { offer: deleg_swap_request.at(delegator) }, options)
      return valueOr(offer, null) === to ? [delegator] : []
    }),
  )
  return offers.flat()
}
