import { zilliqa1Gas, zilliqa2Gas, type GasRules } from '@tyto/primitives'

/** How nodes behave that execute calls of contracts: facts, of which nothing is decided here. */
export interface NodeRuleSet {
  readonly name: RuleSetName
  readonly gas: GasRules
  /** A transaction can be looked up so many blocks after its own; its status is told before. */
  readonly blocksToFinal: bigint
  /** The status that `GetTransactionStatus` gives one that stands in a block and was undone; null where it says confirmed. */
  readonly failedStatus: number | null
  /** In the bodies of a block a nonce is so much lower than the signed one. */
  readonly bodyNonceLag: bigint
  readonly requests: RequestRules
}

/** The load that a node takes of one address. */
export interface RequestRules {
  /** Calls in one batch. */
  readonly mostCalls: number
  /** Credits within the pause; null where nobody counts. */
  readonly credits: number | null
  /** After the last call that was taken, so long until the credits are whole again; in ms. */
  readonly pauseMs: number
  /** The prices of calls; `otherPrice` for all that is not named. */
  readonly prices: Readonly<Record<string, number>>
  readonly otherPrice: number
}

export const ruleSetNames = ['zilliqa-1', 'zilliqa-2'] as const
export type RuleSetName = (typeof ruleSetNames)[number]

/**
 * Nodes limit the length of a batch: the public one refused 1,000 calls with HTTP 413, where other wallets hold 500 to be
 * safe. Sixty coins of two wallets are one batch, together with what else a page asks for then.
 */
const mostCalls = 499

/** The rules that nodes are known to have. Those of Zilliqa 2 as the source of Zilliqa/zq2 has them. */
export const ruleSets: Readonly<Record<RuleSetName, NodeRuleSet>> = {
  'zilliqa-1': {
    name: 'zilliqa-1',
    gas: zilliqa1Gas,
    blocksToFinal: 0n,
    failedStatus: null,
    bodyNonceLag: 0n,
    requests: { mostCalls, credits: null, pauseMs: 1_000, prices: {}, otherPrice: 0 },
  },
  'zilliqa-2': {
    name: 'zilliqa-2',
    gas: zilliqa2Gas,
    blocksToFinal: 2n,
    failedStatus: 255,
    bodyNonceLag: 1n,
    requests: {
      mostCalls,
      credits: 40_000,
      pauseMs: 1_000,
      prices: {
        CreateTransaction: 80,
        GetBalance: 250,
        GetBlockchainInfo: 500,
        GetContractAddressFromTransactionID: 250,
        GetCurrentMiniEpoch: 250,
        GetLatestTxBlock: 250,
        GetMinimumGasPrice: 250,
        GetNetworkId: 5,
        GetNumTxBlocks: 250,
        GetRecentTransactions: 500,
        GetSmartContractCode: 50,
        GetSmartContractInit: 250,
        GetSmartContractState: 1_000,
        GetSmartContractSubState: 80,
        GetSmartContracts: 300,
        GetTransaction: 150,
        GetTransactionStatus: 250,
        GetTransactionsForTxBlock: 300,
        GetTxBlock: 250,
        GetTxnBodiesForTxBlock: 250,
        GetVersion: 5,
      },
      otherPrice: 500,
    },
  },
}

export function isRuleSetName(value: unknown): value is RuleSetName {
  return ruleSetNames.some((name) => name === value)
}

/** The price of a call for a caller of such a node. */
export function priceOf({ prices, otherPrice }: RequestRules, method: string): number {
  return (Object.hasOwn(prices, method) ? prices[method] : undefined) ?? otherPrice
}
