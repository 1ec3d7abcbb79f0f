import { ssnList } from '@tyto/contracts'
import type { Requests, RequestOptions } from '../../client/client'
import { readFields } from '../../reads/readField'
import type { StakingPlaces } from './readStaking'

/** The stake and the reward of a node in a cycle that ended; amounts in Qa. */
export interface PastReward {
  readonly cycle: bigint
  /** The stake that earned. */
  readonly stake: bigint
  /** The sum that its delegators got together, the commission taken off. */
  readonly reward: bigint
}

/**
 * Reads the rewards of a node in the cycles up to `lastCycle`, the latest first, at most `count` of them; cycles of which
 * the programme keeps nothing are left out. One trip, by entry. Rejects with `RpcError`.
 */
export async function readPastRewards(
  client: Requests,
  { implementation, node }: Pick<StakingPlaces, 'implementation' | 'node'>,
  { lastCycle, count }: { readonly lastCycle: bigint; readonly count: number },
  options?: RequestOptions,
): Promise<readonly PastReward[]> {
  const ofNode = ssnList(implementation).fields.stake_ssn_per_cycle.at(node)
  const cycles = Array.from({ length: count }, (_, back) => lastCycle - BigInt(back)).filter(
    (each) => each > 0n,
  )
  const found = await readFields(
    client,
    Object.fromEntries(cycles.map((cycle) => [cycle.toString(), ofNode.at(cycle)])),
    options,
  )
  return cycles.flatMap((cycle) => {
    const info = found[cycle.toString()]
    if (info?.kind !== 'value') return []
    const [stake, reward] = info.value.arguments
    return [{ cycle, stake, reward }]
  })
}
