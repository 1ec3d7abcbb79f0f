import { Suspense, useState } from 'react'
import { lazyPart } from '../shared/i18n/lazyPart'
import { useStorageWallet } from '../shared/session/storageWallet'
import { storedSession } from '../shared/session/storedSession'
import { useWallet } from '../shared/session/wallet'

const SessionKeeper = lazyPart(['session'], () =>
  import('../features/session/SessionKeeper').then((module) => module.SessionKeeper, keepNoSession),
)

/** Where it cannot be fetched the person is a stranger, who can connect by hand. */
function keepNoSession() {
  useWallet.setState({ busy: null })
  return () => null
}

const stored = storedSession.get()
const hadSession = stored.wallet !== null || stored.storage

/** Keeps the session, once there is one: until then nothing of it is loaded. */
export function SessionHost() {
  const hasWallet = useWallet((wallet) => wallet.adapter !== null)
  const hasStorage = useStorageWallet((storage) => storage.wallet !== null)
  // It stays once it was needed: a wallet that left with its network comes back with it.
  const [isNeeded, setNeeded] = useState(hadSession)
  if (!isNeeded && (hasWallet || hasStorage)) setNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <SessionKeeper />
    </Suspense>
  )
}
