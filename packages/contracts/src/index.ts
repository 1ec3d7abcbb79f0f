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
export { domainToken, domainTokenErrors } from './bindings/ours/domainToken'
export { hodlerAccounts, hodlerAccountsErrors } from './bindings/ours/hodlerAccounts'
export type { HodlerAccountsAccount } from './bindings/ours/hodlerAccounts'
export { init, initErrors } from './bindings/ours/init'
export { initDid, initDidErrors } from './bindings/ours/initDid'
export { nameRegistry, nameRegistryErrors } from './bindings/ours/nameRegistry'
export { sbtWallet, sbtWalletErrors } from './bindings/ours/sbtWallet'
export { tydraDefi, tydraDefiErrors } from './bindings/ours/tydraDefi'
export { tyronDex, tyronDexErrors } from './bindings/ours/tyronDex'
export { zilWallet, zilWalletErrors } from './bindings/ours/zilWallet'
export { zrc6Token, zrc6TokenErrors } from './bindings/ours/zrc6Token'
export { zrc2Token, zrc2TokenErrors } from './bindings/ours/zrc2Token'
export { allCoins, mainCoins, selectableCoins } from './allCoins'
export { batchLimits } from './batchLimits'
export { paymentCoins, zil, zilAddress } from './coins'
export type { Coin } from './coins'
export { namePrice, planIdentity, planProtocol } from './genesis'
export type { IdentityOptions, Plan, PlanStep, ProtocolAddresses, ProtocolOptions } from './genesis'
export { domainCollections, openCollections, planCollections } from './collectionsGenesis'
export type {
  CollectionAddresses,
  CollectionsOpening,
  CollectionsOptions,
  NewToken,
} from './collectionsGenesis'
export { firstPrice } from './firstPrices'
export type { PricedAction } from './firstPrices'
export { planTydras } from './tydrasGenesis'
export type { NewTydra, TydrasOptions } from './tydrasGenesis'
export { listSeedNode, planStaking, setStakingParameters } from './stakingGenesis'
export type { SeedNode, StakingAddresses, StakingOptions } from './stakingGenesis'
export { lyingToken } from './bindings/foreign/lyingToken'
export { avelySwap, avelySwapErrors } from './bindings/foreign/avelySwap'
export { dragonDex, dragonDexErrors } from './bindings/foreign/dragonDex'
export { zilSwap, zilSwapErrors } from './bindings/foreign/zilSwap'
export { airWallet } from './bindings/foreign/airWallet'
export { didWallet5, didWallet5Errors } from './bindings/older/didWallet5'
export { didWallet58, didWallet58Errors } from './bindings/older/didWallet58'
export { didWallet59, didWallet59Errors } from './bindings/older/didWallet59'
export { didWallet6, didWallet6Errors } from './bindings/older/didWallet6'
export { didWallet7, didWallet7Errors } from './bindings/older/didWallet7'
export { defiWallet2, defiWallet2Errors } from './bindings/older/defiWallet2'
export { sbtWallet2, sbtWallet2Errors } from './bindings/older/sbtWallet2'
export { zilWallet1, zilWallet1Errors } from './bindings/older/zilWallet1'
export { olderDefiWallet, olderDefiWalletErrors } from './bindings/older/olderDefiWallet'
export { olderZilWallet, olderZilWalletErrors } from './bindings/older/olderZilWallet'
export { donateFund, donateFundErrors } from './bindings/foreign/donateFund'
export { otherWallet } from './bindings/foreign/otherWallet'
export { ssnList, ssnListErrors } from './bindings/foreign/ssnList'
export type { SsnListSsn } from './bindings/foreign/ssnList'
export { ssnListProxy, ssnListProxyErrors } from './bindings/foreign/ssnListProxy'
export { versionedToken } from './bindings/foreign/versionedToken'
export { xPoints, xPointsErrors } from './bindings/foreign/xPoints'
export { isOurCode, loadCode } from './loadCode'
export type { ContractName } from './loadCode'
export { unitRule } from './units'
export type { UnitRule } from './units'
