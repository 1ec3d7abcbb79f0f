import { getAccount, readDomainOffer, readProtocol } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import { purchases } from '../../../shared/chain/payment/pricesQuery'
import { notify } from '../../../shared/device/notify'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action'
import { requiredZilFor } from './requiredZil'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { ownersTold } from './seenNfts'

interface Mint extends NftPlaceInput {
  /** Its id in lower case: `zil`, `tyron`. */
  readonly currency: string
  readonly to: Address
  /** The name, bare and in lower case. */
  readonly domain: string
}

/** Mints a name under .gzil or .zlp. The price is read once more, and ZIL that the wallet lacks goes along. */
export const mintNft = defineAction<Mint>({
  name: 'mintNft',
  gasLimit: 10_000n,
  explorerDelayMs: 700,
  request: async (input, context) => {
    const { wallet, collection, currency, to, domain } = input
    const { client, network } = context
    await checkNftCall(input, context, { moves: true })
    const [offer, { utility }, { balance }] = await Promise.all([
      readDomainOffer(client, network, collection, domain),
      readProtocol(client, network),
      getAccount(client, wallet),
    ])
    if (offer === null) throw new ActionError('CollectionMissing')
    if (offer.owner !== null) throw new ActionError('NameTaken')
    const price = utility.get(currency)?.get(purchases.domain)
    if (price === undefined) throw new ActionError('NoPrice')
    const premium = offer.premium ?? 0n
    const amount = requiredZilFor({ currency, price, premium, count: 1n, balance })
    const order = { addrName: collection, id: currency, to, token_uri: domain, domain_id: domainId(domain) }
    const call = didWallet(wallet).ZRC6_Mint({ ...order, amount: premium, tyron: null }, { amount })
    return { kind: 'call', call }
  },
  tell: (seen) => ownersTold(seen, 'nftMinted'),
  onConfirmed: ({ collection, wallet, to, domain }, { network, id }) => {
    if (to !== wallet) rememberRecipient(to)
    notify('mint', network.id, id, [`${domain}${collection}`])
  },
})
