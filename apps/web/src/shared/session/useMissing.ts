import { useNetworkId } from '../settings/network'
import { findMissing, type Missing, type Needs } from './findMissing'
import { useLoginState } from './login'
import { readSessionFacts } from './sessionFacts'
import { useStorageWallet } from './storageWallet'
import { useWallet } from './wallet'

/** What is missing now, first what is to be mended first; null when nothing is. A wallet is always needed. */
export function useMissing(needs: Needs = {}): Missing | null {
  // The facts are read from these.
  useNetworkId()
  useWallet()
  useLoginState()
  useStorageWallet()
  return findMissing(needs, readSessionFacts())
}
