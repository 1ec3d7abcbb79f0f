import { didWallet, tyronDex } from '@tyto/contracts'
import { domainId } from '@tyto/identity'
import type { Address, Hex } from '@tyto/primitives'
import type { Requests, RequestOptions } from '../../client/client'
import { readFields, valueOr } from '../../reads/readField'

/** A wallet's part of the community's pool. */
export interface DexPosition {
  /** Shares of the pool: of the wallet itself. */
  readonly shares: bigint
  /** Shares of the community: those that the wallet brought; at an older exchange, all of the domain that it stands for. */
  readonly daoShares: bigint
}

/** The same, with whom the contract takes the wallet for. */
export interface DexMember extends DexPosition {
  /** The hash of the domain that the wallet joined the community for, and whose shares it takes out; null for none. */
  readonly member: Hex | null
  /** The domain that the wallet says it goes by, which a DID wallet joins for; null for none. */
  readonly username: string | null
}

/**
 * Reads what a wallet and its domain have of the community's pool, by entry: one trip. `domain`: without suffix. Rejects
 * with `RpcError`.
 */
export async function readPosition(
  client: Requests,
  dex: Address,
  { wallet, domain }: { readonly wallet: Address; readonly domain: string },
  options?: RequestOptions,
): Promise<DexMember> {
  const { balances, brought, members, shares, version } = tyronDex(dex).fields
  const { nft_username } = didWallet(wallet).fields
  const reads = {
    version,
    own: balances.at(wallet),
    brought: brought.at(wallet),
    dao: shares.at(domainId(domain)),
    member: members.at(wallet),
    username: nft_username,
  }
  const read = await readFields(client, reads, options)
  const member = valueOr(read.member, null)?.[0] ?? null
  const isOlder = valueOr(read.version, '') === 'TyronDex_1.0.0'
  return {
    shares: valueOr(read.own, 0n),
    // A wallet takes out from every page the shares that it brought, whatever name led there.
    daoShares: isOlder ? valueOr(read.dao, 0n) : valueOr(read.brought, 0n),
    member,
    username: valueOr(read.username, '') || null,
  }
}
