import type { ContractCall, ScillaParam } from '@tyto/abi'
import { getContractCode, readField, valueOr, type Client, type TransactionContent } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { walletRules } from '@tyto/identity'
import type { Action } from '../action/action'

/** The name of the donation's parameter on chain. */
export const donationParameter = 'tyron'

/** A content, and whether the review asks for a donation to it. */
export interface FittedContent {
  readonly content: TransactionContent
  readonly takesDonation: boolean
}

/**
 * Fits the content of an action to its wallet. A wallet below version 6 takes no donation: the parameter is left out,
 * unless the wallet's own code demands it; then it is None. Rejects with `RpcError`.
 */
export async function fitDonation(
  { donate }: Pick<Action<never>, 'donate'>,
  content: TransactionContent,
  client: Client,
): Promise<FittedContent> {
  if (content.kind !== 'call') return { content, takesDonation: false }
  const { call } = content
  const version = valueOr(await readField(client, didWallet(call.to).fields.version), '')
  if (walletRules(version).hasCollections) {
    return { content, takesDonation: donate !== false && donationIndex(call) >= 0 }
  }
  const others = call.params.filter(({ vname }) => vname !== donationParameter)
  const isDemanded = demandsDonation(await getContractCode(client, call.to), call.transition)
  const params = isDemanded ? [...others, donationParam(0n)] : others
  return { content: { ...content, call: { ...call, params } }, takesDonation: false }
}

/** Does a transition have the parameter, by the source of its contract? */
function demandsDonation(code: string | null, transition: string): boolean {
  const source = code?.split(new RegExp(`\\btransition\\s+${transition}\\b`))[1] ?? ''
  const [head = ''] = source.split(/\b(?:transition|procedure)\b/)
  return new RegExp(`[(,]\\s*${donationParameter}\\s*:`).test(head)
}

/**
 * Adds a donation in Qa to the content: 0 sends None, any other amount Some, and the call then sends along what the wallet
 * cannot spare of it.
 */
export function withDonation(content: TransactionContent, donation: bigint): TransactionContent {
  if (content.kind !== 'call' || donationIndex(content.call) < 0) return content
  const { call, spare = 0n } = content
  const index = donationIndex(call)
  const params = call.params.map((param, each) => (each === index ? donationParam(donation) : param))
  const more = donation > spare ? donation - spare : 0n
  return { ...content, call: { ...call, params, amount: call.amount + more } }
}

function donationIndex(call: ContractCall): number {
  return call.params.findIndex(
    ({ vname, type }) => vname === donationParameter && /^Option \(?Uint128\)?$/.test(type),
  )
}

function donationParam(donation: bigint): ScillaParam {
  const value =
    donation === 0n
      ? { constructor: 'None', argtypes: ['Uint128'], arguments: [] }
      : { constructor: 'Some', argtypes: ['Uint128'], arguments: [donation.toString()] }
  return { vname: donationParameter, type: 'Option (Uint128)', value }
}
