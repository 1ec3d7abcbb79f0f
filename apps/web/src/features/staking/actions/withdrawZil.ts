import { zil } from '@tyto/contracts'
import { formatUnits, zilId, type Address } from '@tyto/primitives'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { defineAction } from '../../../shared/transaction/action/action'
import { paidMoment } from '../../../shared/identity/moment/paid'
import { zilGained } from '../../../shared/transaction/action/seenOutcome'
import { callOf, type StakingWallet } from './stakingCalls'

interface ZilWithdrawal extends StakingWallet {
  /** One payment, of the same shape as those of the send form: what follows says it in the same way. */
  readonly payment: {
    readonly to: Address
    /** The name that was typed; null where an address was. */
    readonly name: string | null
    readonly coin: { readonly id: typeof zilId; readonly symbol: string; readonly decimals: number }
    /** In Qa. */
    readonly amount: bigint
  }
}

/** ZIL out of a staking wallet, to a name or an address. */
export const withdrawZil = defineAction<ZilWithdrawal>({
  name: 'withdrawZil',
  gas: { measured: [138n, 247n], stated: [1_500n, 1_500n], zilliqa2: { measured: [480n, 860n] } },
  gasLimit: 10_000n,
  spends: ({ wallet, payment }) => [{ payer: wallet, coin: zil, units: payment.amount }],
  names: ({ payment: { to, name } }) => [{ address: to, name }],
  request: ({ payment, ...wallet }, context) => {
    const beneficiary = { constructor: 'Recipient', arguments: [payment.to] } as const
    const order = { tag: 'AddFunds', beneficiary, amount: payment.amount, tyron: null }
    return callOf(wallet, context, ({ SendFunds }) => SendFunds(order))
  },
  tell: (seen) => {
    const change = seen.result.balances.find(
      ({ address, token }) => token.address === null && address !== seen.to && zilGained(seen, address) > 0n,
    )
    if (change === undefined) return []
    const { address, token } = change
    const amount = `${formatUnits(zilGained(seen, address), token.decimals)} ${token.symbol}`
    return [{ text: 'paid', values: { amounts: [amount], to: address } }]
  },
  moment: ({ payment }) => paidMoment([payment], null),
  onConfirmed: ({ payment }) => rememberRecipient(payment.to),
})
