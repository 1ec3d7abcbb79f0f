import type { FoundName } from '@tyto/chain'
import { parseVersion, type DidRecord } from '@tyto/identity'

/** Is it a DID wallet, by the version that it states? */
export function isDidWallet(wallet: DidRecord | null): wallet is DidRecord {
  return wallet !== null && parseVersion(wallet.version).kind === 'did'
}

/** The DID wallet of a name: the wallet it leads to if that is one, else the one registered beside it. */
export function didWalletOf({ wallet, identity }: FoundName): DidRecord | null {
  return isDidWallet(wallet) ? wallet : identity
}
