import { didWallet } from '@tyto/contracts'
import { encodeChainText } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { RequestOptions, Requests } from '../client/client'
import { readField } from '../reads/readField'

/** The address that a wallet's `did_domain_dns` has for a subdomain; null where it has none. One trip. */
export async function readSubdomain(
  client: Requests,
  wallet: Address,
  subdomain: string,
  options?: RequestOptions,
): Promise<Address | null> {
  const { did_domain_dns } = didWallet(wallet).fields
  const reading = await readField(client, did_domain_dns.at(encodeChainText(subdomain)), options)
  return reading.kind === 'value' ? reading.value : null
}
