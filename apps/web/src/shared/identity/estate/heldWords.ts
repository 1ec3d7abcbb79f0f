import { sharesDecimals, coinById } from '@tyto/contracts'
import { exchangeNames, sharesId, type PoolExchange } from '@tyto/exchange'
import type { EstateWallet } from '@tyto/identity'
import { cutUnits, zilDecimals } from '@tyto/primitives'
import { formatDecimal } from '../../ui/text/formatDecimal'
import type { EstateNames } from './useEstateNames'

/** A hundred percent, with so many digits after the point. */
const percentDecimals = 6
const wholePart = 100n * 10n ** BigInt(percentDecimals)
/** As many coins of a wallet as are named. */
const mostCoins = 8

/** The things that a wallet holds, part by part; a part of which nothing is known, or nothing there, is left out. */
export function heldWords(names: EstateNames, wallet: EstateWallet): readonly string[] {
  const { t, amount } = names
  const { staked, waiting, brought, nfts, tokens } = wallet
  return [
    ...coinWords(names, wallet),
    ...some(staked, (units) => t('held.staked', { zil: amount(units, zilDecimals) })),
    ...some(waiting, (units) => t('held.waiting', { zil: amount(units, zilDecimals) })),
    ...some(freeShares(wallet), (units) => `${amount(units, sharesDecimals)} TYRONS$I`),
    ...some(brought, (units) => t('held.brought', { amount: amount(units, sharesDecimals) })),
    ...wallet.pools.map((pool) => poolWords(names, pool)),
    ...nfts.map(({ collection, count }) => t('held.nfts', { count: Number(count), collection })),
    ...(tokens !== null && tokens > 0 ? [t('held.tokens', { count: tokens })] : []),
  ]
}

function some(units: bigint | null, tell: (units: bigint) => string): readonly string[] {
  return units !== null && units > 0n ? [tell(units)] : []
}

function coinWords({ t, amount }: EstateNames, { coins }: EstateWallet): readonly string[] {
  const left = coins.length - mostCoins
  return [
    ...coins
      .slice(0, mostCoins)
      .map(({ id, units, decimals }) => `${amount(units, decimals)} ${coinById(id)?.symbol ?? id}`),
    ...(left > 0 ? [t('held.more', { count: left })] : []),
  ]
}

/** The shares of the pool are a coin as well: they are told once. */
function freeShares({ shares, coins }: EstateWallet): bigint | null {
  return coins.some(({ id }) => id === sharesId) ? null : shares
}

function poolWords(
  { t, language }: EstateNames,
  { coin, exchange, shares, total }: EstateWallet['pools'][number],
): string {
  return t('held.pool', {
    part: formatDecimal(cutUnits((shares * wholePart) / total, percentDecimals, 2).text, language),
    coin: coinById(coin)?.symbol ?? coin,
    exchange: exchangeNames[exchange as PoolExchange],
  })
}
