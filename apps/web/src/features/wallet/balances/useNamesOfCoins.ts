import type { Coin } from '@tyto/contracts'
import { useTranslation } from 'react-i18next'
import { commaText } from '../../../shared/ui/text/listText'

/** How many of them are named. */
const mostNamed = 8

/** Coins in a sentence: the first of a long list, and how many more there are. */
export function useNamesOfCoins(): (coins: readonly Coin[]) => string {
  const { t, i18n } = useTranslation('balances')
  return (coins) => {
    const symbols = coins.map(({ symbol }) => symbol)
    const named = commaText(symbols.slice(0, mostNamed), i18n.language)
    const left = symbols.length - mostNamed
    return left > 0 ? t('more', { coins: named, count: left }) : named
  }
}
