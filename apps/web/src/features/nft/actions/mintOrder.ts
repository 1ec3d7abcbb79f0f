import { getAccount, readDomainOffers, readFields, readImageOffer, readProtocol, valueOr } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { walletRules } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Along } from '../../../shared/chain/payment/fromBalance'
import { purchases } from '../../../shared/chain/payment/pricesQuery'
import { ActionError } from '../../../shared/errors/ActionError'
import type { RequestContext } from '../../../shared/transaction/action/action'
import type { NftsMintedMoment } from '../moments/NftsMinted'
import { holdsNames } from '../holdsNames'
import { checkNftCall, type NftPlaceInput } from './nftCall'
import { mostFor, premiumsOf } from './mintPrice'
import { requiredZilFor } from './requiredZil'

/** The input of every mint: who gets it, and how it is paid. */
export interface MintInput extends NftPlaceInput {
  readonly to: Address
  /** The currency of names, its id in lower case: `zil`, `tyron`. Empty for pictures, which are sold for ZIL alone. */
  readonly currency: string
}

/** The terms of a mint, as the chain says them. */
interface MintOrder {
  /** The ZIL that the contract is told of: premiums of names, the price of pictures, in Qa. */
  readonly premium: bigint
  readonly along: Along
  /** The most that may leave the wallet for it, in the smallest unit of what pays; null where the call takes no most. */
  readonly most: bigint | null
  /** The contracts that the call will meet. */
  readonly meets: readonly Address[]
}

/**
 * Asks once more for all that a mint depends on. `uris`: names, bare and in lower case, or addresses of pictures. Throws an
 * `ActionError` where one of them cannot be minted.
 */
export async function mintOrder(
  input: MintInput,
  uris: readonly string[],
  context: RequestContext,
): Promise<MintOrder> {
  const { client, network } = context
  const { version } = didWallet(input.wallet).fields
  const [contract, { utility, services, initDid }, { balance }, premium, facts] = await Promise.all([
    checkNftCall(input, context, { moves: true }),
    readProtocol(client, network),
    getAccount(client, input.wallet),
    premiumOf(input, uris, context),
    readFields(client, { version }),
  ])
  const count = BigInt(uris.length)
  const token = services.get(input.currency)
  const meets = [contract, initDid, ...(token === undefined ? [] : [token])]
  const price = input.currency === '' ? 0n : utility.get(input.currency)?.get(purchases.domain)
  if (price === undefined) throw new ActionError('NoPrice')
  // Pictures cost the very amount that the call names.
  const takesMost = walletRules(valueOr(facts.version, '')).boundsPrices && input.currency !== ''
  return {
    premium,
    most: takesMost ? mostFor(input, { price, count, premium }) : null,
    along: requiredZilFor({ currency: input.currency, price, premium, count, balance }),
    meets,
  }
}

/** The ZIL that is asked beside the price in the currency, in Qa. */
async function premiumOf(
  { collection }: MintInput,
  uris: readonly string[],
  { client, network }: RequestContext,
): Promise<bigint> {
  if (holdsNames(collection)) {
    const offers = await readDomainOffers(client, network, { collection, names: uris })
    if (offers === null) throw new ActionError('CollectionMissing')
    if (offers.some(({ owner }) => owner !== null)) throw new ActionError('NameTaken')
    return premiumsOf(offers)
  }
  const offer = await readImageOffer(client, network, collection)
  if (offer === null) throw new ActionError('CollectionMissing')
  if (offer.price === null) throw new ActionError('NoPrice')
  return offer.price * BigInt(uris.length)
}

/** The moment of NFTs that were minted for a person, once they are in a block. */
export function mintedMoment(
  { wallet, to, collection }: Pick<MintInput, 'wallet' | 'to' | 'collection'>,
  uris: readonly string[],
): NftsMintedMoment {
  const names = holdsNames(collection) ? uris.map((uri) => `${uri}${collection}`) : []
  return { kind: 'nftsMinted', collection, count: uris.length, names, recipient: to === wallet ? null : to }
}
