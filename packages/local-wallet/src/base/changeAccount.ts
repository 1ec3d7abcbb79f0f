import { storageWallets } from './walletState'
import type { WalletStore } from './walletStore'

/** Each account has a storage wallet of its own beside it. */
export function changeAccount(store: WalletStore, account: number): void {
  store.changeState({ account, isAccountChosen: true, storageWallet: account % storageWallets })
}
