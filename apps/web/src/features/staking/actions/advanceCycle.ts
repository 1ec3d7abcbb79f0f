import { ssnListProxy } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { checkService } from '../../../shared/chain/reads/checkService'
import { defineAction } from '../../../shared/transaction/action/action'
import { stakeID } from './stakingCalls'

/** Ends a reward cycle that has lasted long enough, as anybody may on a network whose programme knows no verifier's clock. */
export const advanceCycle = defineAction<{ readonly proxy: Address }>({
  name: 'advanceCycle',
  gas: { measured: [480n, 550n], zilliqa2: { measured: [1_050n, 1_160n] } },
  gasLimit: 10_000n,
  request: async ({ proxy }, context) => {
    await checkService(context, stakeID, proxy)
    return { kind: 'call', call: ssnListProxy(proxy).AdvanceCycle({}) }
  },
  tell: ({ result }) => {
    const after = result.changes.find(
      ({ field, keys }) => field === 'lastrewardcycle' && keys.length === 0,
    )?.after
    const cycle = after && 'json' in after ? after.json : null
    return typeof cycle === 'string' ? [{ text: 'cycleEnds', values: { item: cycle } }] : []
  },
})
