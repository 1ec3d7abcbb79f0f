import { paymentCoins } from '@tyto/contracts'
import type { Prices } from '@tyto/chain'
import { formatUnits } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../shared/ui/text/Amount'
import text from '../../shared/ui/text/text.module.css'
import styles from './SearchResult.module.css'

/** The price of a free name, in each currency that has a price on chain. */
export function PriceList({ prices }: { readonly prices: Prices | null }) {
  const { t } = useTranslation('search')
  if (prices === null) return <span className={text.hint}>{t('pricesUnknown')}</span>
  const offers = paymentCoins.flatMap((coin) => {
    const price = prices.get(coin.id)
    return price === undefined ? [] : [{ coin, price }]
  })
  if (offers.length === 0) return null
  return (
    <ul className={styles.prices} aria-label={t('prices')}>
      {offers.map(({ coin, price }) => (
        <li key={coin.id}>
          <Amount value={formatUnits(price, coin.decimals)} unit={coin.symbol} />
        </li>
      ))}
    </ul>
  )
}
