import type { TransactionContent } from '@tyto/chain'
import type { ContractCall, ScillaParam } from '@tyto/abi'
import type { Action } from '../action'

/** The name of the donation's parameter on chain. */
const parameter = 'tyron'

/** May a donation go with it? The call has to have the parameter: wallets below version 6 have none. */
export function takesDonation(action: Pick<Action<never>, 'donate'>, content: TransactionContent): boolean {
  return action.donate !== false && content.kind === 'call' && donationIndex(content.call) >= 0
}

/** The content with a donation in Qa: 0 sends None, anything else Some, which travels as the call's amount. */
export function withDonation(
  action: Pick<Action<never>, 'donate'>,
  content: TransactionContent,
  donation: bigint,
): TransactionContent {
  if (content.kind !== 'call' || !takesDonation(action, content)) return content
  return { ...content, call: callWithDonation(content.call, donation) }
}

/** A call with the donation in its parameter and, beside what it sends already, in its amount. */
function callWithDonation(call: ContractCall, donation: bigint): ContractCall {
  const index = donationIndex(call)
  return {
    ...call,
    params: call.params.map((param, each) => (each === index ? donationParam(donation) : param)),
    amount: call.amount + donation,
  }
}

function donationIndex(call: ContractCall): number {
  return call.params.findIndex(
    ({ vname, type }) => vname === parameter && /^Option \(?Uint128\)?$/.test(type),
  )
}

function donationParam(donation: bigint): ScillaParam {
  const value =
    donation === 0n
      ? { constructor: 'None', argtypes: ['Uint128'], arguments: [] }
      : { constructor: 'Some', argtypes: ['Uint128'], arguments: [donation.toString()] }
  return { vname: parameter, type: 'Option (Uint128)', value }
}
