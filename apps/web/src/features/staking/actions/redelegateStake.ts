import { defineAction } from '../../../shared/transaction/action/action'
import type { StakedMoment } from '../moments/Staked'
import { callOf, stakeID, type StakingWallet } from './stakingCalls'
import { depositsSeen } from './stakeSeen'

interface Redelegation extends StakingWallet {
  /** From this node, among the protocol's services, */
  readonly ssnID: string
  /** to this one. */
  readonly tossnID: string
  /** In Qa. */
  readonly amount: bigint
}

/** Moves stake to another node, without the waiting time. */
export const redelegateStake = defineAction<Redelegation>({
  name: 'redelegateStake',
  gas: { measured: [470n, 550n], stated: [500n, 1_000n], zilliqa2: { measured: [1_330n, 1_430n] } },
  gasLimit: 10_000n,
  request: ({ ssnID, tossnID, amount, ...wallet }, context) =>
    callOf(wallet, context, ({ ReDelegateStake }) =>
      ReDelegateStake({ stakeID, ssnID, tossnID, amount, tyron: null }),
    ),
  tell: (seen) => {
    const { grown } = depositsSeen(seen)
    if (seen.to === null || grown === 0n) return []
    return [{ text: 'stakeMoves', values: { wallet: seen.to, zil: grown.toString() } }]
  },
  moment: ({ amount }): StakedMoment => ({ kind: 'staked', did: 'moved', amount }),
})
