import type { Address, Hex } from '@tyto/primitives'
import { initDid } from './bindings/ours/initDid'
import { firstPrices } from './firstPrices'
import type { PlanStep } from './genesis'

/** A Tydra that stands from the beginning; `uri` goes behind the base uri. */
export type NewTydra = readonly [collection: string, domainId: Hex, uri: string]

export interface TydrasOptions {
  /** Controller of InitDid. */
  readonly deployer: Address
  readonly initDid: Address
  /** Where the metadata of Tydras is found: a gateway of permanent storage, with a slash at its end. */
  readonly baseUri: string
  readonly tydras: readonly NewTydra[]
  /** Wallets that may take one without payment. */
  readonly freeList: readonly Address[]
}

/**
 * Plans the facts that InitDid must know before Tydras are sold: where their metadata stands, their prices, and who has one
 * already.
 */
export function planTydras(options: TydrasOptions): readonly PlanStep[] {
  const { deployer, baseUri, tydras, freeList } = options
  const record = initDid(options.initDid)
  const calls = [
    record.SetBaseUri({ uri: baseUri }),
    record.SetUtilities({ id_price_pair_list: firstPrices(['MintTydraNft', 'TransferTydraNft']) }),
    ...tydras.map(([collection, domain_id, token_uri]) =>
      record.SetTokenUri({ collection, domain_id, token_uri }),
    ),
    ...(freeList.length === 0 ? [] : [record.SetTydraFreeList({ addresses: freeList })]),
  ]
  return calls.map((call) => ({ kind: 'call', sender: deployer, call }))
}
