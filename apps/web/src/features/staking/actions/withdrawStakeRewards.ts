import { defineAction } from '../../../shared/transaction/action/action'
import type { StakedMoment } from '../moments/Staked'
import { zilGained } from '../../../shared/transaction/action/seenOutcome'
import { callOf, stakeID, type StakingWallet } from './stakingCalls'

interface Collection extends StakingWallet {
  /** The node among the protocol's services. */
  readonly ssnID: string
}

/** Collects the rewards of a node into the staking wallet. */
export const withdrawStakeRewards = defineAction<Collection>({
  name: 'withdrawStakeRewards',
  gas: { measured: [395n, 3_560n], stated: [500n, 1_000n], zilliqa2: { measured: [1_230n, 4_850n] } },
  gasLimit: 10_000n,
  request: ({ ssnID, ...wallet }, context) =>
    callOf(wallet, context, ({ WithdrawStakeRewards }) =>
      WithdrawStakeRewards({ stakeID, ssnID, tyron: null }),
    ),
  tell: (seen) => {
    if (seen.to === null) return []
    const zil = zilGained(seen, seen.to)
    return zil > 0n
      ? [{ text: 'rewardsArrive', values: { wallet: seen.to, zil: zil.toString() } }]
      : [{ text: 'rewardsNone', values: { wallet: seen.to } }]
  },
  moment: (): StakedMoment => ({ kind: 'staked', did: 'collected', amount: null }),
})
