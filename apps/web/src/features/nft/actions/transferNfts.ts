import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { defineAction } from '../../../shared/transaction/action/action'
import type { NftsGivenMoment } from '../moments/NftsGiven'
import { listKey, transferLists } from '../listDrafts'
import { checkNftCall } from './nftCall'
import { ownersTold } from './seenNfts'
import { transferCall, type NftTransfers } from './transferCall'

interface ListedTransfers extends NftTransfers {
  /** Were they written in a list, which is kept until they are made? */
  readonly isByList?: true
}

/** Passes NFTs of a wallet on, one or many, to one or many. */
export const transferNfts = defineAction<ListedTransfers>({
  name: 'transferNfts',
  gas: { measured: [480n, 1_460n], zilliqa2: { measured: [1_360n, 2_390n] } },
  gasLimit: 10_000n,
  request: async (input, context) => {
    const contract = await checkNftCall(input, context, { moves: true })
    return { kind: 'call', call: transferCall(input), meets: [contract] }
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
