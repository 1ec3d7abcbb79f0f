import { readField, readOwnership, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { isNftName, type Name, parseName, walletRules, type WalletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import type { RequestContext } from '../../../shared/transaction/action/action'

/** The rules of the wallet that pays. Throws `NotController` where the account has no right to pay from it. */
export async function checkPayer(
  wallet: Address,
  { client, network, account }: RequestContext,
): Promise<WalletRules> {
  // Every kind of wallet keeps its version in a field of this name.
  const [{ owner }, version] = await Promise.all([
    readOwnership(client, network, wallet),
    readField(client, didWallet(wallet).fields.version),
  ])
  if (owner !== account) throw new ActionError('NotController')
  return walletRules(valueOr(version, ''))
}

/** The name of a payment, where the contract can look it up by itself; null where it gets the address. */
export function beneficiaryName(name: string | null, rules: WalletRules): Name | null {
  const read = name === null ? null : parseName(name)
  return read?.ok && rules.hasCollections && !isNftName(read.value) ? read.value : null
}
