import { domainToken } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readField, valueOr } from '../../reads/readField'
import { findCollection } from './findCollection'

/** Is a name under `.gzil` or `.zlp` free, and what does it cost beyond the price? */
export interface DomainOffer {
  readonly contract: Address
  /** Where a name leads that somebody has; null where it is free. */
  readonly owner: Address | null
  /** In Qa; 0 where it has no premium, and null where that could not be read. */
  readonly premium: bigint | null
}

/** Asks a collection of names for some of them, in their order; null where the network has no such collection. Rejects with `RpcError`. */
export async function readDomainOffers(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  { collection, names }: { readonly collection: string; readonly names: readonly string[] },
  options?: RequestOptions,
): Promise<readonly DomainOffer[] | null> {
  const contract = await findCollection(client, network, collection, options)
  if (contract === null) return null
  const { nft_dns, premium_price } = domainToken(contract).fields
  const found = await Promise.all(
    names.map(async (name) => {
      const id = domainId(name)
      const [owner, premium] = await Promise.all([
        readField(client, nft_dns.at(id), options),
        readField(client, premium_price.at(id), options).then(
          (reading) => valueOr(reading, 0n),
          () => null,
        ),
      ])
      return { owner, premium }
    }),
  )
  if (found.some(({ owner }) => owner.kind === 'not deployed')) return null
  return found.map(({ owner, premium }) => ({ contract, owner: valueOr(owner, null), premium }))
}
