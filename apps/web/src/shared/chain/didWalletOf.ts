import type { FoundName } from '@tyto/chain'
import { parseVersion, type DidRecord } from '@tyto/identity'

/** Is this a DID wallet, by the version in its record? */
export function isDidWallet(wallet: DidRecord | null): wallet is DidRecord {
  return wallet !== null && parseVersion(wallet.version).kind === 'did'
}

/**
 * The DID wallet of a name: the wallet that the name leads to, if it is a DID wallet; else the one that is registered
 * as the name's identity.
 */
export function didWalletOf({ wallet, identity }: FoundName): DidRecord | null {
  return isDidWallet(wallet) ? wallet : identity
}
