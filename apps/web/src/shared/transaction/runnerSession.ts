import { askNetwork } from '../session/askNetwork'
import { followSession, readSessionFacts } from '../session/sessionFacts'
import { useStorageWallet } from '../session/storageWallet'
import { useWallet } from '../session/wallet'
import type { RunnerSession } from './transactionRunner'

/** The session of this page, as the runner reads it. */
export const runnerSession: RunnerSession = {
  facts: readSessionFacts,
  wallet: () => useWallet.getState().adapter,
  storage: () => {
    const { wallet, address } = useStorageWallet.getState()
    return address === null ? null : wallet
  },
  askNetwork,
  subscribe: followSession,
}
