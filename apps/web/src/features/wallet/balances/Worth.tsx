import type { Exchanges } from '@tyto/chain'
import { allCoins, zil, type Coin } from '@tyto/contracts'
import { exchangeIds, exchangeNames, pricesOf, worthInTokens, worthInZil, worthOf, type CoinPrice } from '@tyto/exchange'
import { cutUnits, qaPerZil, type Address } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import type { HeldCoins, ShownAmount } from '../../../shared/chain/coinBalances'
import { Amount } from '../../../shared/ui/Amount'
import layout from '../../../shared/ui/layout.module.css'
import { Skeleton } from '../../../shared/ui/Skeleton'
import text from '../../../shared/ui/text.module.css'
import { Unfold } from '../../../shared/ui/Unfold'
import { shownPlaces } from './CoinAmount'
import { coinOf } from './chosenCoins'
import styles from './Holdings.module.css'
import { useNamesOfCoins } from './useNamesOfCoins'

/** The coin that stands for a dollar. */
const dollar = coinOf('zusdt')

interface WorthProps {
  readonly held: HeldCoins
  readonly holders: readonly Holder[]
}

export interface Holder {
  readonly address: Address
  readonly title: string
}

/** What wallets are worth by the pools of the chain's own exchanges, and where each price comes from. */
export function Worth({ held, holders }: WorthProps) {
  const { t } = useTranslation('balances')
  const { exchanges } = held
  if (exchanges === undefined) return <Skeleton height="4rem" />
  if (exchanges === null) {
    return <p className={text.sub}>{t(held.error === null ? 'holdings.noPrice' : 'worth.unread')}</p>
  }
  return <Prices held={held} holders={holders} exchanges={exchanges} />
}

function Prices({ held, holders, exchanges }: WorthProps & { readonly exchanges: Exchanges }) {
  const { t, i18n } = useTranslation('balances')
  const namesOf = useNamesOfCoins()
  const prices = pricesOf(exchanges)
  const dollars = prices.get(dollar.id)
  const down = exchangeIds
    .filter((id) => (id === 'tydradex' ? exchanges.tyronDex : exchanges.states.get(id)) === null)
    .map((id) => exchangeNames[id])
  const isHeld = ({ id }: Coin): boolean =>
    holders.some(({ address }) => {
      const amount = held.of(address, id)
      return amount.kind === 'amount' && amount.units > 0n
    })
  const priceless = allCoins.filter((coin) => coin.id !== zil.id && !prices.has(coin.id) && isHeld(coin))
  return (
    <div className={layout.stack}>
      <table className={styles.table}>
        <caption className={text.sr}>{t('worth.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('worth.wallet')}</th>
            {[zil, ...(dollars ? [dollar] : [])].map(({ id, symbol }) => (
              <th key={id} scope="col" className={styles.number}>
                {symbol}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {holders.map(({ address, title }) => {
            const worth = worthOf((coin) => unitsOf(held.of(address, coin)), prices)
            return (
              <tr key={address}>
                <th scope="row">{title}</th>
                <Figure units={worth} coin={zil} />
                {dollars && (
                  <Figure units={worth === null ? null : worthInTokens(worth, dollars.pool)} coin={dollar} />
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={text.hint}>{t('worth.hint')}</p>
      {down.map((exchange) => (
        <p key={exchange} className={text.warning}>
          {t('worth.down', { exchange })}
        </p>
      ))}
      {priceless.length > 0 && (
        <p className={text.hint}>
          {t('worth.priceless', { count: priceless.length, coins: namesOf(priceless) })}
        </p>
      )}
      <Unfold label={t('worth.sources')}>
        <table className={styles.table}>
          <caption className={text.sr}>{t('worth.sources')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('coin')}</th>
              <th scope="col">{t('worth.source')}</th>
              <th scope="col" className={styles.number}>
                {t('worth.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...prices].map(([id, price]) => (
              <Source key={id} coin={coinOf(id)} price={price} />
            ))}
          </tbody>
        </table>
        <p className={text.hint}>
          {t('worth.block', { block: exchanges.block.toLocaleString(i18n.language) })}
        </p>
      </Unfold>
    </div>
  )
}

/** Units that count: undefined while they are not known, null where the protocol has no such coin. */
function unitsOf(amount: ShownAmount): bigint | null | undefined {
  if (amount.kind === 'amount') return amount.units
  return amount.kind === 'loading' || amount.kind === 'unknown' ? undefined : null
}

function Source({ coin, price: { exchange, pool, by } }: { readonly coin: Coin; readonly price: CoinPrice }) {
  const { t, i18n } = useTranslation('balances')
  const depth = (pool.zil / qaPerZil).toLocaleString(i18n.language)
  return (
    <tr>
      <th scope="row">{coin.symbol}</th>
      <td>
        {t('worth.pool', { exchange: exchangeNames[exchange], depth })}
        {by !== null && ` ${t('worth.by', { coin: coinOf(by).symbol })}`}
      </td>
      <Figure units={worthInZil(10n ** BigInt(coin.decimals), pool)} coin={zil} />
    </tr>
  )
}

/** A figure of a table, cut and never rounded; null for unknown. */
function Figure({ units, coin }: { readonly units: bigint | null; readonly coin: Coin }) {
  const { t } = useTranslation('chain')
  return (
    <td className={styles.number}>
      {units === null ? t('unknown') : <Amount value={cutUnits(units, coin.decimals, shownPlaces).text} />}
    </td>
  )
}
