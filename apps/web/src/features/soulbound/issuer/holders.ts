import { readFields, readSoulbound, valueOr, type NetworkId } from '@tyto/chain'
import { sbtWallet } from '@tyto/contracts'
import { formatName, parseName, type Name } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { queryOptions } from '@tanstack/react-query'
import { chainOf } from '../../../shared/chain/network/chain'
import { chainReadOptions } from '../../../shared/chain/reads/queries'
import { findAddresses } from '../../../shared/recipients/resolveRecipients'

/**
 * The name under which a soulbound wallet says it is kept; null where that name does not lead to it: a wallet can say
 * anything of itself.
 */
export function holderNameQuery(network: NetworkId, wallet: Address) {
  return queryOptions({
    ...chainReadOptions,
    queryKey: ['chain', network, 'soulbound', 'holder', wallet],
    queryFn: async ({ signal }): Promise<Name | null> => {
      const { nft_username, nft_subdomain } = sbtWallet(wallet).fields
      const read = await readFields(chainOf(network).client, { nft_username, nft_subdomain }, { signal })
      const domain = valueOr(read.nft_username, '')
      const subdomain = valueOr(read.nft_subdomain, '')
      const name = parseName(`${subdomain}@${domain}.ssi`)
      if (domain === '' || !name.ok) return null
      const found = await findAddresses(network, [name.value])
      return found.get(formatName(name.value)) === wallet ? name.value : null
    },
  })
}

/** The soulbound wallet that a holder's name leads to, and what it sent an issuer; null where it leads to none. */
export async function findHolder(network: NetworkId, holder: Name, issuer: string) {
  const found = await findAddresses(network, [holder])
  const wallet = found.get(formatName(holder)) ?? null
  if (wallet === null) return null
  const { client, network: description } = chainOf(network)
  const held = await readSoulbound(client, description, { wallet, issuer })
  return held === null ? null : { wallet, message: held.message }
}
