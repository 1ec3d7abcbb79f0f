export { createClient } from './client/createClient'
export { createPace, type Pace } from './client/pace'
export type {
  Call,
  Client,
  ClientOptions,
  ClientStatus,
  EndpointHealth,
  EndpointStatus,
  Fetch,
  Foresight,
  RequestOptions,
  Requests,
} from './client/client'
export { callKey } from './client/callKey'
export { firstRequests } from './client/firstRequests'
export { askWitnesses } from './client/askWitnesses'
export { inTime } from './client/inTime'
export { systemClock } from './client/clock'
export type { Clock } from './client/clock'
export { RpcError } from './client/RpcError'
export type { RpcErrorCode } from './client/RpcError'
export { recordAnswers, replayAnswers } from './client/recordedAnswers'

export { isSwept, localNetworkBase, networkIds, networkRules, publicNetworks } from './networks/networks'
export {
  isRuleSetName,
  priceOf,
  ruleSetNames,
  ruleSets,
  type NodeRuleSet,
  type RequestRules,
  type RuleSetName,
} from './rules/ruleSets'
export type {
  DeployableWallet,
  Explorer,
  ForReading,
  KnownContract,
  Network,
  NetworkId,
  NetworkRules,
  RulesEntry,
  WalletCode,
} from './networks/networks'
export { loadLocalNetwork, overrideNetwork } from './networks/networkDescription'
export type { NetworkDescriptionCode } from './networks/networkDescription'
export { addressLink, transactionLink } from './networks/explorerLinks'

export { orUnread } from './reads/orUnread'
export { fetchField, readField, readFields, valueOr } from './reads/readField'
export type { Reading, Readings } from './reads/readField'
export { isDeployed } from './reads/isDeployed'
export { getAccount } from './reads/getAccount'
export type { Account } from './reads/getAccount'
export { getContractCode } from './reads/getContractCode'
export { getContractInit } from './reads/getContractInit'
export { contractNameIn } from './reads/contractNameIn'
export { codeHashOf, readSource } from './reads/readSource'
export type { ContractSource } from './reads/readSource'
export { getLatestBlock } from './reads/getLatestBlock'
export type { Block } from './reads/getLatestBlock'
export { getBlockTimestamp } from './reads/getBlockTimestamp'
export { blockAfter, measureBlockTime, timeUntil } from './reads/measureBlockTime'
export type { BlockTime } from './reads/measureBlockTime'
export type { ExceptionLine } from './reads/exceptionLine'
export type { ConfirmedTransaction } from './reads/getConfirmedTransaction'
export { getFailedContract } from './reads/getFailedContract'
export { getDeployedAddress } from './reads/getDeployedAddress'
export { gasLimitFor } from './transaction/gasLimitFor'
export { getGasPriceLi, leastGasPriceLi } from './reads/getGasPriceLi'

export { getContractState } from './explorer/getContractState'
export { readContractFacts } from './explorer/readContractFacts'
export type { ContractFacts } from './explorer/readContractFacts'
export { getBlock } from './explorer/getBlock'
export type { BlockDetails } from './explorer/getBlock'
export { readLatestBlocks } from './explorer/readLatestBlocks'
export { findTransaction } from './explorer/findTransaction'
export type {
  NodeTransaction,
  NodeTransactionContent,
  NodeTransactionState,
} from './explorer/findTransaction'
export type { ContractEvent, ContractMessage, NodeReceipt } from './explorer/receipt'
export { readBlockTransactions } from './explorer/readBlockTransactions'
export { readRecentTransactions } from './explorer/readRecentTransactions'
export type { TransactionSummary } from './explorer/getTransactionSummaries'
export { getAddressTransactions } from './explorer/getAddressTransactions'
export type { TransactionPage } from './explorer/getAddressTransactions'
export { readActivity } from './explorer/readActivity'
export type { ActivityPage, PastTransaction } from './explorer/readActivity'
export { mostPoolChanges, readExchangeHistory } from './protocol/exchanges/readExchangeHistory'
export { readFieldHistory } from './explorer/readFieldHistory'
export { readPoolSteps, type PoolStepsQuestion } from './protocol/exchanges/readPoolSteps'
export { readValueHistory } from './explorer/readValueHistory'
export type { DatedValue, ValueHistory } from './explorer/readValueHistory'
export { getReplicas } from './explorer/getReplicas'
export type { Replica } from './explorer/getReplicas'
export { getStateChanges } from './explorer/getStateChanges'
export type { BalanceChange, FieldChange, KeptValue, StateChanges } from './explorer/getStateChanges'

