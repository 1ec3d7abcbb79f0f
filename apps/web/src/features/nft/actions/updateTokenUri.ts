import { didWallet } from '@tyto/contracts'
import { decodeChainText } from '@tyto/identity'
import { defineAction } from '../../../shared/transaction/action/action'
import type { Summary } from '../../../shared/transaction/action/summary'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { entriesIn } from './seenNfts'

interface NewUri extends NftPlaceInput {
  readonly id: bigint
  readonly uri: string
}

/** Says where the data of an NFT stands. */
export const updateTokenUri = defineAction<NewUri>({
  name: 'updateTokenUri',
  gas: { measured: [260n, 340n], zilliqa2: { measured: [810n, 950n] } },
  gasLimit: 10_000n,
  request: async (input, context) => {
    await checkNftCall(input, context, { moves: true })
    const { wallet, collection, id, uri } = input
    const values = { addrName: collection, token_id: id, token_uri: uri, tyron: null }
    return { kind: 'call', call: didWallet(wallet).UpdateTokenURI(values) }
  },
  tell: (seen) =>
    entriesIn(seen, 'token_uris').flatMap(({ contract, keys, after }): Summary => {
      if (typeof after !== 'string') return []
      const values = { from: contract, item: `#${keys[0] ?? ''}`, subject: decodeChainText(after) }
      return [{ text: 'nftUri', values }]
    }),
})
