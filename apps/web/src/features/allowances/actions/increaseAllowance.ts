import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { defineAction } from '../../../shared/transaction/action/action'
import { allowanceCall, type AllowanceChange } from './allowanceCall'
import { tellAllowances } from './tellAllowances'

/** Lets a spender take more of a token, from a wallet or from the account of the browser wallet. */
export const increaseAllowance = defineAction<AllowanceChange>({
  name: 'increaseAllowance',
  gas: { measured: [100n, 275n], zilliqa2: { measured: [370n, 880n] } },
  gasLimit: 10_000n,
  request: (change, { client }) => allowanceCall(client, change, 'increase'),
  tell: tellAllowances,
  onConfirmed: ({ spender }) => rememberRecipient(spender),
})
