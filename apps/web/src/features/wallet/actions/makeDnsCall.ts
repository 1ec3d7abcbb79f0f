import { readDidRecord } from '@tyto/chain'
import { didWallet, didWallet58 } from '@tyto/contracts'
import { closedReason, encodeChainText, subdomainTarget, walletRules } from '@tyto/identity'
import type { ContractCall } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'
import { makeKey } from '../../../shared/keys/makeKey'
import type { SubdomainKind } from '../../../shared/session/newWallets'
import { ActionError } from '../../../shared/errors/ActionError'
import { type RequestContext } from '../../../shared/transaction/action'

export interface SubdomainEntry {
  /** The DID wallet, and its bare domain, lower case. */
  readonly wallet: Address
  readonly domain: string
  /** What stands before the @. */
  readonly subdomain: string
  /** Where it shall lead. */
  readonly address: Address
  /** Where it leads so far, as the person was told; null for nowhere. */
  readonly replaces: Address | null
  /** `collection#tokenId`; null for none. */
  readonly nft: string | null
  /** What was made for it; null for an address that was typed. */
  readonly kind: SubdomainKind | null
}

const noKey: Hex = `0x${'00'.repeat(33)}`
/** By custom, what stands where there is no key. */
const nothingEncrypted = 'null'

/**
 * The call that saves where a subdomain leads. A soulbound wallet gets a key of its own where the storage wallet can keep
 * its private half: what its holder signs is checked with it. Wallets below version 6 take no NFT.
 */
export async function makeDnsCall(
  { wallet, subdomain, address, replaces, nft, kind }: SubdomainEntry,
  { account, client, storage }: RequestContext,
): Promise<ContractCall> {
  const record = await readDidRecord(client, wallet)
  const rules = walletRules(record?.version ?? '')
  if (record === null || rules.needsUpgrade) throw new ActionError('UpgradeAccount')
  if (record.controller !== account) throw new ActionError('NotController')
  const closed = closedReason(record.status)
  if (closed !== null) throw new ActionError(closed)
  // Nothing is replaced that nobody was told of.
  if (subdomainTarget(subdomain, record) !== replaces) throw new ActionError('SubdomainChanged')
  const key = kind === 'soulbound' && storage ? await makeKey(storage) : null
  const entry = {
    addr: address,
    didKey: key?.publicKey ?? noKey,
    encrypted: key?.encrypted ?? nothingEncrypted,
    domain: encodeChainText(subdomain),
    tyron: null,
  }
  if (!rules.takesSubdomainNft) return didWallet58(wallet).Dns(entry)
  return didWallet(wallet).Dns({ ...entry, nftID: nft ?? rules.emptyNft })
}
