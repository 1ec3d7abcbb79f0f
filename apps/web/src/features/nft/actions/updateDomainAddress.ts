import { didWallet } from '@tyto/contracts'
import { isAddress, type Address } from '@tyto/primitives'
import { defineAction } from '../../../shared/transaction/action/action'
import type { Summary } from '../../../shared/transaction/action/summary'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { entriesIn } from './seenNfts'

interface NewLead extends NftPlaceInput {
  readonly id: bigint
  readonly to: Address
}

/** Says where a name of a collection leads. */
export const updateDomainAddress = defineAction<NewLead>({
  name: 'updateDomainAddress',
  gas: { measured: [280n, 290n], zilliqa2: { measured: [830n, 900n] } },
  gasLimit: 10_000n,
  request: async (input, context) => {
    await checkNftCall(input, context, { moves: true })
    const { wallet, collection, id, to } = input
    const values = { addrName: collection, token_id: id, new_addr: to, tyron: null }
    return { kind: 'call', call: didWallet(wallet).UpdateDomainAddress(values) }
  },
  tell: (seen) =>
    entriesIn(seen, 'nft_dns').flatMap(({ contract, after }): Summary =>
      isAddress(after) ? [{ text: 'nftLeads', values: { from: contract, to: after } }] : [],
    ),
})
