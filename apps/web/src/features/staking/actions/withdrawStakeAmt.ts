import { defineAction } from '../../../shared/transaction/action/action'
import type { StakedMoment } from '../moments/Staked'
import { callOf, stakeID, type StakingWallet } from './stakingCalls'
import { depositsSeen } from './stakeSeen'

interface Withdrawal extends StakingWallet {
  /** The node among the protocol's services. */
  readonly ssnID: string
  /** In Qa. */
  readonly amount: bigint
}

/** Takes stake back from a node: it stops earning, and can be had after the waiting time. */
export const withdrawStakeAmt = defineAction<Withdrawal>({
  name: 'withdrawStakeAmt',
  gas: { measured: [380n, 440n], stated: [500n, 1_000n], zilliqa2: { measured: [1_230n, 1_320n] } },
  gasLimit: 10_000n,
  request: ({ ssnID, amount, ...wallet }, context) =>
    callOf(wallet, context, ({ WithdrawStakeAmt }) =>
      WithdrawStakeAmt({ stakeID, ssnID, amount, tyron: null }),
    ),
  tell: (seen) => {
    const { total } = depositsSeen(seen)
    if (seen.to === null || total >= 0n) return []
    return [{ text: 'stakeLeaves', values: { wallet: seen.to, zil: (-total).toString() } }]
  },
  moment: ({ amount }): StakedMoment => ({ kind: 'staked', did: 'requested', amount }),
})
