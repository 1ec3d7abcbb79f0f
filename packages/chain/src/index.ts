export { createClient } from './createClient'
export type {
  Client,
  ClientOptions,
  ClientStatus,
  EndpointHealth,
  EndpointStatus,
  Fetch,
  RequestOptions,
} from './client'
export { systemClock } from './clock'
export type { Clock } from './clock'
export { RpcError } from './RpcError'
export type { RpcErrorCode } from './RpcError'
export { localNetworkBase, networkIds, publicNetworks } from './networks'
export type { DeployableWallet, Explorer, Network, NetworkId, WalletCode } from './networks'
export { isEndpoint, loadLocalNetwork, overrideNetwork } from './networkDescription'
export type { NetworkDescriptionCode } from './networkDescription'
export { addressLink, transactionLink } from './explorerLinks'
export { readSigningWallet } from './readSigningWallet'
export { fetchField, isDeployed, readField, readFields, valueOr } from './readField'
export type { RawReading, Reading, Readings, Requests } from './readField'
export {
  getAccount,
  getBlockTimestamp,
  getContractCode,
  getContractInit,
  getCurrentMiniEpoch,
  getLatestBlock,
  getTransaction,
} from './chainReads'
export type { Account, Block, ConfirmedTransaction } from './chainReads'
export { blockAfter, measureBlockTime, timeUntil } from './measureBlockTime'
export type { BlockTime } from './measureBlockTime'
export { recordAnswers, replayAnswers } from './recordedAnswers'
export { readRegistry } from './registry'
export type { RegistryEntry } from './registry'
export { resolveName } from './resolveName'
export type { FoundName, Resolution } from './resolveName'
export { readDidRecord } from './readDidRecord'
export { resolveDid } from './did/resolveDid'
export type { DidOptions, DidSource } from './did/resolveDid'
export { didError, failedResolution } from './did/didResolution'
export type { DidDocumentMetadata, DidError, DidErrorCode, DidResolution } from './did/didResolution'
export { dereference } from './did/dereference'
export type { Dereferenced, DereferenceCode } from './did/dereference'
export { getResolver } from './did/didDriver'
export { readProtocol } from './readProtocol'
export type { Protocol, Utility } from './readProtocol'
export { nftKeyOf, readImageCollections, readNameNft, readNft, readTydras } from './readNft'
export type { ImageCollection, NftHolder, NftPlace } from './readNft'
export { pricesOf, readAvailability } from './availability'
export type { Availability, Prices } from './availability'
export type { TransactionContent, TransactionRequest } from './transaction/transactionRequest'
export { intentOf } from './transaction/intent'
export { getGasPriceLi, usualGasPriceLi } from './transaction/gasPrice'
export { getDeployedAddress } from './transaction/getDeployedAddress'
export { settleIntent } from './transaction/settleIntent'
export type { IntentSearch, SearchProgress, SettleOptions } from './transaction/settleIntent'
export { checkTransaction, mostPolls, pollPause, waitForTransaction } from './transaction/waitForTransaction'
export type { Intent } from './transaction/intent'
export type { TransactionOutcome, WaitOptions, WaitProgress } from './transaction/waitForTransaction'
export { WalletError } from './wallet/WalletError'
export type { WalletErrorCode } from './wallet/WalletError'
export type {
  ConnectCode,
  ConnectOptions,
  SendOutcome,
  WalletAccount,
  WalletAdapter,
  BrowserWalletKind,
  WalletNetwork,
  WalletState,
} from './wallet/walletAdapter'
export { storagePermissions } from './wallet/storageWallet'
export type {
  StorageCode,
  StorageTransaction,
  StorageWaitOptions,
  StorageWallet,
} from './wallet/storageWallet'
export { createZilPayAdapter } from './wallet/createZilPayAdapter'
export type { ZilPayOptions } from './wallet/createZilPayAdapter'
export type { ZilPayPage } from './wallet/zilPay'
export { createArConnectAdapter } from './wallet/createArConnectAdapter'
export type { ArConnectOptions, ArConnectPage } from './wallet/createArConnectAdapter'
