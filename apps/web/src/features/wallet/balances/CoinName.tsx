import type { Coin } from '@tyto/contracts'
import type { ReactNode } from 'react'
import { CoinSign } from '../../../shared/identity/coin/CoinSign'
import styles from './CoinName.module.css'

interface CoinNameProps {
  readonly coin: Coin
  /** Small buttons beside its symbol, and what they say below its name. */
  readonly mark?: ReactNode
}

/** The sign of a coin, its symbol and its name. */
export function CoinName({ coin, mark }: CoinNameProps) {
  return (
    <span className={styles.coin}>
      <CoinSign coin={coin} token={undefined} />
      <span className={styles.names}>
        <b>{coin.symbol}</b>
        {mark}
        <small>{coin.name}</small>
      </span>
    </span>
  )
}
