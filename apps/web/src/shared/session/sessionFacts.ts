import { leastGasPriceLi } from '@tyto/chain'
import { chainOf } from '../chain/network/chain'
import { activeNetwork } from '../settings/network'
import { settings } from '../settings/settings'
import type { SessionFacts } from './wallet/findMissing'
import { useLoginState } from './wallet/login'
import { useStorageWallet } from './wallet/storageWallet'
import { missingWallet } from './wallet/missingWallet'
import { useWallet } from './wallet/wallet'

/** The present session of this page. */
export function readSessionFacts(): SessionFacts {
  const network = activeNetwork(settings.get().network)
  const wallet = useWallet.getState()
  const { login } = useLoginState.getState()
  const { chainId, rules } = chainOf(network).network
  return {
    network,
    isForReading: rules.forReading !== null,
    leastLi: leastGasPriceLi(rules.gas),
    wallet: missingWallet(wallet, chainId),
    account: wallet.account?.address ?? null,
    login: login?.network === network ? login : null,
    hasStorage: useStorageWallet.getState().address !== null,
  }
}

/** Calls back after each change of the session. Returns the function that stops it. */
export function followSession(listener: () => void): () => void {
  const stops = [settings, useWallet, useLoginState, useStorageWallet].map((store) =>
    store.subscribe(listener),
  )
  return () => {
    for (const stop of stops) stop()
  }
}
