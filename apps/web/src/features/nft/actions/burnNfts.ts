import { didWallet } from '@tyto/contracts'
import { defineAction } from '../../../shared/transaction/action/action'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { ownersTold } from './seenNfts'

interface Burning extends NftPlaceInput {
  readonly ids: readonly bigint[]
}

/** Destroys NFTs of a wallet for good; a name among them is free again. */
export const burnNfts = defineAction<Burning>({
  name: 'burnNfts',
  gas: { measured: [390n, 900n], zilliqa2: { measured: [1_220n, 1_830n] } },
  isFinal: true,
  gasLimit: 10_000n,
  request: async (input, context) => {
    await checkNftCall(input, context, { moves: true })
    const { ZRC6_Burn, ZRC6_BatchBurn } = didWallet(input.wallet)
    const values = { addrName: input.collection, tyron: null }
    const [only, ...more] = input.ids
    const call =
      only !== undefined && more.length === 0
        ? ZRC6_Burn({ ...values, token_id: only })
        : ZRC6_BatchBurn({ ...values, token_id_list: input.ids })
    return { kind: 'call', call }
  },
  tell: (seen) => ownersTold(seen, 'nftBurnt'),
})
