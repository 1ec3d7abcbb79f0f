import { getContractCode, type Client, type DeployableWallet, type Network } from '@tyto/chain'
import { loadCode, type ContractName } from '@tyto/contracts'
import { ActionError } from '../../../shared/errors/ActionError'

const ours: Readonly<Record<DeployableWallet, ContractName>> = {
  did: 'DidWallet',
  defi: 'DefiWallet',
  staking: 'ZilWallet',
  soulbound: 'SbtWallet',
}

/**
 * The code for a new wallet of a kind on a network: our own, or a copy of the template on chain. Throws `ActionError`
 * if the network has neither.
 */
export async function codeOfNewWallet(
  kind: DeployableWallet,
  client: Client,
  { walletCode }: Network,
): Promise<string> {
  const origin = walletCode[kind]
  if (origin === undefined) throw new ActionError('NoWalletCode')
  if ('source' in origin) return loadCode(ours[kind])
  const code = await getContractCode(client, origin.template)
  if (code === null) throw new ActionError('NoWalletCode')
  return code
}
