import type { PastReward } from '@tyto/chain'

/**
 * The reward of delegators for their stake in a cycle, the mean of some cycles weighed by stake: in ten thousandths of a
 * percent, rounded down. 0 where nothing was staked.
 */
export function rateOf(rewards: readonly Pick<PastReward, 'stake' | 'reward'>[]): bigint {
  const stake = rewards.reduce((sum, each) => sum + each.stake, 0n)
  const reward = rewards.reduce((sum, each) => sum + each.reward, 0n)
  return stake === 0n ? 0n : (reward * 1_000_000n) / stake
}
