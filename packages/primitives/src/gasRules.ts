/**
 * The rules of gas of a network: a fact of the network, in the entry of it. In units of gas, prices in Qa for a unit.
 */
export interface GasRules {
  /** A payment between plain accounts costs this and no more. */
  readonly payment: bigint
  /** Charged for every deploy, before the code is looked at. */
  readonly deploy: bigint
  /** Charged for every call of a contract, a message to a contract included. */
  readonly call: bigint
  /** Charged for every message of a contract to a plain account. */
  readonly message: bigint
  /** A limit, and what a success pays, is not below the bytes of code and data. */
  readonly isBySize: boolean
  readonly leastPrice: bigint
  /** The most that the transactions of one block may ask for. */
  readonly block: bigint
  /** Most messages to contracts in one transaction; null where there is no such limit. */
  readonly mostMessages: number | null
}

/**
 * The chain as it was before Zilliqa 2, and the local network unless it plays other rules: NORMAL_TRAN_GAS, CONTRACT_CREATE_GAS,
 * CONTRACT_INVOKE_GAS and MAX_CONTRACT_EDGES of its constants (release notes of v8.0.0), GetMinimumGasPrice of 2,000 Li.
 */
export const zilliqa1Gas: GasRules = {
  payment: 50n,
  deploy: 50n,
  call: 10n,
  message: 0n,
  isBySize: false,
  leastPrice: 2_000_000_000n,
  block: 10_000_000n,
  mostMessages: 20,
}

/** Nodes of Zilliqa 2, as the source of Zilliqa/zq2 has them. */
export const zilliqa2Gas: GasRules = {
  payment: 50n,
  deploy: 400n,
  call: 300n,
  message: 50n,
  isBySize: true,
  leastPrice: 2_000_000_016n,
  block: 200_000n,
  mostMessages: null,
}

/** The least limit of gas that a network takes, by what is sent and how many bytes its code and data have. */
export function leastGasLimit(rules: GasRules, kind: 'payment' | 'deploy' | 'call', bytes: number): bigint {
  const flat = rules[kind]
  return rules.isBySize && BigInt(bytes) > flat ? BigInt(bytes) : flat
}
