/** Shares are counted in parts of this many. */
export const feeDenominator = 10_000n

/** The fees that an exchange of pools takes from a swap. */
export interface PoolFees {
  /** How many of 10,000 units that come in count; the rest is for those who brought the pool. */
  readonly afterFee: bigint
  /** One of so many Qa of each swap goes to the exchange itself; 0 where nothing does. */
  readonly zilDivisor: bigint
}

/** The exchanges of pools, by their names among the services of InitDid. */
export type PoolExchange = 'zilswap' | 'aswap' | 'dragondex'

/** The coins that are traded against ZIL, by their ids in the protocol. */
export const tradedCoins: readonly string[] = [
  'tyron',
  's$i',
  'xsgd',
  'zusdt',
  'zlp',
  'gzil',
  'stzil',
  'zwap',
]

/** How many of 10,000 units count at the community's exchange where the chain does not say. */
export const usualProfitDenom = 9900n

/** The fees where the chain does not say them. */
export const usualFees: Readonly<Record<PoolExchange, PoolFees>> = {
  zilswap: { afterFee: 9970n, zilDivisor: 0n },
  aswap: { afterFee: 9940n, zilDivisor: 333n },
  dragondex: { afterFee: 9950n, zilDivisor: 500n },
}
