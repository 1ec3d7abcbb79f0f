import type { TransactionContent } from '@tyto/chain'
import { didWallet } from '@tyto/contracts'
import { domainId, walletRules } from '@tyto/identity'
import { zilId } from '@tyto/primitives'
import type { Address } from '@tyto/primitives'
import { fromBalance, nothingAlong, type Along } from '../../../shared/chain/payment/fromBalance'

export interface Purchase {
  /** The DID wallet that pays. */
  readonly wallet: Address
  /** The name without suffix, in lower case: `alice`. */
  readonly domain: string
  /** The recipient of the name; null for the wallet itself. */
  readonly recipient: Address | null
  /** The id of the coin that pays, in lower case; ZIL where it is left out. */
  readonly currency?: string
}

/**
 * The chain's facts before a purchase: the price in the coin that pays, the ZIL of the wallet in Qa, and the wallet's
 * version.
 */
interface Facts {
  readonly price: bigint
  readonly balance: bigint
  readonly version: string
}

/** The call of a purchase; a wallet that can hold the price to a most is told of it. */
export function purchaseCall(
  { wallet, domain, recipient, currency = zilId }: Purchase,
  { price, balance, version }: Facts,
): TransactionContent & Pick<Along, 'spare'> {
  const params = { username: domainId(domain), addr: recipient, id: currency, tyron: null }
  const { amount, spare } = currency === zilId ? fromBalance(price, balance) : nothingAlong
  const { BuyNftUsername, BuyNftUsernameAtMost } = didWallet(wallet)
  const call = walletRules(version).boundsPrices
    ? BuyNftUsernameAtMost({ ...params, most: price }, { amount })
    : BuyNftUsername(params, { amount })
  return { kind: 'call', call, spare }
}
