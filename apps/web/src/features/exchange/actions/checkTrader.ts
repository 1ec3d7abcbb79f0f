import { readField, readOwnership, valueOr } from '@tyto/chain'
import { defiWallet } from '@tyto/contracts'
import { walletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../../shared/errors/ActionError'
import type { RequestContext } from '../../../shared/transaction/action/action'

/**
 * The account that signs controls the wallet, and the wallet knows trades and liquidity. Throws `NotController` or
 * `UpgradeAccount`.
 */
export async function checkTrader(
  wallet: Address,
  { client, network, account }: RequestContext,
): Promise<void> {
  // Every kind of wallet keeps its version in a field of this name.
  const [{ owner }, version] = await Promise.all([
    readOwnership(client, network, wallet),
    readField(client, defiWallet(wallet).fields.version),
  ])
  if (owner !== account) throw new ActionError('NotController')
  if (!walletRules(valueOr(version, '')).trades) throw new ActionError('UpgradeAccount')
}
