import { didWallet } from '@tyto/contracts'
import { isAddress, type Address } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import type { Summary } from '../../../shared/transaction/action/summary'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { entriesIn } from './seenNfts'

interface OperatorChoice extends NftPlaceInput {
  readonly operator: Address
  /** False takes the right away. */
  readonly add: boolean
}

/** Lets somebody pass on and destroy whatever a wallet has in a collection, or takes that right away. */
export const setNftOperator = defineAction<OperatorChoice>({
  name: 'setNftOperator',
  gas: { measured: [340n, 370n], zilliqa2: { measured: [1_180n, 1_270n] } },
  gasLimit: 10_000n,
  request: async (input, context) => {
    await checkNftCall(input, context, { moves: false })
    const { ZRC6_AddOperator, ZRC6_RemoveOperator } = didWallet(input.wallet)
    const values = { addrName: input.collection, operator: input.operator, tyron: null }
    return { kind: 'call', call: (input.add ? ZRC6_AddOperator : ZRC6_RemoveOperator)(values) }
  },
  tell: (seen) =>
    entriesIn(seen, 'operators').flatMap(({ contract, keys: [wallet, operator], after }): Summary => {
      if (!isAddress(wallet) || !isAddress(operator)) return []
      const values = { from: contract, wallet, to: operator }
      return [{ text: after === null ? 'nftNoOperator' : 'nftOperator', values }]
    }),
})
