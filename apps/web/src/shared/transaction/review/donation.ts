import type { TransactionContent } from '@tyto/chain'
import type { ContractCall, ScillaParam } from '@tyto/abi'
import type { Action } from '../action'

/** The name of the donation's parameter on chain. */
const parameter = 'tyron'

/** Can a donation be added? The call must have the parameter: wallets below version 6 do not. */
export function takesDonation(action: Pick<Action<never>, 'donate'>, content: TransactionContent): boolean {
  return action.donate !== false && content.kind === 'call' && donationIndex(content.call) >= 0
}

/**
 * Adds a donation in Qa to the content: 0 sends None, any other amount Some, and the call then sends that amount along.
 */
export function withDonation(
  action: Pick<Action<never>, 'donate'>,
  content: TransactionContent,
  donation: bigint,
): TransactionContent {
  if (content.kind !== 'call' || !takesDonation(action, content)) return content
  return { ...content, call: callWithDonation(content.call, donation) }
}

/** A call with the donation in its parameter, and added to the amount that it already sends. */
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
