import { initDid, ssnList, type SsnListSsn } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { getAccount } from '../../reads/getAccount'
import { getLatestBlock } from '../../reads/getLatestBlock'
import { readFields, valueOr } from '../../reads/readField'

/** Where the seed-node programme and one of its nodes stand. They change rarely: ask once. */
export interface StakingPlaces {
  /** Called by accounts. */
  readonly proxy: Address
  /** Read. */
  readonly implementation: Address
  readonly node: Address
}

/** The rules of the programme as they are now. */
interface StakingRules {
  /** The last cycle that ended. */
  readonly lastCycle: bigint
  /** The least that is delegated or moved, in Qa. */
  readonly minDelegation: bigint
  /** Blocks that a withdrawal waits. */
  readonly unbondingBlocks: bigint
  readonly isPaused: boolean
  /** The block after which anybody may end the cycle; null where the network's verifier alone ends it. */
  readonly cycleEnd: bigint | null
}

/** A seed node. */
export interface StakingNode {
  /** Text of others: any content. */
  readonly name: string
  /** Has enough stake to earn. Deposits on a node that has not are not buffered. */
  readonly isActive: boolean
  /** In Qa. */
  readonly stake: bigint
  readonly buffered: bigint
  /** In percent times 10^7. */
  readonly commission: bigint
}

/** Stake that waits for its withdrawal. */
interface PendingWithdrawal {
  readonly amount: bigint
  readonly requestedAt: bigint
  /** From this block on it can be had. */
  readonly ripeAt: bigint
}

/** Somebody's stake at a node; amounts in Qa. */
export interface Delegation {
  readonly delegator: Address
  /** Money outside of the programme. */
  readonly balance: bigint
  /** `deposit_amt_deleg`: all that is deposited at the node, buffered or not. */
  readonly deposited: bigint
  /** The same at every other node, as the programme itself lists them: more than nothing each. */
  readonly elsewhere: readonly { readonly node: Address; readonly amount: bigint }[]
  /** `ssn_deleg_amt`: the same by the node's own list. */
  readonly delegated: bigint
  /** `buff_deposit_deleg` and `direct_deposit_deleg`: by cycle, what was deposited and not collected for since. */
  readonly bufferedByCycle: ReadonlyMap<bigint, bigint>
  readonly directByCycle: ReadonlyMap<bigint, bigint>
  /** `deleg_stake_per_cycle`: the stake that earned in the cycle up to which rewards were collected. */
  readonly stakeByCycle: ReadonlyMap<bigint, bigint>
  /** `last_buf_deposit_cycle_deleg`, `last_withdraw_cycle_deleg`; null for who has nothing there. */
  readonly lastBufferedCycle: bigint | null
  readonly lastCollectedCycle: bigint | null
  /** Buffered in this cycle: until it ends nothing can be taken out, moved or handed over. */
  readonly buffered: bigint
  /** Cycles whose rewards were not collected: until they are, the same. */
  readonly uncollectedCycles: bigint
  /** At all nodes together, the earliest first. */
  readonly pending: readonly PendingWithdrawal[]
  /** To whom all stakes are offered; null for nobody. */
  readonly offeredTo: Address | null
}

export interface Staking {
  /** The newest block. */
  readonly block: bigint
  readonly rules: StakingRules
  /** Null where the programme does not list the node. */
  readonly node: StakingNode | null
  /** In the order in which they were asked for. */
  readonly delegations: readonly Delegation[]
}

/**
 * Where programme and node stand by the protocol's public record (`init`), in one trip; null where it does not name them.
 * Rejects with `RpcError`.
 */
export async function findStaking(
  client: Requests,
  record: Address,
  nodeService: string,
  options?: RequestOptions,
): Promise<StakingPlaces | null> {
  const { services } = initDid(record).fields
  const reads = {
    proxy: services.at('zilstaking'),
    implementation: services.at('zilstakingimpl'),
    node: services.at(nodeService),
  }
  const { proxy, implementation, node } = await readFields(client, reads, options)
  if (proxy.kind !== 'value' || implementation.kind !== 'value' || node.kind !== 'value') return null
  return { proxy: proxy.value, implementation: implementation.value, node: node.value }
}

/**
 * Reads the programme's rules, and what some people (a wallet and its controller, say) have at a node, in one trip and by
 * entry: the size of the programme does not matter. Null where no such programme stands. Rejects with `RpcError`: nothing is
 * known then.
 * @example
 * const places = await findStaking(client, initDid, 'ssnzilpay')
 * const staking = places && (await readStaking(client, places, [wallet, account]))
 */
