/** What trades come to, before they are made. */
export {
  exchangeNames,
  feeDenominator,
  tradedCoins,
  usualFees,
  type PoolExchange,
  type PoolFees,
} from './fees'
export { priceOf, worthInTokens, worthInZil, type CoinPrice } from './price'
export { quoteExactInput, type Pool, type PoolPair, type Quote, type QuoteCode } from './quote'
export { minimumOutput } from './slippage'
