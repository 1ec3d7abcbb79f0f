import type { NetworkId, WalletAccount } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { create } from 'zustand'
import { chainOf } from '../../chain/network/chain'
import { useNetworkId } from '../../settings/network'
import type { MissingWallet } from './findMissing'
import { missingWallet } from './missingWallet'
import { storedSession } from './storedSession'
import { noWallet, type WalletSession } from './walletSession'

/**
 * A page that had a wallet before starts as `resuming`, so that it does not ask to connect while it looks for the
 * wallet.
 */
export const useWallet = create<WalletSession>(() => ({
  ...noWallet,
  busy: storedSession.get().wallet === null ? null : 'resuming',
}))

/** The problem with the wallet. Its network is judged by the chain id of its node, never by what the wallet says. */
export function useMissingWallet(): MissingWallet | null {
  const network = useNetworkId()
  return useWallet((wallet) => missingWallet(wallet, chainIdOf(network)))
}

/** The account that signs, on any network; null without one. */
export function useAccount(): WalletAccount | null {
  return useWallet((wallet) => wallet.account)
}

/** Is this the connected account? Only the account that a contract names as its controller controls it. */
export function useIsAccount(address: Address | null): boolean {
  return useWallet(({ account }) => account !== null && account.address === address)
}

/** Is there an account, or may one come back with the connection of an earlier page? Nothing is asked ahead for a visitor. */
export function mayBeOwner(): boolean {
  const { account, busy } = useWallet.getState()
  return account !== null || busy === 'resuming'
}

function chainIdOf(network: NetworkId): number {
  return chainOf(network).network.chainId
}
