import { paymentCoins } from '@tyto/contracts'
import type { Prices } from '@tyto/chain'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { discountOf } from '../../shared/chain/payment/discountOf'
import { Amount } from '../../shared/ui/text/Amount'
import text from '../../shared/ui/text/text.module.css'
import styles from './SearchResult.module.css'

/** The price of a free name: one or another, in each currency that has a price on chain. */
export function PriceList({ prices }: { readonly prices: Prices | null }) {
  const { t, i18n } = useTranslation('search')
  if (prices === null) return <span className={text.hint}>{t('pricesUnknown')}</span>
  const offers = paymentCoins.flatMap((coin) => {
    const price = prices.get(coin.id)
    return price === undefined ? [] : [{ coin, price }]
  })
  if (offers.length === 0) return null
  const between = wordsBetween(offers.length, i18n.language)
  return (
    <ul className={styles.prices} aria-label={t('prices')}>
      {offers.map(({ coin, price }, index) => {
        const discount = discountOf(prices, 'BuyNftUsername', coin.id)
        return (
          <li key={coin.id}>
            <Amount value={formatUnits(price, coin.decimals)} unit={coin.symbol} />
            {discount !== null && <span>{` ${t('discount', { percent: discount.toString() })}`}</span>}
            <span>{between[index]}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The words that a language writes after each alternative; nothing after the last one. */
function wordsBetween(count: number, language: string): readonly string[] {
  const list = Array.from({ length: count }, (_, index) => `${index}`)
  const parts = new Intl.ListFormat(language, { type: 'disjunction' }).formatToParts(list)
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
}
