export { createClient } from './client/createClient'
export type {
  Client,
  ClientOptions,
  ClientStatus,
  EndpointHealth,
  EndpointStatus,
  Fetch,
  RequestOptions,
  Requests,
} from './client/client'
export { systemClock } from './client/clock'
export type { Clock } from './client/clock'
export { RpcError } from './client/RpcError'
export type { RpcErrorCode } from './client/RpcError'
export { localNetworkBase, networkIds, publicNetworks } from './networks/networks'
export type { DeployableWallet, Explorer, Network, NetworkId, WalletCode } from './networks/networks'
export { isEndpoint, loadLocalNetwork, overrideNetwork } from './networks/networkDescription'
export type { NetworkDescriptionCode } from './networks/networkDescription'
export { addressLink, transactionLink } from './networks/explorerLinks'
export { readSigningWallet } from './protocol/readSigningWallet'
export { fetchField, isDeployed, readField, readFields, valueOr } from './reads/readField'
export type { RawReading, Reading, Readings } from './reads/readField'
export {
  getAccount,
  getBlockTimestamp,
  getContractCode,
  getContractInit,
  getCurrentMiniEpoch,
  getLatestBlock,
  getTransaction,
} from './reads/chainReads'
export type { Account, Block, ConfirmedTransaction } from './reads/chainReads'
export { blockAfter, measureBlockTime, timeUntil } from './reads/measureBlockTime'
export type { BlockTime } from './reads/measureBlockTime'
export { recordAnswers, replayAnswers } from './client/recordedAnswers'
export { readRegistry } from './protocol/registry'
export type { RegistryEntry } from './protocol/registry'
export { resolveName } from './protocol/resolveName'
export type { FoundName, Resolution } from './protocol/resolveName'
export { readDidRecord } from './protocol/readDidRecord'
export { resolveDid } from './did/resolveDid'
export type { DidOptions, DidSource } from './did/resolveDid'
export { didError, failedResolution } from './did/didResolution'
export type { DidDocumentMetadata, DidError, DidErrorCode, DidResolution } from './did/didResolution'
export { dereference } from './did/dereference'
export type { Dereferenced, DereferenceCode } from './did/dereference'
export { getResolver } from './did/didDriver'
export { readProtocol } from './protocol/readProtocol'
export type { Protocol, Utility } from './protocol/readProtocol'
export { nftKeyOf, readImageCollections, readNameNft, readNft, readTydras } from './protocol/readNft'
export type { ImageCollection, NftHolder, NftPlace } from './protocol/readNft'
export { pricesOf, readAvailability } from './protocol/availability'
export type { Availability, Prices } from './protocol/availability'
export type { TransactionContent, TransactionRequest } from './transaction/transactionRequest'
export { intentOf } from './transaction/intent'
export { getGasPriceLi, usualGasPriceLi } from './reads/gasPrice'
export { getDeployedAddress } from './reads/getDeployedAddress'
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
