import { didWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Hex } from '@tyto/primitives'
import { notify } from '../../../shared/device/notify'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { defineAction } from '../../../shared/transaction/action/action'
import { holdsNames } from '../holdsNames'
import { mintedMoment, mintOrder, type MintInput } from './mintOrder'
import { isInToken } from './mintPrice'
import { ownersTold } from './seenNfts'
import { tokensPaid } from '../../../shared/transaction/action/tokensPaid'

interface Mint extends MintInput {
  /** The name, bare and in lower case, or where the picture is, as the collection keeps it. */
  readonly uri: string
}

/** Stands for the domain id of a picture. */
const noDomain: Hex = `0x${'0'.repeat(64)}`

/** Mints a name under .gzil or .zlp, or a picture. The price is read once more, and ZIL that the wallet lacks goes along. */
export const mintNft = defineAction<Mint>({
  name: 'mintNft',
  gas: {
    measured: [630n, 710n],
    inToken: [1_150n, 1_175n],
    zilliqa2: { measured: [1_790n, 1_980n], inToken: [3_140n, 3_350n] },
  },
  gasLimit: 10_000n,
  isPaidInToken: isInToken,
  explorerDelayMs: 700,
  request: async (input, context) => {
    const { wallet, collection, currency, to, uri } = input
    const { premium, most, along, meets } = await mintOrder(input, [uri], context)
    const domain_id = holdsNames(collection) ? domainId(uri) : noDomain
    const order = { addrName: collection, id: currency, to, token_uri: uri, domain_id, amount: premium }
    const { ZRC6_Mint, ZRC6_MintAtMost } = didWallet(wallet)
    const call =
      most === null
        ? ZRC6_Mint({ ...order, tyron: null }, { amount: along.amount })
        : ZRC6_MintAtMost({ ...order, most, tyron: null }, { amount: along.amount })
    return { kind: 'call', call, spare: along.spare, meets }
  },
  tell: (seen) => [...ownersTold(seen, 'nftMinted'), ...tokensPaid(seen)],
  moment: (input) => mintedMoment(input, [input.uri]),
  onConfirmed: ({ collection, wallet, to }, { network, id }) => {
    if (to !== wallet) rememberRecipient(to)
    if (holdsNames(collection)) notify('mint', network.id, id)
  },
})
