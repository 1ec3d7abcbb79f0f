import { worthPlaces } from '../../ui/text/shownPlaces'
import { pricesOf, worthInTokens, type CoinPrice } from '@tyto/exchange'
import type { EstateWallet } from '@tyto/identity'
import { cutUnits, zilId } from '@tyto/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { marketQuery } from '../../chain/coins/marketQuery'
import { coinOfRate } from '../../chain/coins/rateCoins'
import { useNetworkId } from '../../settings/network'
import { useRateCurrency } from '../../settings/tradeSettings'
import { formatDecimal } from '../../ui/text/formatDecimal'
import { pricelessCoins, walletWorth } from './estateWorth'

export interface EstateWorth {
  /** The worth of wallets together, in words; null while the prices are being read, and for what is worth nothing. */
  of(wallets: readonly EstateWallet[]): string | null
  /** Ids of coins that are held and have no price. */
  priceless(wallets: readonly EstateWallet[]): readonly string[]
}

/** The worth of wallets in the currency that the person chose, by the pools of the chain's own exchanges. */
export function useEstateWorth(): EstateWorth {
  const { t, i18n } = useTranslation('estate')
  const currency = useRateCurrency()
  const { data, error } = useQuery(marketQuery(useNetworkId()))
  if (data === undefined)
    return { of: () => (error === null ? null : t('worth.unknown')), priceless: () => [] }
  const { exchanges } = data
  const prices: ReadonlyMap<string, CoinPrice> = exchanges === null ? new Map() : pricesOf(exchanges)
  // An exchange that did not answer may be the one that has the price.
  const isWhole =
    exchanges !== null && exchanges.tyronDex !== null && ![...exchanges.states.values()].includes(null)
  const coin = coinOfRate(currency)
  const pool = prices.get(coin.id)?.pool
  const shown = (qa: bigint): string | null => {
    const units = coin.id === zilId ? qa : pool === undefined ? null : worthInTokens(qa, pool)
    if (units === null) return null
    return formatDecimal(cutUnits(units, coin.decimals, worthPlaces).text, i18n.language)
  }
  return {
    of: (wallets) => {
      const each = wallets.map((wallet) => walletWorth(wallet, { prices, exchanges }))
      if (each.includes(null) || (!isWhole && pricelessCoins(wallets, prices).length > 0))
        return t('worth.unknown')
      const total = each.reduce<bigint>((sum, qa) => sum + (qa ?? 0n), 0n)
      if (total === 0n) return null
      const amount = exchanges === null ? null : shown(total)
      return amount === null ? t('worth.unknown') : t('worth.about', { amount, currency })
    },
    priceless: (wallets) => (isWhole ? pricelessCoins(wallets, prices) : []),
  }
}
