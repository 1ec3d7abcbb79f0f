import { didWallet } from '@tyto/contracts'
import { notify } from '../../../shared/device/notify'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { defineAction } from '../../../shared/transaction/action/action'
import { holdsNames } from '../holdsNames'
import { forgetImages, forgetNames, listKey } from '../listDrafts'
import { mintedMoment, mintOrder, type MintInput } from './mintOrder'
import { isInToken } from './mintPrice'
import { ownersTold } from './seenNfts'
import { tokensPaid } from '../../../shared/transaction/action/tokensPaid'

interface ManyMints extends MintInput {
  /** The names, bare and in lower case, or where the pictures are, as the collection keeps it. */
  readonly uris: readonly string[]
}

/**
 * Mints many names under .gzil or .zlp, or many pictures, all of them or none. Prices are read once more, and ZIL that the
 * wallet lacks goes along.
 */
export const mintNfts = defineAction<ManyMints>({
  name: 'mintNfts',
  gas: {
    measured: [660n, 3_900n],
    inToken: [1_120n, 4_400n],
    zilliqa2: { measured: [1_550n, 4_930n], inToken: [2_840n, 6_350n] },
  },
  gasLimit: 25_000n,
  isPaidInToken: isInToken,
  explorerDelayMs: 700,
  request: async (input, context) => {
    const { wallet, collection, currency, to, uris } = input
    const { premium, most, along, meets } = await mintOrder(input, uris, context)
    const list = uris.map((uri) => [to, uri] as const)
    const order = { addrName: collection, id: currency, to_token_uri_pair_list: list, amount: premium }
    const { ZRC6_BatchMint, ZRC6_BatchMintAtMost } = didWallet(wallet)
    const call =
      most === null
        ? ZRC6_BatchMint({ ...order, tyron: null }, { amount: along.amount })
        : ZRC6_BatchMintAtMost({ ...order, most, tyron: null }, { amount: along.amount })
    return { kind: 'call', call, spare: along.spare, meets }
  },
  tell: (seen) => [...ownersTold(seen, 'nftMinted'), ...tokensPaid(seen)],
  moment: (input) => mintedMoment(input, input.uris),
  onConfirmed: ({ collection, wallet, to, uris }, { network, id }) => {
    if (to !== wallet) rememberRecipient(to)
    const key = listKey({ network: network.id, wallet, collection })
    if (!holdsNames(collection)) return forgetImages(key, uris)
    forgetNames(key, uris)
    notify('mint', network.id, id)
  },
})
