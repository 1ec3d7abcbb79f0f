import { readField, valueOr, type Client, type Network } from '@tyto/chain'
import { nameRegistry } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { ActionError } from '../../errors/ActionError'

/**
 * Subdomains are looked up at the wallet that name.did leads to, and wallets of a name obey who controls that one. Throws
 * `ActionError` where it is another wallet: what is made would be found nowhere, or serve somebody else.
 */
export async function checkDidLeadsTo(
  client: Client,
  { registry }: Network,
  domain: string,
  wallet: Address,
): Promise<void> {
  const { did_dns } = nameRegistry(registry).fields
  const did = valueOr(await readField(client, did_dns.at(domainId(domain))), null)
  if (did !== wallet) throw new ActionError('NotOfDid')
}
