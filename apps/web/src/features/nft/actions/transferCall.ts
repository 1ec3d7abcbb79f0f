import type { ContractCall } from '@tyto/abi'
import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import type { NftPlaceInput } from './nftCall'

export interface NftTransfers extends NftPlaceInput {
  /** Which token goes to whom; at least one. */
  readonly transfers: readonly { readonly id: bigint; readonly to: Address }[]
}

/** One token by the call for one, several by the call for many, each to its own recipient. */
export function transferCall({ wallet, collection, transfers }: NftTransfers): ContractCall {
  const { ZRC6_TransferFrom, ZRC6_BatchTransferFrom } = didWallet(wallet)
  const values = { addrName: collection, tyron: null }
  const [only, ...more] = transfers
  return only !== undefined && more.length === 0
    ? ZRC6_TransferFrom({ ...values, to: only.to, token_id: only.id })
    : ZRC6_BatchTransferFrom({
        ...values,
        to_token_id_pair_list: transfers.map(({ to, id }) => [to, id] as const),
      })
}
