import type { NetworkId, WalletAccount, WalletAdapter } from '@tyto/chain'
import type { Address } from '@tyto/primitives'
import { create } from 'zustand'
import { chainOf } from '../chain/chain'
import { useNetworkId } from '../settings/network'
import type { MissingWallet } from './findMissing'
import { missingWallet } from './missingWallet'
import { storedSession } from './storedSession'

/** The browser wallet of this page. */
export interface WalletSession {
  /** Null until a wallet was connected here, in this page or an earlier one. */
  readonly adapter: WalletAdapter | null
  /** The account that signs; null while the wallet is locked or names none. */
  readonly account: WalletAccount | null
  /** What the wallet's own node answers to GetNetworkId; null while that is not known. */
  readonly chainId: number | null
  /** `resuming`: looking for the connection of an earlier page. `connecting`: the person is being asked. */
  readonly busy: 'resuming' | 'connecting' | null
}

export const noWallet: WalletSession = { adapter: null, account: null, chainId: null, busy: null }

/** A page that had a wallet before begins by looking for it: nobody is taken for a stranger meanwhile. */
export const useWallet = create<WalletSession>(() => ({
  ...noWallet,
  busy: storedSession.get().wallet === null ? null : 'resuming',
}))

/** Never by the wallet's own word for its network: by the chain id of its node. */
export function useMissingWallet(): MissingWallet | null {
  const network = useNetworkId()
  return useWallet((wallet) => missingWallet(wallet, chainIdOf(network)))
}

/** The account that signs, on whatever network; null without one. */
export function useAccount(): WalletAccount | null {
  return useWallet((wallet) => wallet.account)
}

/** Is this the connected account? What a contract names as its controller is controlled by it, and by nobody else. */
export function useIsAccount(address: Address | null): boolean {
  return useWallet(({ account }) => account !== null && account.address === address)
}

function chainIdOf(network: NetworkId): number {
  return chainOf(network).network.chainId
}
