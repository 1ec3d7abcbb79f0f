import { initDid, zrc6Token } from '@tyto/contracts'
import { imageCollections } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { readFields } from '../../reads/readField'
import { findInitDid } from '../findInitDid'

/** A collection of pictures that the protocol names. */
export interface ImageCollection {
  /** `dd10k` */
  readonly collection: string
  /** Its ZRC-6 contract. */
  readonly contract: Address
  /** How many NFTs of it a wallet has. */
  readonly held: bigint
}

/** The collections of pictures that a network has, and how many NFTs of each a wallet holds. Rejects with `RpcError`. */
export async function readImageCollections(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  wallet: Address,
  options?: RequestOptions,
): Promise<readonly ImageCollection[]> {
  const { services } = initDid(await findInitDid(client, network, options)).fields
  const named = Object.fromEntries(imageCollections.map((name) => [name, services.at(name)] as const))
  const contracts = await readFields(client, named, options)
  const known = imageCollections.flatMap((collection) => {
    const contract = contracts[collection]
    return contract?.kind === 'value' ? [{ collection, contract: contract.value }] : []
  })
  const held = await readFields(
    client,
    Object.fromEntries(
      known.map(({ collection, contract }) => [collection, zrc6Token(contract).fields.balances.at(wallet)]),
    ),
    options,
  )
  return known.map((one) => {
    const balance = held[one.collection]
    return { ...one, held: balance?.kind === 'value' ? balance.value : 0n }
  })
}
