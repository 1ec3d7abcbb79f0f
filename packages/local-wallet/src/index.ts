export { createOwnerWallet } from './owner/createOwnerWallet'
export type { OwnerWallet } from './owner/createOwnerWallet'
export { installLocalWallet } from './installLocalWallet'
export type { LocalWallet, LocalWalletObjects } from './installLocalWallet'
export type { RequestedTransaction, TransactionWalletRequest, WalletRequest } from './base/requests'
export { isShownMessage, sheetMessage } from './sheet/sheetMessages'
export type { ApprovalSheet } from './sheet/approvalSheet'
export { localAccount, testPhrase } from './base/testAccounts'
export {
  gasSpeeds,
  storageWallets,
  storageBehaviours,
  walletNetworks,
  zilPayBehaviours,
  type WalletState,
} from './base/walletState'
export type { WalletWindow } from './base/walletWindow'
export type { ZilPay } from './zilPay/createZilPay'
export type { ArweaveWallet } from './storage/arweaveWallet'
