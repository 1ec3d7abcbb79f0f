export { bindingsByName as ourBindings } from './bindings/bindingsByName'
export { defiWallet, defiWalletErrors } from './bindings/defiWallet'
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
export { sbtWallet, sbtWalletErrors } from './bindings/sbtWallet'
export { zilWallet, zilWalletErrors } from './bindings/zilWallet'
export { zrc2Token, zrc2TokenErrors } from './bindings/zrc2Token'
export { NAME_PRICE, planIdentity, planProtocol } from './genesis'
export type { IdentityOptions, Plan, PlanStep, ProtocolAddresses, ProtocolOptions } from './genesis'
export { airWallet } from './bindings/fixtures/airWallet'
export { didWallet5, didWallet5Errors } from './bindings/fixtures/didWallet5'
export { didWallet58, didWallet58Errors } from './bindings/fixtures/didWallet58'
export { didWallet6, didWallet6Errors } from './bindings/fixtures/didWallet6'
export { otherWallet } from './bindings/fixtures/otherWallet'
export { versionedToken } from './bindings/fixtures/versionedToken'
export { xPoints } from './bindings/fixtures/xPoints'
export { zrc6Token } from './bindings/fixtures/zrc6Token'
export { isOurCode, loadCode, loadFixtureCode } from './loadCode'
export type { ContractName, FixtureName } from './loadCode'
