import { mostAmount } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import { allowanceCall, type AllowancePlace } from './allowanceCall'
import { tellAllowances } from './tellAllowances'

/** Takes a whole allowance back, whatever a node says of it: the contract's decrease never falls below zero. */
export const revokeAllowance = defineAction<AllowancePlace>({
  name: 'revokeAllowance',
  gas: { measured: [105n, 280n], zilliqa2: { measured: [380n, 890n] } },
  takesBack: true,
  gasLimit: 10_000n,
  request: (place, { client }) => allowanceCall(client, { ...place, amount: mostAmount }, 'decrease'),
  tell: tellAllowances,
})
