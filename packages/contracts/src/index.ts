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
export { init, initErrors } from './bindings/ours/init'
export { initDid, initDidErrors } from './bindings/ours/initDid'
export { nameRegistry, nameRegistryErrors } from './bindings/ours/nameRegistry'
export { sbtWallet, sbtWalletErrors } from './bindings/ours/sbtWallet'
export { zilWallet, zilWalletErrors } from './bindings/ours/zilWallet'
export { zrc2Token, zrc2TokenErrors } from './bindings/ours/zrc2Token'
export { namePrice, planIdentity, planProtocol } from './genesis'
export type { IdentityOptions, Plan, PlanStep, ProtocolAddresses, ProtocolOptions } from './genesis'
export { airWallet } from './bindings/foreign/airWallet'
export { didWallet5, didWallet5Errors } from './bindings/older/didWallet5'
export { didWallet58, didWallet58Errors } from './bindings/older/didWallet58'
export { didWallet59, didWallet59Errors } from './bindings/older/didWallet59'
export { didWallet6, didWallet6Errors } from './bindings/older/didWallet6'
export { otherWallet } from './bindings/foreign/otherWallet'
export { versionedToken } from './bindings/foreign/versionedToken'
export { xPoints } from './bindings/foreign/xPoints'
export { zrc6Token } from './bindings/foreign/zrc6Token'
export { isOurCode, loadCode } from './loadCode'
export type { ContractName } from './loadCode'
