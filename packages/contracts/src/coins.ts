import { zeroAddress, zilDecimals, zilId, type Address } from '@tyto/primitives'

/** A coin that people can hold and pay with. */
export interface Coin {
  /** Id in the protocol, in lower case: the key of the coin in services and prices. */
  readonly id: string
  readonly symbol: string
  readonly name: string
  /** Digits after the point of the smallest unit. Where a token's contract says its own count, that one is true. */
  readonly decimals: number
}

/** The native coin of the chain. */
export const zil: Coin = { id: zilId, symbol: 'ZIL', name: 'Zilliqa', decimals: zilDecimals }

/** Stands for ZIL where a coin is named by its contract: the chain's own coin has none. */
export const zilAddress: Address = zeroAddress

/** Digits behind the point of the coins of the community's own exchange, as their contracts count; shares are its pool's. */
export const tyronDecimals = 12
export const ssiDecimals = 18
export const sharesDecimals = 18

/** The coins that can pay for a name, in the order in which they are offered. */
export const paymentCoins: readonly Coin[] = [
  zil,
  { id: 'tyron', symbol: 'TYRON', name: 'TYRON SSI Token', decimals: tyronDecimals },
  { id: 's$i', symbol: 'S$I', name: 'SSI Dollar', decimals: ssiDecimals },
  { id: 'xsgd', symbol: 'XSGD', name: 'Singapore dollar', decimals: 6 },
  { id: 'xidr', symbol: 'XIDR', name: 'Indonesian rupiah', decimals: 6 },
  { id: 'zusdt', symbol: 'zUSDT', name: 'Tether USD', decimals: 6 },
  { id: 'gzil', symbol: 'gZIL', name: 'Governance ZIL', decimals: 15 },
  { id: 'zlp', symbol: 'ZLP', name: 'ZilPay token', decimals: 18 },
]
