import { coinPlaces } from '../../../shared/ui/text/shownPlaces'
import type { Exchanges } from '@tyto/chain'
import { allCoins, zil, type Coin } from '@tyto/contracts'
import {
  exchangeIds,
  exchangeNames,
  pricesOf,
  worthInTokens,
  worthInZil,
  worthOf,
  type CoinPrice,
} from '@tyto/exchange'
import { cutUnits, qaPerZil, zilId } from '@tyto/primitives'
import { useTranslation } from 'react-i18next'
import type { HeldCoins, ShownAmount } from '../../../shared/chain/coins/coinBalances'
import { coinOfRate } from '../../../shared/chain/coins/rateCoins'
import { useRateCurrency } from '../../../shared/settings/tradeSettings'
import { Amount } from '../../../shared/ui/text/Amount'
import { formatWhole } from '../../../shared/ui/text/formatWhole'
import layout from '../../../shared/ui/page/layout.module.css'
import { Skeleton } from '../../../shared/ui/page/Skeleton'
import text from '../../../shared/ui/text/text.module.css'
import { Unfold } from '../../../shared/ui/cards/Unfold'
import { coinOf } from './chosenCoins'
import type { Holder } from './hodler'
import styles from '../../../shared/values/chart/figures.module.css'
import { useNamesOfCoins } from './useNamesOfCoins'

interface WorthProps {
  readonly held: HeldCoins
  readonly holders: readonly Pick<Holder, 'address' | 'title'>[]
}

/** The worth of wallets by the pools of the chain's own exchanges, and where each price comes from. */
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
  const { t } = useTranslation('balances')
  const namesOf = useNamesOfCoins()
  const prices = pricesOf(exchanges)
  const currency = useRateCurrency()
  const rate = coinOfRate(currency)
  const ratePrice = prices.get(rate.id)
  const down = exchangeIds
    .filter((id) => (id === 'tydradex' ? exchanges.tyronDex : exchanges.states.get(id)) === null)
    .map((id) => exchangeNames[id])
  const isHeld = ({ id }: Coin): boolean =>
    holders.some(({ address }) => {
      const amount = held.of(address, id)
      return amount.kind === 'amount' && amount.units > 0n
    })
  const priceless = allCoins.filter((coin) => coin.id !== zilId && !prices.has(coin.id) && isHeld(coin))
  return (
    <div className={layout.stack}>
      <table className={styles.table}>
        <caption className={text.sr}>{t('worth.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('worth.wallet')}</th>
            <th scope="col" className={styles.number}>
              {zil.symbol}
            </th>
            {rate.id !== zilId && (
              <th scope="col" className={styles.number}>
                {currency}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {holders.map(({ address, title }) => {
            const worth = worthOf((coin) => unitsOf(held.of(address, coin)), prices)
            return (
              <tr key={address}>
                <th scope="row">{title}</th>
                <Figure units={worth} coin={zil} />
                {rate.id !== zilId && (
                  <Figure
                    units={worth !== null && ratePrice ? worthInTokens(worth, ratePrice.pool) : null}
                    coin={rate}
                  />
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className={text.hint}>
        <span>{t('worth.hint')}</span> <span>{t('worth.without')}</span>{' '}
        {rate.id !== zilId && (
          <span>{t(ratePrice ? 'worth.rate' : 'worth.noRate', { currency, coin: rate.symbol })}</span>
        )}
      </p>
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
              <Source key={id} coin={coinOf(id)} price={price} block={exchanges.block} />
            ))}
          </tbody>
        </table>
      </Unfold>
    </div>
  )
}

/** Units that count: undefined while they are not known, null where the protocol has no such coin. */
function unitsOf(amount: ShownAmount): bigint | null | undefined {
  if (amount.kind === 'amount') return amount.units
  return amount.kind === 'loading' || amount.kind === 'unknown' ? undefined : null
}

interface SourceProps {
  readonly coin: Coin
  readonly price: CoinPrice
  /** The block that the pool was read at. */
  readonly block: bigint
}

/** How a coin came by its price. */
function Source({ coin, price: { exchange, pool, by }, block }: SourceProps) {
  const { t, i18n } = useTranslation('balances')
  const whole = (count: bigint): string => formatWhole(count, i18n.language)
  const depth = whole(pool.zil / qaPerZil)
  return (
    <tr>
      <th scope="row">{coin.symbol}</th>
      <td>
        <span>{t('worth.pool', { exchange: exchangeNames[exchange], depth, block: whole(block) })}</span>
        {by !== null && <span>{` ${t('worth.by', { coin: coinOf(by).symbol })}`}</span>}
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
      {units === null ? t('unknown') : <Amount value={cutUnits(units, coin.decimals, coinPlaces).text} />}
    </td>
  )
}
