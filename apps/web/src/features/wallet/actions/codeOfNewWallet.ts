import { codeHashOf, getContractCode, type Client, type DeployableWallet, type Network } from '@tyto/chain'
import { loadCode, type ContractName } from '@tyto/contracts'
import { ActionError } from '../../../shared/errors/ActionError'

/** The names of the wallets of each kind in our own sources. */
export const contractOfKind: Readonly<Record<DeployableWallet, ContractName>> = {
  did: 'DidWallet',
  defi: 'DefiWallet',
  staking: 'ZilWallet',
  soulbound: 'SbtWallet',
}

/**
 * The code for a new wallet of a kind on a network: our own, or a copy of the template on chain, to the last character as this
 * release knows it. Throws `NoWalletCode` if the network has neither, `UnknownCode` if this release does not know the template's code,
 * and `OtherCode` if the node tells another one.
 */
export async function codeOfNewWallet(
  kind: DeployableWallet,
  client: Client,
  { walletCode }: Network,
): Promise<string> {
  const origin = walletCode[kind]
  if (origin === undefined) throw new ActionError('NoWalletCode')
  if ('source' in origin) return loadCode(contractOfKind[kind])
  if (origin.codeHash === null) throw new ActionError('UnknownCode')
  const code = await getContractCode(client, origin.template)
  if (code === null) throw new ActionError('NoWalletCode')
  if (codeHashOf(code) !== origin.codeHash) throw new ActionError('OtherCode')
  return code
}
