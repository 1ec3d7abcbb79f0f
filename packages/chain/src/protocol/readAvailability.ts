import { checkPurchasableDomain, type PurchaseCode } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { RpcError } from '../client/RpcError'
import type { Network } from '../networks/networks'
import { leadsSomewhere, readDomainEntry } from './registryEntry'
import type { Utility } from './readUtility'

/** Currency in lower case to the price of a name, in the currency's smallest unit. */
export type Prices = ReadonlyMap<string, bigint>

/** May a domain of .ssi be bought? 'free' and 'taken' are said only after an answer from the chain. */
export type Availability =
  /** `prices` is null where the protocol's prices could not be read, and empty where the network has none. */
  | { readonly kind: 'free'; readonly prices: Prices | null }
  | { readonly kind: 'taken'; readonly owner: Address | null }
  /** Free on chain and not sold: by the rules for domains, or kept by the network's reserve. */
  | { readonly kind: 'reserved'; readonly reason: PurchaseCode | 'DomainIsHeld' }
  | { readonly kind: 'unknown'; readonly error: RpcError }

/** The action of the protocol's price list that buys a name. */
const purchaseAction = 'BuyNftUsername'

/** Asks the registry for a domain (lower case, no suffix), then for the prices if it is free: at most two trips. */
export async function readAvailability(
  client: Requests,
  network: Pick<Network, 'registry' | 'zlpRegistry' | 'reserve'>,
  domain: string,
  options?: RequestOptions,
): Promise<Availability> {
  // Fetched beside the first trip, and asked for once more where that fails.
  const loaded = import('./readUtility').catch(() => import('./readUtility'))
  loaded.catch(() => undefined)
  try {
    const [{ owner, did }, init] = await Promise.all([
      readDomainEntry(client, network, domain, options),
      readDomainEntry(client, network, 'init', options),
    ])
    if (owner !== null && owner === network.reserve) return { kind: 'reserved', reason: 'DomainIsHeld' }
    if (owner !== null || did !== null) return { kind: 'taken', owner: leadsSomewhere(owner) ? owner : null }
    const purchasable = checkPurchasableDomain(domain)
    if (!purchasable.ok) return { kind: 'reserved', reason: purchasable.code }
    return { kind: 'free', prices: leadsSomewhere(init.did) ? await readPrices(init.did) : new Map() }
  } catch (error) {
    if (error instanceof RpcError) return { kind: 'unknown', error }
    throw error
  }

  async function readPrices(initDid: Address): Promise<Prices | null> {
    // A part of the app that is missing leaves the prices unknown, too, and the name free.
    const reading = await loaded.catch(() => null)
    if (reading === null) return null
    try {
      return pricesOf(await reading.readUtility(client, initDid, options), purchaseAction)
    } catch (error) {
      if (error instanceof RpcError) return null
      throw error
    }
  }
}

/** The price of one action in every currency that has one. */
function pricesOf(utility: Utility, action: string): Prices {
  const prices = new Map<string, bigint>()
  for (const [currency, actions] of utility) {
    const price = actions.get(action)
    if (price !== undefined) prices.set(currency, price)
  }
  return prices
}
