import { defineAction } from '../../../shared/transaction/action/action'
import type { StakedMoment } from '../moments/Staked'
import { arrivalAt } from '../../../shared/transaction/action/arrivalAt'
import { callOf, stakeID, type StakingWallet } from './stakingCalls'

/** Brings home what has waited long enough, from all nodes. */
export const completeWithdrawal = defineAction<StakingWallet>({
  name: 'completeWithdrawal',
  gas: { measured: [320n, 380n], stated: [500n, 1_000n], zilliqa2: { measured: [1_450n, 1_590n] } },
  gasLimit: 10_000n,
  request: (wallet, context) =>
    callOf(wallet, context, ({ CompleteWithdrawal }) => CompleteWithdrawal({ stakeID, tyron: null })),
  tell: (seen) => (seen.to === null ? [] : arrivalAt(seen, seen.to)),
  moment: (): StakedMoment => ({ kind: 'staked', did: 'withdrawn', amount: null }),
})
