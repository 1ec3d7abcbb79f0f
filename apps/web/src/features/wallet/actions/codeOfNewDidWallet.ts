import { getContractCode, type Client, type Network } from '@tyto/chain'
import { loadCode } from '@tyto/contracts'
import { ActionError } from '../../../shared/transaction/action'

/**
 * The code that a network's new DID wallets get: our own, or a copy of the template on chain. Throws `ActionError` where
 * the network has none.
 */
export async function codeOfNewDidWallet(client: Client, { walletCode }: Network): Promise<string> {
  const origin = walletCode.did
  if (origin === undefined) throw new ActionError('NoWalletCode')
  if ('source' in origin) return loadCode('DidWallet')
  const code = await getContractCode(client, origin.template)
  if (code === null) throw new ActionError('NoWalletCode')
  return code
}
