/** Trades, reckoned before they are made. */
export { broughtFor, sinceBrought, type Brought, type PoolStep, type SinceBrought } from './brought'
export { directionOf, sharesId, ssiId, tyronId, xsgdId, type SwapDirection } from './directions'
export {
  feeDenominator,
  tradedCoins,
  usualFees,
  usualProfitDenom,
  type PoolExchange,
  type PoolFees,
} from './fees'
export { priceOverTime, worthOverTime, type Dated, type Past } from './history'
export { sumOfPasts } from './sumOfPasts'
export {
  leastLiquidity,
  minimumContribution,
  previewAdd,
  previewAddTyronOnly,
  previewDraw,
  previewJoin,
  previewLeave,
  previewRemove,
  sbtFreeContribution,
  type Addition,
  type LiquidityCode,
  type Removal,
} from './liquidity'
export type { TyronDexState, TyronReserves } from './community'
export {
  exchangeIds,
  exchangeNames,
  tyronDexService,
  vaultService,
  type ExchangeId,
  type ExchangeState,
  type Exchanges,
  type VaultState,
} from './market'
export { priceIn, pricesOf, worthInTokens, worthInZil, worthOf, type CoinPrice } from './price'
export { leastInput } from './leastInput'
export { quoteExactInput, type Pool, type PoolPair, type Quote } from './quote'
export {
  bestOf,
  gasCostIn,
  gasOf,
  priceBothWays,
  type BestOffer,
  type BothPrices,
  type GasPayer,
  type GasTerms,
  type OfferCost,
} from './ranking'
export { rootOf } from './root'
export { quoteAt, quotesFor, type Hop, type Offer, type OfferCode, type Offers, type Trade } from './routes'
export { circulatingTyron, ratesOf, rateDigits, usdId, valueLocked, type Rates } from './rates'
export { minimumOutput } from './slippage'
export { splitOf, type Split } from './split'
export { type QuoteCode } from './steps'
export { ssiPerXsgd } from './vault'