export async function readStaking(
  client: Requests,
  { implementation, node }: StakingPlaces,
  delegators: readonly Address[],
  options?: RequestOptions,
): Promise<Staking | null> {
  const { fields } = ssnList(implementation)
  const general = {
    lastCycle: fields.lastrewardcycle,
    minDelegation: fields.mindelegstake,
    unbonding: fields.bnum_req,
    paused: fields.paused,
    cycleStart: fields.cycle_start,
    cycleBlocks: fields.cycle_blocks,
    ssn: fields.ssnlist.at(node),
  }
  const [found, { number: block }, people] = await Promise.all([
    readFields(client, general, options),
    getLatestBlock(client, options),
    Promise.all(
      delegators.map((delegator) => readDelegator(client, { implementation, node, delegator }, options)),
    ),
  ])
  const { lastCycle, minDelegation, unbonding } = found
  if (lastCycle.kind !== 'value' || minDelegation.kind !== 'value' || unbonding.kind !== 'value') return null
  const cycleBlocks = valueOr(found.cycleBlocks, 0n)
  const rules: StakingRules = {
    lastCycle: lastCycle.value,
    minDelegation: minDelegation.value,
    unbondingBlocks: unbonding.value,
    isPaused: valueOr(found.paused, false),
    cycleEnd: cycleBlocks === 0n ? null : valueOr(found.cycleStart, 0n) + cycleBlocks,
  }
  return {
    block,
    rules,
    node: found.ssn.kind === 'value' ? nodeOf(found.ssn.value) : null,
    delegations: people.map((each) => delegationOf(each, rules)),
  }
}

interface DelegatorPlace {
  readonly implementation: Address
  readonly node: Address
  readonly delegator: Address
}

/** Reads the chain's facts about somebody at a node. */
async function readDelegator(
  client: Requests,
  { implementation, node, delegator }: DelegatorPlace,
  options?: RequestOptions,
) {
  const { fields } = ssnList(implementation)
  const reads = {
    // At all nodes: where the protocol's record names another node by now, what is staked at the first still counts.
    deposits: fields.deposit_amt_deleg.at(delegator),
    delegated: fields.ssn_deleg_amt.at(node).at(delegator),
    buffered: fields.buff_deposit_deleg.at(delegator).at(node),
    direct: fields.direct_deposit_deleg.at(delegator).at(node),
    stake: fields.deleg_stake_per_cycle.at(delegator).at(node),
    lastBuffered: fields.last_buf_deposit_cycle_deleg.at(delegator).at(node),
    lastCollected: fields.last_withdraw_cycle_deleg.at(delegator).at(node),
    pending: fields.withdrawal_pending.at(delegator),
    offer: fields.deleg_swap_request.at(delegator),
  }
  const [found, { balance }] = await Promise.all([
    readFields(client, reads, options),
    getAccount(client, delegator, options),
  ])
  return { delegator, balance, node, found }
}

function delegationOf(
  { delegator, balance, node, found }: Awaited<ReturnType<typeof readDelegator>>,
  { lastCycle, unbondingBlocks }: StakingRules,
): Delegation {
  const none: ReadonlyMap<bigint, bigint> = new Map()
  const bufferedByCycle = valueOr(found.buffered, none)
  const deposits = valueOr(found.deposits, new Map<Address, bigint>())
  const lastCollectedCycle = valueOr(found.lastCollected, null)
  return {
    delegator,
    balance,
    deposited: deposits.get(node) ?? 0n,
    elsewhere: [...deposits].flatMap(([at, amount]) =>
      at === node || amount === 0n ? [] : [{ node: at, amount }],
    ),
    delegated: valueOr(found.delegated, 0n),
    bufferedByCycle,
    directByCycle: valueOr(found.direct, none),
    stakeByCycle: valueOr(found.stake, none),
    lastBufferedCycle: valueOr(found.lastBuffered, null),
    lastCollectedCycle,
    buffered: bufferedByCycle.get(lastCycle) ?? 0n,
    uncollectedCycles: lastCollectedCycle === null ? 0n : lastCycle - lastCollectedCycle,
    pending: [...valueOr(found.pending, none)]
      .map(([requestedAt, amount]) => ({ amount, requestedAt, ripeAt: requestedAt + unbondingBlocks }))
      .sort((a, b) => (a.requestedAt < b.requestedAt ? -1 : 1)),
    offeredTo: valueOr(found.offer, null),
  }
}

function nodeOf({ arguments: parts }: SsnListSsn): StakingNode {
  const [isActive, stake, , name, , , buffered, commission] = parts
  return { name, isActive, stake, buffered, commission }
}
