import { activeNetwork } from '../settings/network'
import { useLoginState } from '../session/login'
import { settings } from '../settings/settings'
import { useStorageWallet } from '../session/storageWallet'
import { useWallet, walletStatus } from '../session/wallet'
import { chainOf } from '../chain/chain'
import type { SessionFacts } from './findMissing'
import type { RunnerSession } from './transactionRunner'

/** The session of this page, as the runner looks at it. */
export const runnerSession: RunnerSession = {
  facts: () => {
    const network = activeNetwork(settings.get().network)
    const wallet = useWallet.getState()
    const { login } = useLoginState.getState()
    const status = walletStatus(wallet, chainOf(network).network.chainId)
    const wallets = {
      absent: 'none',
      locked: 'locked',
      wrongNetwork: 'connected',
      connected: 'connected',
    } as const
    return {
      network,
      wallet: wallets[status],
      account: wallet.account?.address ?? null,
      isOnNetwork: wallet.chainId === null ? null : status !== 'wrongNetwork',
      login: login?.network === network ? login : null,
      hasStorage: useStorageWallet.getState().address !== null,
    } satisfies SessionFacts
  },
  wallet: () => useWallet.getState().adapter,
  storage: () => {
    const { wallet, address } = useStorageWallet.getState()
    return address === null ? null : wallet
  },
  subscribe: (listener) => {
    const stops = [settings, useWallet, useLoginState, useStorageWallet].map((store) =>
      store.subscribe(listener),
    )
    return () => {
      for (const stop of stops) stop()
    }
  },
}
