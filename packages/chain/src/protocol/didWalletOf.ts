import { parseVersion, type DidRecord, type Name } from '@tyto/identity'
import type { FoundName } from './resolveName'

/** Is this a DID wallet, by the version in its record? */
export function isDidWallet(wallet: DidRecord | null): wallet is DidRecord {
  return wallet !== null && parseVersion(wallet.version).kind === 'did'
}

/** A DID wallet, and the name that leads to it. */
export interface Identity {
  readonly name: Name
  readonly record: DidRecord
}

/**
 * Whose identity stands behind a name: its own, where it leads to a DID wallet; else that of its domain, under the name
 * which leads there. Null where there is none.
 */
export function identityOf({ name, wallet, identity, registry }: FoundName): Identity | null {
  if (isDidWallet(wallet)) return { name, record: wallet }
  if (!isDidWallet(identity)) return null
  const topLevel = registry.owner === identity.address ? 'ssi' : 'did'
  return { name: { subdomain: '', domain: name.domain, topLevel }, record: identity }
}

/**
 * The DID wallet of a name: the wallet that the name leads to, if it is a DID wallet; else the one that is registered
 * as the name's identity, if that is one. Null where neither is.
 */
export function didWalletOf(found: FoundName): DidRecord | null {
  return identityOf(found)?.record ?? null
}

/** Do the halves of a name lead to two wallets? */
export function leadsTwice({ registry: { owner, did } }: Pick<FoundName, 'registry'>): boolean {
  return owner !== null && did !== null && owner !== did
}
