import type { Envelope } from '../base/node'
import { ZilPayTransaction, readTransaction, type TransactionParams } from './transaction'
import type { Provider } from './provider'
import { readAddress } from './utilities'
import type { ZilPayWallet } from './wallet'

type Read = (...params: readonly unknown[]) => Promise<Envelope>

/** `window.zilPay.blockchain`: one function per method of the chain; each but two answers the node's whole answer. */
export interface Blockchain extends Readonly<Record<string, unknown>> {
  createTransaction(
    transaction: ZilPayTransaction | TransactionParams,
    priority?: boolean,
  ): Promise<ZilPayTransaction>
  getTransaction(hash: string): Promise<ZilPayTransaction>
}

/** How the first parameter of a method is read. */
type FirstParam = 'address' | 'hash' | 'plain'

const reads: readonly (readonly [name: string, method: string, first: FirstParam])[] = [
  ['getBalance', 'GetBalance', 'address'],
  ['getBlockChainInfo', 'GetBlockchainInfo', 'plain'],
  ['getShardingStructure', 'GetShardingStructure', 'plain'],
  ['getDSBlock', 'GetDSBlock', 'plain'],
  ['getLatestDSBlock', 'GetLatestDsBlock', 'plain'],
  ['getNumDSBlocks', 'GetNumDSBlocks', 'plain'],
  ['getDSBlockRate', 'GetDSBlockRate', 'plain'],
  ['getDSBlockListing', 'DSBlockListing', 'plain'],
  ['getTxBlock', 'GetTxBlock', 'plain'],
  ['getLatestTxBlock', 'GetLatestTxBlock', 'plain'],
  ['getNumTxBlocks', 'GetNumTxBlocks', 'plain'],
  ['getTxBlockRate', 'GetTxBlockRate', 'plain'],
  ['getTxBlockListing', 'TxBlockListing', 'plain'],
  ['getNumTransactions', 'GetNumTransactions', 'plain'],
  ['getTransactionRate', 'GetTransactionRate', 'plain'],
  ['getCurrentMiniEpoch', 'GetCurrentMiniEpoch', 'plain'],
  ['getCurrentDSEpoch', 'GetCurrentDSEpoch', 'plain'],
  ['getPrevDifficulty', 'GetPrevDifficulty', 'plain'],
  ['getPrevDSDifficulty', 'GetPrevDSDifficulty', 'plain'],
  ['getTotalCoinSupply', 'GetTotalCoinSupply', 'plain'],
  ['getMinerInfo', 'GetMinerInfo', 'plain'],
  ['getNumTxnsTxEpoch', 'GetNumTxnsTxEpoch', 'plain'],
  ['getNumTxnsDSEpoch', 'GetNumTxnsDSEpoch', 'plain'],
  ['getMinimumGasPrice', 'GetMinimumGasPrice', 'plain'],
  ['getRecentTransactions', 'GetRecentTransactions', 'plain'],
  ['getTransactionsForTxBlock', 'GetTransactionsForTxBlock', 'plain'],
  ['getTransactionsForTxBlockEx', 'GetTransactionsForTxBlockEx', 'plain'],
  ['getTxnBodiesForTxBlock', 'GetTxnBodiesForTxBlock', 'plain'],
  ['getTxnBodiesForTxBlockEx', 'GetTxnBodiesForTxBlockEx', 'plain'],
  ['getSmartContractCode', 'GetSmartContractCode', 'address'],
  ['getSmartContractInit', 'GetSmartContractInit', 'address'],
  ['getSmartContractState', 'GetSmartContractState', 'address'],
  ['getSmartContractSubState', 'GetSmartContractSubState', 'address'],
  ['getSmartContracts', 'GetSmartContracts', 'address'],
  ['getContractAddressFromTransactionID', 'GetContractAddressFromTransactionID', 'hash'],
  ['getTransactionStatus', 'GetTransactionStatus', 'hash'],
  ['getStateProof', 'GetStateProof', 'plain'],
  ['getNetworkId', 'GetNetworkId', 'plain'],
  ['getPendingTxn', 'GetPendingTxn', 'hash'],
  ['getPendingTxns', 'GetPendingTxns', 'plain'],
]

export function createBlockchain(provider: Provider, wallet: ZilPayWallet): Blockchain {
  const read =
    (method: string, first: FirstParam): Read =>
    async (...params) =>
      provider.send(method, ...params.map((each, index) => (index === 0 ? readFirst(first, each) : each)))

  return {
    ...Object.fromEntries(reads.map(([name, method, first]) => [name, read(method, first)])),
    getSmartContractSubState: async (address: string, field: string, indices: readonly string[] = []) =>
      provider.send('GetSmartContractSubState', readFirst('address', address), field, indices),
    createTransaction: async (given, priority = false) =>
      wallet.submit(given instanceof ZilPayTransaction ? given : new ZilPayTransaction(given, priority)),
    getTransaction: async (hash) => {
      const { result } = await provider.send('GetTransaction', readFirst('hash', hash))
      return readTransaction(result)
    },
  }
}

function readFirst(kind: FirstParam, value: unknown): unknown {
  if (kind === 'address') return readAddress(value).slice(2)
  return kind === 'hash' ? String(value).toLowerCase().replace('0x', '') : value
}
