import { readField, valueOr } from '@tyto/chain'
import { zrc2Token } from '@tyto/contracts'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action'
import { allowanceCall, type AllowancePlace } from './allowanceCall'
import { tellAllowances } from './tellAllowances'

/** Takes a whole allowance back: a decrease by all that the chain says there is when the review opens. */
export const revokeAllowance = defineAction<AllowancePlace>({
  name: 'revokeAllowance',
  gasLimit: 10_000n,
  request: async (place, { client, account }) => {
    const owner = place.wallet ?? account
    const { allowances } = zrc2Token(place.token).fields
    const amount = valueOr(await readField(client, allowances.at(owner).at(place.spender)), 0n)
    if (amount === 0n) throw new ActionError('NothingAllowed')
    return allowanceCall(client, { ...place, amount }, 'decrease')
  },
  tell: tellAllowances,
})
