import type { FoundName } from '@tyto/chain'
import { parseVersion, type DidRecord } from '@tyto/identity'

/** The DID wallet of a name: the wallet it leads to if that is one, else the one registered beside it. */
export function didWalletOf({ wallet, identity }: FoundName): DidRecord | null {
  return wallet !== null && parseVersion(wallet.version).kind === 'did' ? wallet : identity
}
