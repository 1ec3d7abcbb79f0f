import { ssnList } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { RpcError } from '../../client/RpcError'
import { readFields, valueOr } from '../../reads/readField'
import type { StakingPlaces } from './readStaking'

/** Nobody's rewards are counted over more cycles: each is a question of its own. */
const mostCycles = 2_000n

/**
 * Reckons the reward that a node owes somebody for the cycles that ended since they collected last, in Qa: the sum that the
 * programme itself comes to, by as many calls as that takes. Two trips, by entry. Rejects with `RpcError`.
 */
export async function readDueReward(
  client: Requests,
  { implementation, node }: Pick<StakingPlaces, 'implementation' | 'node'>,
  delegator: Address,
  options?: RequestOptions,
): Promise<bigint> {
  const { fields } = ssnList(implementation)
  const found = await readFields(
    client,
    {
      lastCycle: fields.lastrewardcycle,
      collected: fields.last_withdraw_cycle_deleg.at(delegator).at(node),
      stake: fields.deleg_stake_per_cycle.at(delegator).at(node),
      direct: fields.direct_deposit_deleg.at(delegator).at(node),
      buffered: fields.buff_deposit_deleg.at(delegator).at(node),
    },
    options,
  )
  const collected = valueOr(found.collected, null)
  const last = valueOr(found.lastCycle, null)
  if (collected === null || last === null || collected >= last) return 0n
  if (last - collected > mostCycles) {
    throw new RpcError('RpcInvalidAnswer', 'Rewards of so many cycles are not counted here.')
  }
  const cycles = Array.from({ length: Number(last - collected) }, (_, at) => collected + 1n + BigInt(at))
  const ofNode = fields.stake_ssn_per_cycle.at(node)
  const infos = await readFields(
    client,
    Object.fromEntries(cycles.map((cycle) => [cycle.toString(), ofNode.at(cycle)])),
    options,
  )
  const none: ReadonlyMap<bigint, bigint> = new Map()
  // Each deposit counts once, where the walk meets it first.
  const [direct, buffered] = [new Map(valueOr(found.direct, none)), new Map(valueOr(found.buffered, none))]
  const take = (from: Map<bigint, bigint>, cycle: bigint): bigint => {
    const amount = from.get(cycle) ?? 0n
    from.delete(cycle)
    return amount
  }
  let earning = valueOr(found.stake, none).get(collected) ?? 0n
  let due = 0n
  for (const cycle of cycles) {
    const before = cycle - 1n
    earning += take(direct, before) + take(buffered, before === 0n ? 0n : before - 1n)
    const info = infos[cycle.toString()]
    if (info?.kind !== 'value') continue
    const [total, reward] = info.value.arguments
    if (total > 0n) due += (reward * earning) / total
  }
  return due
}
