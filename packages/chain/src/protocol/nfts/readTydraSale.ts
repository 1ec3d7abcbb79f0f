import { initDid } from '@tyto/contracts'
import { domainId, type TydraCollection } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readFields, valueOr } from '../../reads/readField'
import { findInitDid } from '../findInitDid'

/** The collection of which Tydras are made; its count is the one that ends the sale. */
export const soldTydras: TydraCollection = 'merxek'
/** How many are made of it in all: as long as the count does not exceed 25. */
export const mostTydras = 26n

/** How the sale of Tydras stands for one domain. */
export interface TydraSale {
  /** How many were made. */
  readonly minted: bigint
  readonly isSoldOut: boolean
  /** May the wallet take one without payment? */
  readonly isFree: boolean
  /** The domain has one of the collection already, and can have no second one. */
  readonly isTaken: boolean
}

export interface TydraSaleOptions {
  /** Bare, in lower case. */
  readonly domain: string
  /** The DID wallet of the domain. */
  readonly wallet: Address
}

/** The count, the entry of the domain and the free list, in two trips. Rejects with `RpcError`: nothing is known then. */
export async function readTydraSale(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  { domain, wallet }: TydraSaleOptions,
  options?: RequestOptions,
): Promise<TydraSale> {
  const { token_id_count, token_uris, tydra_free_list } = initDid(
    await findInitDid(client, network, options),
  ).fields
  const { count, uri, freeList } = await readFields(
    client,
    {
      count: token_id_count.at(soldTydras),
      uri: token_uris.at(soldTydras).at(domainId(domain)),
      freeList: tydra_free_list,
    },
    options,
  )
  const minted = valueOr(count, 0n)
  return {
    minted,
    isSoldOut: minted >= mostTydras,
    isFree: freeList.kind === 'value' && freeList.value.includes(wallet),
    isTaken: uri.kind === 'value',
  }
}
