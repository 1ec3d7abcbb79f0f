import { ssnListProxy } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { checkService } from '../../../../shared/chain/reads/checkService'
import { ActionError } from '../../../../shared/errors/ActionError'
import { defineAction } from '../../../../shared/transaction/action/action'
import type { SwappedMoment } from '../../moments/Swapped'
import { zilGained } from '../../../../shared/transaction/action/seenOutcome'
import { stakeID } from '../../actions/stakingCalls'
import { findProgramme } from '../programme'
import { swapGas } from './swapCall'

interface OwnCollection {
  readonly node: Address
}

/** Collects the rewards of a node into the browser wallet itself, which calls the programme directly. */
export const collectOwnRewards = defineAction<OwnCollection>({
  name: 'collectOwnRewards',
  gas: { measured: [300n, 3_400n], zilliqa2: { measured: [900n, 4_120n] } },
  gasLimit: swapGas,
  request: async ({ node }, context) => {
    const programme = await findProgramme(context.client, context.network)
    if (programme === null) throw new ActionError('StakingMissing')
    await checkService(context, stakeID, programme.proxy)
    const call = ssnListProxy(programme.proxy).WithdrawStakeRewards({ ssnaddr: node })
    return { kind: 'call', call }
  },
  tell: (seen) => {
    const zil = zilGained(seen, seen.sender)
    return zil > 0n
      ? [{ text: 'rewardsArrive', values: { wallet: seen.sender, zil: zil.toString() } }]
      : [{ text: 'rewardsNone', values: { wallet: seen.sender } }]
  },
  moment: (): SwappedMoment => ({ kind: 'swap', step: 'collected', other: null, isOfWallet: false }),
})
