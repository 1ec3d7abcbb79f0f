/** What trades come to, before they are made. */
export { feeDenominator, usualFees, type PoolExchange, type PoolFees } from './fees'
export { quoteExactInput, type Pool, type PoolPair, type Quote, type QuoteCode } from './quote'
export { minimumOutput } from './slippage'
