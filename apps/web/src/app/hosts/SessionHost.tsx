import { Suspense, useEffect, useState } from 'react'
import { retriedPart } from '../../shared/ui/parts/retriedPart'
import { askedWallet } from '../../shared/session/wallet/askedWallet'
import { useStorageWallet } from '../../shared/session/wallet/storageWallet'
import { storedSession } from '../../shared/session/wallet/storedSession'
import { useWallet } from '../../shared/session/wallet/wallet'

const SessionKeeper = retriedPart(
  () => import('../../features/session/SessionKeeper').then((module) => module.SessionKeeper),
  KeepNoSession,
)

/** Used if the session code cannot be fetched: nobody is logged in, and the person can still connect. */
function KeepNoSession() {
  useEffect(() => useWallet.setState({ busy: null }), [])
  return null
}

const stored = storedSession.get()
const hadSession = stored.wallet !== null || stored.storage || askedWallet() !== null

/** Loads the session keeper when there is a session, not before. */
export function SessionHost() {
  const hasWallet = useWallet((wallet) => wallet.adapter !== null)
  const hasStorage = useStorageWallet((storage) => storage.wallet !== null)
  // It stays loaded, because a wallet that disappears with its network comes back with it.
  const [isNeeded, setNeeded] = useState(hadSession)
  if (!isNeeded && (hasWallet || hasStorage)) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <SessionKeeper />
    </Suspense>
  )
}
