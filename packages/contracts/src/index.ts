export { didWallet, didWalletErrors } from './bindings/didWallet'
export type {
  DidWalletAction,
  DidWalletBeneficiary,
  DidWalletBlockchain,
  DidWalletDidStatus,
  DidWalletDocument,
  DidWalletEndpoint,
  DidWalletTransferProtocol,
} from './bindings/didWallet'
export { init, initErrors } from './bindings/init'
export { initDid, initDidErrors } from './bindings/initDid'
export { nameRegistry, nameRegistryErrors } from './bindings/nameRegistry'
export { zrc2Token, zrc2TokenErrors } from './bindings/zrc2Token'
export { NAME_PRICE, planIdentity, planProtocol } from './genesis'
export type { IdentityOptions, Plan, PlanStep, ProtocolAddresses, ProtocolOptions } from './genesis'
export { loadCode } from './loadCode'
export type { ContractName } from './loadCode'
