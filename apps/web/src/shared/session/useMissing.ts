import { useNetworkId } from '../settings/network'
import { findMissing, type Missing, type Needs } from './wallet/findMissing'
import { useLoginState } from './wallet/login'
import { readSessionFacts } from './sessionFacts'
import { useStorageWallet } from './wallet/storageWallet'
import { useWallet } from './wallet/wallet'

/**
 * The first thing that is missing now, in the order in which a person would fix them; null if nothing is missing. A
 * wallet is always needed.
 */
export function useMissing(needs: Needs = {}): Missing | null {
  // The session facts depend on these values, so that the component follows their changes.
  useNetworkId()
  useWallet()
  useLoginState()
  useStorageWallet()
  return findMissing(needs, readSessionFacts())
}