export { readNameAddresses } from './protocol/readNameAddresses'
export { placeOfEntry, readRegistry } from './protocol/readRegistry'
export type { RegistryEntry } from './protocol/registryEntry'
export { didWalletOf, identityOf, isDidWallet, leadsTwice, type Identity } from './protocol/didWalletOf'
export { resolveName } from './protocol/resolveName'
export type { FoundName, Resolution } from './protocol/resolveName'
export { readAvailability } from './protocol/readAvailability'
export type { Availability, Prices } from './protocol/readAvailability'
export { readDidRecord } from './protocol/readDidRecord'
export { readSigningWallet } from './protocol/readSigningWallet'
export { readAddress } from './protocol/readAddress'
export type { AddressContent } from './protocol/readAddress'
export { readProtocol } from './protocol/readProtocol'
export type { Protocol } from './protocol/readProtocol'
export type { Utility } from './protocol/readUtility'
export { readAllowances } from './protocol/coins/readAllowances'
export type { Allowance, TokenAllowances } from './protocol/coins/readAllowances'
export { readTokens } from './protocol/coins/readTokens'
export type { KnownToken, Tokens } from './protocol/coins/readTokens'
export { nothingKnown, readCoinBalances } from './protocol/coins/readCoinBalances'
export type { CoinAmount, CoinBalances, KnownCoins } from './protocol/coins/readCoinBalances'
export {
  claimableOf,
  findHodlerContract,
  hodlerService,
  readHodlerAccounts,
} from './protocol/coins/readHodlerAccounts'
export type { HodlerAccount } from './protocol/coins/readHodlerAccounts'
export { findInitDid } from './protocol/findInitDid'
export { isKnownContract } from './protocol/isKnownContract'
export { readOwnership } from './protocol/readOwnership'
export type { Offer, Ownership } from './protocol/readOwnership'
export { readStanding } from './protocol/readStanding'
export type { Standing } from './protocol/readStanding'
export { readCoin } from './protocol/coins/readCoin'
export type { CoinOnChain } from './protocol/coins/readCoin'
export {
  readEstate,
  readEstateHalf,
  readEstateWallet,
  type EstateQuestion,
} from './protocol/estate/readEstate'
export { exchangesAmong, readExchanges } from './protocol/exchanges/readExchanges'
export type { ExchangeQuestion } from './protocol/exchanges/readExchanges'
export type { Exchanges, ExchangeState } from '@tyto/exchange'
export { findOffers, readHoldings } from './protocol/staking/readHoldings'
export type { HeldStake, Holding, Holdings } from './protocol/staking/readHoldings'
export {
  findMotions,
  fundService,
  motionsName,
  readMotions,
  readRaisedMotion,
  readXPoints,
  xPointDecimals,
} from './protocol/readMotions'
export type { Motion, MotionPlaces, MotionsBoard } from './protocol/readMotions'
export { readMintedNames, readTravelRuleIssuer } from './protocol/readHappened'
export { readPoolShares, type HeldPoolShares, type PoolShares } from './protocol/exchanges/readPoolShares'
export { readPosition } from './protocol/exchanges/readPosition'
export type { DexMember, DexPosition } from './protocol/exchanges/readPosition'
export { readPastRewards } from './protocol/staking/readPastRewards'
export type { PastReward } from './protocol/staking/readPastRewards'
export { findStaking, readStaking } from './protocol/staking/readStaking'
export type { Delegation, Staking, StakingNode, StakingPlaces } from './protocol/staking/readStaking'
export { readSoulbound, readSoulboundIssuer } from './protocol/soulbound/readSoulbound'
export { isKeyOfOwner } from './protocol/soulbound/isKeyOfOwner'
export type { Soulbound, SoulboundIssuer } from './protocol/soulbound/readSoulbound'
export { readSoulboundInbox } from './protocol/soulbound/readSoulboundInbox'
export type { InboxEntry, InboxPage } from './protocol/soulbound/readSoulboundInbox'
export { nftKeyOf, readNameNft } from './protocol/nfts/readNameNft'
export { readNft } from './protocol/nfts/readNft'
export { readTydras } from './protocol/nfts/readTydras'
export { mostTydras, readTydraSale, soldTydras } from './protocol/nfts/readTydraSale'
export type { TydraSale, TydraSaleOptions } from './protocol/nfts/readTydraSale'
export { collectableCollections, readCollectables } from './protocol/estate/readCollectables'
export type { Collectable, HeldCollection } from './protocol/estate/readCollectables'
export { readImageCollections } from './protocol/nfts/readImageCollections'
export type { ImageCollection } from './protocol/nfts/readImageCollections'
export type { NftHolder, NftPlace } from './protocol/nfts/nftPlace'

