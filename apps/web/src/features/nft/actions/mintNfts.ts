import { getAccount, readDomainOffer, readProtocol } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { purchases } from '../../../shared/chain/payment/pricesQuery'
import { notify } from '../../../shared/device/notify'
import { rememberRecipient } from '../../../shared/recipients/addressBook'
import { ActionError } from '../../../shared/errors/ActionError'
import { defineAction } from '../../../shared/transaction/action'
import { requiredZilFor } from './requiredZil'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { ownersTold } from './seenNfts'

interface ManyMints extends NftPlaceInput {
  /** Its id in lower case: `zil`, `tyron`. */
  readonly currency: string
  readonly to: Address
  /** The names, bare and in lower case. */
  readonly domains: readonly string[]
}

/** Mints many names under .gzil or .zlp, all of them or none. Prices are read once more, and ZIL that the wallet lacks goes along. */
export const mintNfts = defineAction<ManyMints>({
  name: 'mintNfts',
  gasLimit: 25_000n,
  explorerDelayMs: 700,
  request: async (input, context) => {
    const { wallet, collection, currency, to, domains } = input
    const { client, network } = context
    await checkNftCall(input, context, { moves: true })
    const [offers, { utility }, { balance }] = await Promise.all([
      Promise.all(domains.map((domain) => readDomainOffer(client, network, collection, domain))),
      readProtocol(client, network),
      getAccount(client, wallet),
    ])
    if (offers.some((offer) => offer === null)) throw new ActionError('CollectionMissing')
    if (offers.some((offer) => offer?.owner)) throw new ActionError('NameTaken')
    const price = utility.get(currency)?.get(purchases.domain)
    if (price === undefined) throw new ActionError('NoPrice')
    const premium = offers.reduce((sum, offer) => sum + (offer?.premium ?? 0n), 0n)
    const count = BigInt(domains.length)
    const amount = requiredZilFor({ currency, price, premium, count, balance })
    const list = domains.map((domain) => [to, domain] as const)
    const order = { addrName: collection, id: currency, to_token_uri_pair_list: list, amount: premium }
    return { kind: 'call', call: didWallet(wallet).ZRC6_BatchMint({ ...order, tyron: null }, { amount }) }
  },
  tell: (seen) => ownersTold(seen, 'nftMinted'),
  onConfirmed: ({ collection, wallet, to, domains }, { network, id }) => {
    if (to !== wallet) rememberRecipient(to)
    notify(
      'mint',
      network.id,
      id,
      domains.map((domain) => `${domain}${collection}`),
    )
  },
})
