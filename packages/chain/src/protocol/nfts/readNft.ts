import type { NftReference } from '@tyto/identity'
import type { Requests, RequestOptions } from '../../client/client'
import type { Network } from '../../networks/networks'
import { findInitDid } from '../findInitDid'
import { findNftPlace, type NftHolder, type NftPlace } from './nftPlace'

/** Where the data of one NFT stands; null where there is none, or where it is not the holder's. Rejects with `RpcError`. */
export async function readNft(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry'>,
  { nft, holder }: { readonly nft: NftReference; readonly holder: NftHolder },
  options?: RequestOptions,
): Promise<NftPlace | null> {
  return findNftPlace(client, await findInitDid(client, network, options), { nft, holder }, options)
}
