import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { defineAction } from '../../../shared/transaction/action'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { ownersTold } from './seenNfts'

interface NftTransfer extends NftPlaceInput {
  readonly to: Address
  readonly ids: readonly bigint[]
}

/** Passes NFTs of a wallet on, one or many. */
export const transferNfts = defineAction<NftTransfer>({
  name: 'transferNfts',
  gasLimit: 10_000n,
  request: async (input, context) => {
    await checkNftCall(input, context, { moves: true })
    const { ZRC6_TransferFrom, ZRC6_BatchTransferFrom } = didWallet(input.wallet)
    const { to, ids, collection } = input
    const values = { addrName: collection, tyron: null }
    const [only, ...more] = ids
    const call =
      only !== undefined && more.length === 0
        ? ZRC6_TransferFrom({ ...values, to, token_id: only })
        : ZRC6_BatchTransferFrom({ ...values, to_token_id_pair_list: ids.map((id) => [to, id] as const) })
    return { kind: 'call', call }
  },
  tell: (seen) => ownersTold(seen, 'nftGoes'),
  onConfirmed: ({ to }) => rememberRecipient(to),
})
