import { defiWallet, didWallet, nameRegistry } from '@tyto/contracts'
import type { Address, Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import type { Network } from '../networks/networks'
import { readField, valueOr } from '../reads/readField'
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
  const { did_dns } = nameRegistry(network.registry).fields
  const did = valueOr(await readField(client, did_dns.at(domain), options), null)
  if (!leadsSomewhere(did)) return { domain, controller: null }
  return {
    domain,
    controller: valueOr(await readField(client, didWallet(did).fields.controller, options), null),
  }
}
