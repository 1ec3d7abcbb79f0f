import { defiWallet, didWallet, nameRegistry } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readField, valueOr } from '../reads/readField'
import { leadsSomewhere } from './readRegistry'

/**
 * The account that a DeFi or staking wallet obeys: the controller of the DID wallet of the domain that it belongs to; null
 * where it belongs to none. Three trips. Rejects with `RpcError`.
 */
export async function readWalletOwner(
  client: Requests,
  network: Pick<Network, 'registry'>,
  wallet: Address,
  options?: RequestOptions,
): Promise<Address | null> {
  const domain = valueOr(await readField(client, defiWallet(wallet).fields.nft_domain, options), null)
  if (domain === null) return null
  const { did_dns } = nameRegistry(network.registry).fields
  const did = valueOr(await readField(client, did_dns.at(domain), options), null)
  if (!leadsSomewhere(did)) return null
  return valueOr(await readField(client, didWallet(did).fields.controller, options), null)
}
