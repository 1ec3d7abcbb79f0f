export { bindingsByName as ourBindings } from './bindings/ours/bindingsByName'
export { defiWallet, defiWalletErrors } from './bindings/ours/defiWallet'
export { didWallet, didWalletErrors } from './bindings/ours/didWallet'
export type {
  DidWalletAction,
  DidWalletBeneficiary,
  DidWalletBlockchain,
  DidWalletDidStatus,
  DidWalletDocument,
  DidWalletEndpoint,
  DidWalletTransferProtocol,
} from './bindings/ours/didWallet'
export { hodlerAccounts, hodlerAccountsErrors } from './bindings/ours/hodlerAccounts'
export type { HodlerAccountsAccount } from './bindings/ours/hodlerAccounts'
export { init, initErrors } from './bindings/ours/init'
export { initDid, initDidErrors } from './bindings/ours/initDid'
export { nameRegistry, nameRegistryErrors } from './bindings/ours/nameRegistry'
export { sbtWallet, sbtWalletErrors } from './bindings/ours/sbtWallet'
export { zilWallet, zilWalletErrors } from './bindings/ours/zilWallet'
export { zrc2Token, zrc2TokenErrors } from './bindings/ours/zrc2Token'
export { allCoins, mainCoins, selectableCoins } from './allCoins'
export { batchLimits } from './batchLimits'
export { paymentCoins, zil } from './coins'
export type { Coin } from './coins'
export { namePrice, planIdentity, planProtocol } from './genesis'
export type { IdentityOptions, Plan, PlanStep, ProtocolAddresses, ProtocolOptions } from './genesis'
export { planStaking } from './stakingGenesis'
export type { SeedNode, StakingAddresses, StakingOptions } from './stakingGenesis'
export { lyingToken } from './bindings/foreign/lyingToken'
export { airWallet } from './bindings/foreign/airWallet'
export { didWallet5, didWallet5Errors } from './bindings/older/didWallet5'
export { didWallet58, didWallet58Errors } from './bindings/older/didWallet58'
export { didWallet59, didWallet59Errors } from './bindings/older/didWallet59'
export { didWallet6, didWallet6Errors } from './bindings/older/didWallet6'
export { olderZilWallet, olderZilWalletErrors } from './bindings/older/olderZilWallet'
export { otherWallet } from './bindings/foreign/otherWallet'
export { ssnList, ssnListErrors } from './bindings/foreign/ssnList'
export type { SsnListSsn } from './bindings/foreign/ssnList'
export { ssnListProxy, ssnListProxyErrors } from './bindings/foreign/ssnListProxy'
export { versionedToken } from './bindings/foreign/versionedToken'
export { xPoints } from './bindings/foreign/xPoints'
export { zrc6Token } from './bindings/foreign/zrc6Token'
export { isOurCode, loadCode } from './loadCode'
export type { ContractName } from './loadCode'
