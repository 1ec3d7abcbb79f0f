import { defiWallet, didWallet, nameRegistry } from '@tyto/contracts'
import type { Address, Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readField, readFields, valueOr } from '../reads/readField'
import { leadsSomewhere } from './readRegistry'

/** The domain that a DeFi or staking wallet is to belong to next. */
export interface PendingDomain {
  /** The hash of the domain. */
  readonly domain: Hex
  /** Who may accept: the controller of that domain's DID wallet; null where it has none. */
  readonly controller: Address | null
}

const noDomain: Hex = `0x${'00'.repeat(32)}`

/**
 * To which domain the ownership of a wallet is about to pass; null where to none. Up to three trips. Rejects with
 * `RpcError`.
 */
export async function readPendingDomain(
  client: Requests,
  network: Pick<Network, 'registry'>,
  wallet: Address,
  options?: RequestOptions,
): Promise<PendingDomain | null> {
  const { pending_domain } = defiWallet(wallet).fields
  const domain = valueOr(await readField(client, pending_domain, options), noDomain)
  if (domain === noDomain) return null
  return { domain, controller: await controllerOf(client, network, domain, options) }
}

/**
 * Who may act for a wallet: its controller; for a DeFi or staking wallet, which has none of its own, the controller of the
 * domain that it belongs to. Null where the chain names nobody. One trip for a DID wallet, up to three for others. Rejects
 * with `RpcError`.
 */
export async function readWalletController(
  client: Requests,
  network: Pick<Network, 'registry'>,
  wallet: Address,
  options?: RequestOptions,
): Promise<Address | null> {
  const { controller } = didWallet(wallet).fields
  const { nft_domain } = defiWallet(wallet).fields
  const read = await readFields(client, { controller, nft_domain }, options)
  const domain = valueOr(read.nft_domain, null)
  const own = valueOr(read.controller, null)
  return own ?? (domain === null ? null : controllerOf(client, network, domain, options))
}

/** The controller of a domain's DID wallet; null where it has none. */
async function controllerOf(
  client: Requests,
  network: Pick<Network, 'registry'>,
  domain: Hex,
  options?: RequestOptions,
): Promise<Address | null> {
  const { did_dns } = nameRegistry(network.registry).fields
  const did = valueOr(await readField(client, did_dns.at(domain), options), null)
  if (!leadsSomewhere(did)) return null
  return valueOr(await readField(client, didWallet(did).fields.controller, options), null)
}
