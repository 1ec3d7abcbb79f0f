import { zrc6Token } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readField, valueOr } from '../../reads/readField'
import { findCollection } from './findCollection'

/** The price of one token of an image collection, in Qa; null where it is not sold. */
export interface ImageOffer {
  readonly contract: Address
  readonly price: bigint | null
}

/** The key under which a collection of pictures keeps its price. */
const priceKey = `0x${'0'.repeat(64)}` as const

/** Asks an image collection for its price; null where the network has no such collection. Rejects with `RpcError`. */
export async function readImageOffer(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  collection: string,
  options?: RequestOptions,
): Promise<ImageOffer | null> {
  const contract = await findCollection(client, network, collection, options)
  if (contract === null) return null
  const price = await readField(client, zrc6Token(contract).fields.premium_price.at(priceKey), options)
  return price.kind === 'not deployed' ? null : { contract, price: valueOr(price, null) }
}