export { fetchStored } from './permaweb/fetchStored'
export type { Stored, StoredOptions } from './permaweb/fetchStored'
export { StorageContent } from './permaweb/storageContent'

export { resolutionOf, resolveDid } from './did/resolveDid'
export type { DidOptions, DidSource } from './did/resolveDid'
export { didError, failedResolution } from './did/didResolution'
export type { DidDocumentMetadata, DidError, DidErrorCode, DidResolution } from './did/didResolution'
export { answerDidRequest } from './did/http/answerDidRequest'
export type { DidAnswer } from './did/http/didAnswer'
export { resolverPath } from './did/http/didRequest'
export { getResolver } from './did/didDriver'

export type { TransactionContent, TransactionRequest } from './transaction/transactionRequest'
export { intentOf } from './transaction/intent'
export type { Intent } from './transaction/intent'
export { markOf, mostForeseen, readEffects } from './transaction/effects'
export type { Foreseen } from './transaction/effects'
export { leftFrom, movesOf } from './reads/moves'
export type { AllowanceEnd, Move } from './reads/moves'
export { blocksToWait, settle } from './transaction/settle'
export type { Fact, Outcome } from './transaction/settle'
export type { SentTransaction } from './reads/sentTransaction'
export { lookAtTransaction } from './transaction/lookAtTransaction'
export { lookForIntent } from './transaction/lookForIntent'
export { readNonce } from './transaction/readNonce'
export { settleIntent } from './transaction/settleIntent'
export type { IntentSearch, SearchProgress, SettleOptions } from './transaction/settleIntent'
export {
  readTransactionOutcome,
  mostPolls,
  pollPause,
  waitForTransaction,
} from './transaction/waitForTransaction'
export type { TransactionOutcome, WaitOptions, WaitProgress } from './transaction/waitForTransaction'

export {
  knownFacts,
  mostStatementBytes,
  statementHash,
  statementText,
  type AccountText,
  type StatedFact,
  type FactKind,
  type FactValues,
  type Statement,
} from './statement/statement'
export { readFacts, type Endpoint } from './statement/readFacts'
export { readStatement } from './statement/readStatement'
export { parseStatement, type ParsedStatement, type StatementCode } from './statement/parseStatement'
export { compareFacts, type ComparedFact } from './statement/compareFacts'

export { WalletError } from './wallet/WalletError'
export type { WalletErrorCode } from './wallet/WalletError'
export type {
  BrowserWalletKind,
  ConnectCode,
  ConnectOptions,
  SendOutcome,
  WalletAccount,
  WalletAdapter,
  WalletNetwork,
  WalletState,
  ZilPayBrand,
} from './wallet/walletAdapter'
export { compareNodes } from './wallet/nodeFacts'
export type { NodeDifference, NodeFacts } from './wallet/nodeFacts'
export { readNodeFacts } from './wallet/readNodeFacts'
export { walletGasPrice } from './wallet/walletGasPrice'
export type { WalletBuild, WalletGasPrice } from './wallet/walletGasPrice'
export { walletWindow } from './wallet/walletWindow'
export type { WalletWindow } from './wallet/walletWindow'
export { createZilPayAdapter } from './wallet/createZilPayAdapter'
export type { ZilPayOptions } from './wallet/createZilPayAdapter'
export { zilPayBrand } from './wallet/zilPay'
export type { ZilPayPage } from './wallet/zilPay'
export { storagePermissions } from './wallet/storageWallet'
export type {
  StorageCode,
  StorageTransaction,
  StorageWaitOptions,
  StorageWallet,
} from './wallet/storageWallet'
export { webCipher } from './wallet/webCipher'
export { createArConnectAdapter } from './wallet/createArConnectAdapter'
export type { ArConnectPage } from './wallet/arConnect'
export type { ArConnectOptions } from './wallet/arConnectCalls'
export { findCollection } from './protocol/nfts/findCollection'
export { readDomainOffers, type DomainOffer } from './protocol/nfts/readDomainOffers'
export { readImageOffer } from './protocol/nfts/readImageOffer'
export { readNftFacts, type NftFacts } from './protocol/nfts/readNftFacts'
export { readOwnedNfts, type OwnedNfts } from './protocol/nfts/readOwnedNfts'
