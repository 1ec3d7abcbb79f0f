import type { Coin } from '@tyto/contracts'
import { CoinSign } from '../../../shared/identity/coin/CoinSign'
import styles from './CoinName.module.css'

/** The sign of a coin, its symbol and its name. */
export function CoinName({ coin }: { readonly coin: Coin }) {
  return (
    <span className={styles.coin}>
      <CoinSign coin={coin} token={undefined} />
      <span className={styles.names}>
        <b>{coin.symbol}</b>
        <small>{coin.name}</small>
      </span>
    </span>
  )
}
