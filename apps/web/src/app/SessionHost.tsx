import { lazy, Suspense, useState } from 'react'
import { loadAreas } from '../shared/i18n/translations'
import { useStorageWallet } from '../shared/session/storageWallet'
import { storedSession } from '../shared/session/storedSession'
import { useWallet } from '../shared/session/wallet'

const SessionKeeper = lazy(async () => {
  try {
    const [keeper] = await Promise.all([import('../features/session/SessionKeeper'), loadAreas('session')])
    return { default: keeper.SessionKeeper }
  } catch {
    // Without it the person is a stranger, who can connect by hand.
    useWallet.setState({ busy: null })
    return { default: () => null }
  }
})

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
