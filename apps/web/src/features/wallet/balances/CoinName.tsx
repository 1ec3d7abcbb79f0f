import type { Coin } from '@tyto/contracts'
import styles from './CoinName.module.css'

/** The sign of a coin, its symbol and its name. */
export function CoinName({ coin }: { readonly coin: Coin }) {
  const { id, symbol, name } = coin
  const sign = symbol.startsWith('S$') ? 'S$' : id === 'tyrons$i' ? 'T$' : symbol.charAt(0).toUpperCase()
  return (
    <span className={styles.coin}>
      <span className={styles.sign} data-own={id === 'tyron' || undefined} aria-hidden="true">
        {sign}
      </span>
      <span className={styles.names}>
        <b>{symbol}</b>
        <small>{name}</small>
      </span>
    </span>
  )
}
