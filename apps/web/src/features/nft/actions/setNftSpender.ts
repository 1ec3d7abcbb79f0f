import { didWallet } from '@tyto/contracts'
import { isAddress, type Address } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import type { Summary } from '../../../shared/transaction/action/summary'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { entriesIn } from './seenNfts'

interface SpenderChoice extends NftPlaceInput {
  readonly id: bigint
  /** The zero address takes the right away. */
  readonly spender: Address
}

/** Lets somebody pass one NFT on, or takes that right away. */
export const setNftSpender = defineAction<SpenderChoice>({
  name: 'setNftSpender',
  gas: { measured: [390n, 410n], zilliqa2: { measured: [1_230n, 1_320n] } },
  gasLimit: 10_000n,
  request: async (input, context) => {
    await checkNftCall(input, context, { moves: false })
    const { wallet, collection, id, spender } = input
    const values = { addrName: collection, spender, token_id: id, tyron: null }
    return { kind: 'call', call: didWallet(wallet).ZRC6_SetSpender(values) }
  },
  tell: (seen) =>
    entriesIn(seen, 'spenders').map(({ contract, keys, after }): Summary[number] => {
      const values = { from: contract, item: `#${keys[0] ?? ''}` }
      return isAddress(after)
        ? { text: 'nftSpender', values: { ...values, to: after } }
        : { text: 'nftNoSpender', values }
    }),
})
