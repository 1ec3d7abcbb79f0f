import type { Network, NetworkId } from '../networks'
import type { WalletNetwork } from './walletAdapter'

const names: Readonly<Record<NetworkId, NonNullable<WalletNetwork['name']>>> = {
  mainnet: 'mainnet',
  testnet: 'testnet',
  local: 'private',
}

/**
 * Does a wallet send to this network? Its node's chain id says; only where that is not known, the wallet's own name for
 * it. Null: nobody knows.
 */
export function isOnNetwork(wallet: WalletNetwork, network: Pick<Network, 'id' | 'chainId'>): boolean | null {
  if (wallet.chainId !== null) return wallet.chainId === network.chainId
  return wallet.name === null ? null : wallet.name === names[network.id]
}
