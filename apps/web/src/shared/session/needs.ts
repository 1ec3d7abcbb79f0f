import { useLogin } from './login'
import { useStorageWallet } from './storageWallet'
import { useWalletStatus } from './wallet'

/** What is to be mended before something can be done, in the order in which it is asked for. */
export type Need = 'wallet' | 'locked' | 'wrongNetwork' | 'login' | 'storage'

/**
 * The first thing that is missing; null when nothing is. A wallet on the right network is always needed; beside it a
 * log-in, or the storage wallet, where so said.
 */
export function useNeed(beside: readonly ('login' | 'storage')[] = []): Need | null {
  const wallet = useWalletStatus()
  const login = useLogin()
  const storage = useStorageWallet((state) => state.address)
  if (wallet === 'absent') return 'wallet'
  if (wallet !== 'connected') return wallet
  if (beside.includes('login') && login === null) return 'login'
  if (beside.includes('storage') && storage === null) return 'storage'
  return null
}
