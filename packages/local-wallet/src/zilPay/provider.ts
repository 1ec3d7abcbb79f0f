import type { Envelope, WalletNode } from '../base/node'
import { never, wait, type WalletWindow } from '../base/walletWindow'
import type { PageState } from './pageState'
import type { ZilPayBuild } from '../base/requests'
import { texts } from './texts'

const answerTimeoutMs = 5_000

/** `window.zilPay.provider`: the page's way to the wallet's node. */
export class Provider {
  readonly #node: WalletNode
  readonly #page: PageState
  readonly #build: ZilPayBuild
  readonly #window: WalletWindow

  constructor(node: WalletNode, page: PageState, build: ZilPayBuild, window: WalletWindow) {
    this.#node = node
    this.#page = page
    this.#build = build
    this.#window = window
  }

  /** The node's whole answer (`{id, jsonrpc, result}`). Rejects with `Error`, also where the node answers an error. */
  async send(method: string, ...params: readonly unknown[]): Promise<Envelope> {
    this.#assertOpen()
    const passed = this.#build === 'bearby' || classicMethods.has(method)
    const answer = passed ? this.#ask(method, params) : never<Envelope>()
    const timeout = wait(this.#window, answerTimeoutMs).then(() => {
      throw new Error(`${method} request failed by timeout!`)
    })
    return Promise.race([answer, timeout])
  }

  #assertOpen(): void {
    const words = texts[this.#build]
    const locked = this.#build === 'classic' ? !this.#page.isEnable : this.#page.locked
    if (locked) throw new Error(words.locked)
    if (!this.#page.isConnect) throw new Error(words.notConnected)
  }

  async #ask(method: string, params: readonly unknown[]): Promise<Envelope> {
    try {
      return await this.#node.ask(method, params, this.#build === 'bearby' ? '1' : 1)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(texts[this.#build].nodeError(message))
    }
  }
}

/** The only methods that the classic build hands on; any other one runs into its time-out. */
const classicMethods: ReadonlySet<string> = new Set([
  'CreateTransaction',
  'GetBalance',
  'GetBlockchainInfo',
  'GetContractAddressFromTransactionID',
  'GetCurrentDSEpoch',
  'GetCurrentMiniEpoch',
  'GetDSBlock',
  'GetDSBlockRate',
  'DSBlockListing',
  'GetLatestDsBlock',
  'GetLatestTxBlock',
  'GetMinerInfo',
  'GetMinimumGasPrice',
  'GetNetworkId',
  'GetNumDSBlocks',
  'GetNumTransactions',
  'GetNumTxBlocks',
  'GetNumTxnsDSEpoch',
  'GetNumTxnsTxEpoch',
  'GetPendingTxn',
  'GetPendingTxns',
  'GetPrevDifficulty',
  'GetPrevDSDifficulty',
  'GetRecentTransactions',
  'GetShardingStructure',
  'GetSmartContractCode',
  'GetSmartContractInit',
  'GetSmartContracts',
  'GetSmartContractState',
  'GetSmartContractSubState',
  'GetStateProof',
  'GetTotalCoinSupply',
  'GetTransaction',
  'GetTransactionRate',
  'GetTransactionsForTxBlock',
  'GetTransactionsForTxBlockEx',
  'GetTransactionStatus',
  'GetTxBlock',
  'GetTxBlockRate',
  'GetTxnBodiesForTxBlock',
  'GetTxnBodiesForTxBlockEx',
  'TxBlockListing',
])
