import { askWalletNetwork } from '../../session/wallet/askWalletNetwork'
import { followSession, readSessionFacts } from '../../session/sessionFacts'
import { useStorageWallet } from '../../session/wallet/storageWallet'
import { useWallet } from '../../session/wallet/wallet'
import type { SeriesSession } from '../series/seriesNeeds'

/** The session of this page, as the runner reads it. */
export const runnerSession: SeriesSession = {
  facts: readSessionFacts,
  wallet: () => useWallet.getState().adapter,
  storage: () => {
    const { wallet, address } = useStorageWallet.getState()
    return address === null ? null : wallet
  },
  askNetwork: askWalletNetwork,
  subscribe: followSession,
}
