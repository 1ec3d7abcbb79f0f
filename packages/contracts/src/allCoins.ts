import { zilId } from '@tyto/primitives'
import { paymentCoins, sharesDecimals, type Coin } from './coins'

/** Every coin that the protocol lists, those that pay for a name first. */
export const allCoins: readonly Coin[] = [
  ...paymentCoins,
  coin('TYRONS$I', sharesDecimals, 'TYRON and SSI Dollar'),
  coin('stZIL', 12, 'Staked ZIL'),
  coin('ZWAP', 12, 'Zilswap token'),
  coin('zWBTC', 8, 'Wrapped Bitcoin'),
  coin('zETH', 18, 'Ether'),
  coin('zBNB', 18, 'BNB'),
  coin('zMATIC', 18, 'Polygon'),
  coin('XCAD', 18),
  coin('dXCAD', 18),
  coin('VRZ', 18),
  coin('LULU', 6),
  coin('FEES', 4),
  coin('ZPAINT', 4),
  coin('STREAM', 8),
  coin('zOPUL', 18),
  coin('Huny', 12),
  coin('DMZ', 18),
  coin('LUNR', 4),
  coin('SWTH', 8),
  coin('PORT', 4),
  coin('SCO', 4),
  coin('zBRKL', 18),
  coin('CARB', 8),
  coin('BLOX', 2),
  coin('REDC', 9),
  coin('HOL', 5),
  coin('EVZ', 8),
  coin('GRPH', 8),
  coin('SHARDS', 12),
  coin('DUCK', 2),
  coin('GP', 5),
  coin('GEMZ', 5),
  coin('OKI', 5),
  coin('FRANC', 6),
  coin('ZWALL', 12),
  coin('PELE', 5),
  coin('GARY', 4),
  coin('CONSULT', 6),
  coin('ZAME', 6),
  coin('WALLEX', 4),
  coin('HODL', 6),
  coin('ATHLETE', 4),
  coin('MILKY', 6),
  coin('BOLT', 18),
  coin('MAMBO', 12),
  coin('RECAP', 12),
  coin('ZCH', 6),
  coin('NFTDEX', 6),
  coin('UNIDEX-V2', 2),
  coin('ZILLEX', 12),
  coin('ZLF', 5),
  coin('BUTTON', 12),
]

/**
 * The coin of the protocol with an id, such as `gzil`; undefined for one that it does not list.
 *
 * @example
 * coinById('gzil')?.symbol // 'gZIL'
 */
export function coinById(id: string): Coin | undefined {
  return allCoins.find((each) => each.id === id)
}

function coin(symbol: string, decimals: number, name = symbol): Coin {
  return { id: symbol.toLowerCase(), symbol, name, decimals }
}

/** The rows of the balances page that are always there. */
export const mainCoins = ['tyrons$i', 'tyron', 's$i', zilId] as const

/** The coins of the list 'Add new currencies', in its order. */
export const selectableCoins = [
  'gzil',
  'stzil',
  'xsgd',
  'xidr',
  'zwap',
  'zusdt',
  'zwbtc',
  'zeth',
  'xcad',
  'dxcad',
  'vrz',
  'lulu',
  'fees',
  'zpaint',
  'stream',
  'zopul',
  'huny',
  'dmz',
  'zlp',
] as const
