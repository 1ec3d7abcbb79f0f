import { defineAction } from '../../../shared/transaction/action/action'
import { allowanceCall, type AllowanceChange } from './allowanceCall'
import { tellAllowances } from './tellAllowances'

/** Lets a spender take less of a token; what is more than there is takes all of it away. */
export const decreaseAllowance = defineAction<AllowanceChange>({
  name: 'decreaseAllowance',
  gas: { measured: [105n, 280n], zilliqa2: { measured: [380n, 890n] } },
  takesBack: true,
  gasLimit: 10_000n,
  request: (change, { client }) => allowanceCall(client, change, 'decrease'),
  tell: tellAllowances,
})
