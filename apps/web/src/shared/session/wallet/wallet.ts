import type { BrowserWalletKind, NetworkId, WalletAccount, WalletAdapter } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { create } from 'zustand'
import { chainOf } from '../../chain/network/chain'
import { useNetworkId } from '../../settings/network'
import type { MissingWallet } from './findMissing'
import { missingWallet } from './missingWallet'
import { storedSession } from './storedSession'

/** The browser wallet of this page. */
export interface WalletSession {
  /** Null until a wallet is connected, in this page or an earlier one. */
  readonly adapter: WalletAdapter | null
  /** The account that signs; null while the wallet is locked or gives no account. */
  readonly account: WalletAccount | null
  /** Was this account chosen in this page? False for the account of an earlier page. */
  readonly isChosenHere: boolean
  /** Another account was chosen in the wallet, which shows it only after `connect`. */
  readonly needsReconnect: boolean
  /** The answer of the wallet's own node to GetNetworkId; null where it gives none. */
  readonly chainId: number | 'asking' | null
  /**
   * `resuming`: restoring the connection of an earlier page. A kind of wallet: waiting for the person's answer in that
   * wallet.
   */
  readonly busy: 'resuming' | BrowserWalletKind | null
}

export const noWallet: WalletSession = {
  adapter: null,
  account: null,
  isChosenHere: false,
  needsReconnect: false,
  chainId: 'asking',
  busy: null,
}

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

function chainIdOf(network: NetworkId): number {
  return chainOf(network).network.chainId
}
