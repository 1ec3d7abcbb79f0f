export { createOwnerWallet } from './owner/createOwnerWallet'
export type { OwnerWallet, OwnerWalletOptions } from './owner/createOwnerWallet'
export { installLocalWallet } from './installLocalWallet'
export type { LocalWallet, LocalWalletOptions } from './installLocalWallet'
export type {
  RequestContent,
  RequestedTransaction,
  TransactionWalletRequest,
  WalletRequest,
} from './base/requests'
export { isShownMessage, sheetMessage } from './sheet/sheetMessages'
export type { SheetMessage } from './sheet/sheetMessages'
export type { ApprovalSheet } from './sheet/approvalSheet'
export { storageAddress } from './storage/storageKeys'
export { localAccount } from './base/testAccounts'
export type { LocalAccount } from './base/testAccounts'
export {
  STORAGE_WALLETS,
  storageBehaviours,
  walletNetworks,
  zilPayBehaviours,
  type StorageBehaviour,
  type StoragePermission,
  type WalletNetwork,
  type WalletState,
  type ZilPayBehaviour,
} from './base/walletState'
export type { WalletWindow } from './base/walletWindow'
export type { ZilPay } from './zilPay/createZilPay'
export type { ArweaveWallet } from './storage/arweaveWallet'
