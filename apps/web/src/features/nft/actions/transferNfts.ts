import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { defineAction } from '../../../shared/transaction/action/action'
import type { NftsGivenMoment } from '../moments/NftsGiven'
import { listKey, transferLists } from '../listDrafts'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { ownersTold } from './seenNfts'

interface NftTransfers extends NftPlaceInput {
  /** Which token goes to whom; at least one. */
  readonly transfers: readonly { readonly id: bigint; readonly to: Address }[]
  /** Were they written in a list, which is kept until they are made? */
  readonly isByList?: true
}

/** Passes NFTs of a wallet on, one or many, to one or many. */
export const transferNfts = defineAction<NftTransfers>({
  name: 'transferNfts',
  gas: { measured: [480n, 1_460n], zilliqa2: { measured: [1_360n, 2_390n] } },
  gasLimit: 10_000n,
  request: async (input, context) => {
    const contract = await checkNftCall(input, context, { moves: true })
    const { ZRC6_TransferFrom, ZRC6_BatchTransferFrom } = didWallet(input.wallet)
    const { transfers, collection } = input
    const values = { addrName: collection, tyron: null }
    const [only, ...more] = transfers
    const call =
      only !== undefined && more.length === 0
        ? ZRC6_TransferFrom({ ...values, to: only.to, token_id: only.id })
        : ZRC6_BatchTransferFrom({
            ...values,
            to_token_id_pair_list: transfers.map(({ to, id }) => [to, id] as const),
          })
    return { kind: 'call', call, meets: [contract] }
  },
  tell: (seen) => ownersTold(seen, 'nftGoes'),
  moment: ({ collection, transfers }): NftsGivenMoment | null => {
    const [first] = transfers
    if (first === undefined) return null
    const recipient = transfers.every(({ to }) => to === first.to) ? first.to : null
    return { kind: 'nftsGiven', collection, count: transfers.length, recipient }
  },
  onConfirmed: ({ transfers, wallet, collection, isByList }, { network }) => {
    if (isByList) transferLists.set(listKey({ network: network.id, wallet, collection }), null)
    for (const { to } of transfers) rememberRecipient(to)
  },
})
