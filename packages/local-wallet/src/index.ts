export { createDesk } from './desk/createDesk'
export type { Desk, DeskOptions } from './desk/createDesk'
export { installLocalWallet } from './installLocalWallet'
export type { LocalWallet, LocalWalletOptions } from './installLocalWallet'
export type { RequestContent, TransactionWish, WalletRequest } from './requests'
export { isShownMessage, sheetMessage } from './sheet/sheetMessages'
export type { SheetMessage } from './sheet/sheetMessages'
export type { ApprovalSheet } from './sheet/approvalSheet'
export { storageAddress } from './storage/storageKeys'
export { localAccount } from './testAccounts'
export type { LocalAccount } from './testAccounts'
export {
  STORAGE_WALLETS,
  storageManners,
  walletNetworks,
  zilPayManners,
  type StorageManners,
  type StoragePermission,
  type WalletNetwork,
  type WalletState,
  type ZilPayManners,
} from './walletState'
export type { WalletWindow } from './walletWindow'
export type { ZilPay } from './zilPay/createZilPay'
export type { ArweaveWallet } from './storage/createArweaveWallet'
