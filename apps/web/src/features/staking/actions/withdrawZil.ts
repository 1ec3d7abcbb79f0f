import { readNameAddresses } from '@tyto/chain'
import { zil } from '@tyto/contracts'
import { parseName } from '@tyto/identity'
import { formatUnits, type Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { defineAction, type RequestContext } from '../../../shared/transaction/action'
import { zilGained } from '../../../shared/transaction/review/seenOutcome'
import { callOf, type StakingWallet } from './stakingCalls'

interface ZilWithdrawal extends StakingWallet {
  /** One payment, of the same shape as those of the send form: what follows says it in the same way. */
  readonly payment: {
    readonly to: Address
    /** The name that was typed; null where an address was. */
    readonly name: string | null
    readonly coin: { readonly id: 'zil'; readonly symbol: string; readonly decimals: number }
    /** In Qa. */
    readonly amount: bigint
  }
}

/** ZIL out of a staking wallet, to a name or an address. */
export const withdrawZil = defineAction<ZilWithdrawal>({
  name: 'withdrawZil',
  gasLimit: 10_000n,
  spends: ({ wallet, payment }) => [{ payer: wallet, coin: zil, units: payment.amount }],
  request: async ({ payment, ...wallet }, context) => {
    await checkRecipient(payment, context)
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
  onConfirmed: ({ payment }) => rememberRecipient(payment.to),
})

/** The name must lead where it led when the person looked at it. Throws `RecipientChanged`. */
async function checkRecipient(
  { to, name }: ZilWithdrawal['payment'],
  { client, network }: RequestContext,
): Promise<void> {
  const read = name === null ? null : parseName(name)
  if (!read?.ok) return
  const [found] = await readNameAddresses(client, network, [read.value])
  if (found !== to) throw new ActionError('RecipientChanged')
}
