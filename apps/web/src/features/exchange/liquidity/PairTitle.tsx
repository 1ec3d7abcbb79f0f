import type { Coin } from '@tyto/contracts'
import type { Address } from '@tyto/primitives'
import { CoinSign } from '../../../shared/identity/coin/CoinSign'
import styles from './Liquidity.module.css'

type PairCoin = Pick<Coin, 'id' | 'symbol'>

interface PairTitleProps {
  readonly coins: readonly [PairCoin, PairCoin]
  /** Where the coins stand, by their ids. */
  readonly places: ReadonlyMap<string, Address>
  readonly title: string
}

/** The two coins of a pool, and its name. */
export function PairTitle({ coins, places, title }: PairTitleProps) {
  return (
    <span className={styles.pair}>
      <span className={styles.signs}>
        {coins.map((coin) => (
          <CoinSign key={coin.id} coin={coin} token={places.get(coin.id)} />
        ))}
      </span>
      <span>{title}</span>
    </span>
  )
}
