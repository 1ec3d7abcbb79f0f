import { readDidRecord } from '@tyto/chain'
import { didWallet, didWallet58 } from '@tyto/contracts'
import { closedReason, encodeChainText, subdomainTarget, walletRules } from '@tyto/identity'
import type { ContractCall } from '@tyto/abi'
import type { Address, Hex } from '@tyto/primitives'
import { checkDidLeadsTo } from '../../../shared/chain/reads/checkDidLeadsTo'
import { makeKey } from '../../../shared/keys/makeKey'
import type { SubdomainKind } from '../../../shared/session/wallet/newWallets'
import type { WalletDoor } from '../../../shared/session/wallet/walletDoors'
import { checkNewWallet } from './checkNewWallet'
import { ActionError } from '../../../shared/errors/ActionError'
import { type RequestContext } from '../../../shared/transaction/action/action'

export interface SubdomainEntry {
  /** The DID wallet, and its domain without suffix, in lower case. */
  readonly wallet: Address
  readonly domain: string
  /** The subdomain: the part before the @. */
  readonly subdomain: string
  /** The new address of the subdomain. */
  readonly address: Address
  /** The present address of the subdomain, as the person saw it; null if it has none. */
  readonly replaces: Address | null
  /** The profile NFT as `collection#tokenId`; null for none. */
  readonly nft: string | null
  /** The kind of the wallet that was made for it; null for a typed address. */
  readonly kind: SubdomainKind | null
  /** The page of the new name that opens then; left out for its home. */
  readonly door?: WalletDoor
}

const noKey: Hex = `0x${'00'.repeat(33)}`
/** The text that wallets store by custom where there is no key. */
const nothingEncrypted = 'null'

/**
 * Makes the call that saves the address of a subdomain. A soulbound wallet gets its own key if a storage wallet can
 * keep the private half; signatures of its holder are checked with this key. Wallets below version 6 take neither NFT nor donation.
 */
export async function makeDnsCall(
  { wallet, domain, subdomain, address, replaces, nft, kind }: SubdomainEntry,
  { account, client, network, storage }: RequestContext,
): Promise<ContractCall> {
  const record = await readDidRecord(client, wallet)
  const rules = walletRules(record?.version ?? '')
  if (record === null || rules.needsUpgrade) throw new ActionError('UpgradeAccount')
  if (record.controller !== account) throw new ActionError('NotController')
  await checkDidLeadsTo(client, network, domain, wallet)
  const closed = closedReason(record.status)
  if (closed !== null) throw new ActionError(closed)
  // Replaces only the address that the person has seen.
  if (subdomainTarget(subdomain, record) !== replaces) throw new ActionError('SubdomainChanged')
  if (kind !== null) await checkNewWallet({ kind, address, domain }, { account, client, network })
  const key = kind === 'soulbound' && storage ? await makeKey(storage) : null
  const entry = {
    addr: address,
    didKey: key?.publicKey ?? noKey,
    encrypted: key?.encrypted ?? nothingEncrypted,
    domain: encodeChainText(subdomain),
  }
  if (!rules.takesSubdomainNft) return didWallet58(wallet).Dns(entry)
  return didWallet(wallet).Dns({ ...entry, nftID: nft ?? rules.emptyNft, tyron: null })
}
