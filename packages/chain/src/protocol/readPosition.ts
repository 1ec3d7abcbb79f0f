import { tyronDex } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../client/client'
import { readFields, valueOr } from '../reads/readField'

/** What a wallet has of the community's pool. */
export interface DexPosition {
  /** Shares of the pool: of the wallet itself. */
  readonly shares: bigint
  /** Shares of the community: of the domain that the wallet stands for. */
  readonly daoShares: bigint
}

/**
 * What a wallet and its domain have of the community's pool, by entry: one trip. `domain`: without suffix. Rejects with
 * `RpcError`.
 */
export async function readPosition(
  client: Requests,
  dex: Address,
  { wallet, domain }: { readonly wallet: Address; readonly domain: string },
  options?: RequestOptions,
): Promise<DexPosition> {
  const { balances, shares } = tyronDex(dex).fields
  const read = await readFields(
    client,
    { own: balances.at(wallet), dao: shares.at(domainId(domain)) },
    options,
  )
  return { shares: valueOr(read.own, 0n), daoShares: valueOr(read.dao, 0n) }
}
