import { zil } from '@tyto/contracts'
import { defineAction } from '../../../shared/transaction/action/action'
import type { StakedMoment } from '../moments/Staked'
import { callOf, stakeID, type StakingWallet } from './stakingCalls'
import { depositsSeen } from './stakeSeen'

interface Delegation extends StakingWallet {
  /** The node among the protocol's services. */
  readonly ssnID: string
  /** All that is staked, in Qa. */
  readonly amount: bigint
  /** How much of it the account that signs sends along, in Qa. */
  readonly extra: bigint
}

/** Stakes ZIL of a staking wallet at a seed node, with what its owner sends along. */
export const delegateStake = defineAction<Delegation>({
  name: 'delegateStake',
  gas: { measured: [340n, 400n], stated: [500n, 1_000n], zilliqa2: { measured: [1_190n, 1_280n] } },
  gasLimit: 10_000n,
  spends: ({ wallet, amount, extra }, account) => [
    { payer: wallet, coin: zil, units: amount > extra ? amount - extra : 0n },
    { payer: account, coin: zil, units: extra },
  ],
  request: ({ ssnID, amount, extra, ...wallet }, context) =>
    callOf(wallet, context, ({ DelegateStake }) =>
      DelegateStake({ stakeID, ssnID, amount, tyron: null }, { amount: extra }),
    ),
  tell: (seen) => {
    const { grown } = depositsSeen(seen)
    if (seen.to === null || grown === 0n) return []
    return [{ text: 'stakeGrows', values: { wallet: seen.to, zil: grown.toString() } }]
  },
  moment: ({ amount }): StakedMoment => ({ kind: 'staked', did: 'delegated', amount }),
})
