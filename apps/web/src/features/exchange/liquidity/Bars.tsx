import { ssiDecimals } from '@tyto/contracts'
import { Coins } from './Coins'
import styles from './Liquidity.module.css'

interface BarsProps {
  readonly bars: readonly {
    readonly label: string
    /** In S$I; a bar of two parts is what the first one says, and the rest. */
    readonly value: bigint
    readonly look: 'inPool' | 'held'
    /** The part of it that fees are. */
    readonly earned?: bigint
  }[]
  /** The amount that the whole width stands for. */
  readonly most: bigint
}

/** Amounts of S$I beside each other, as numbers and as bars. */
export function Bars({ bars, most }: BarsProps) {
  const width = (value: bigint): string => `${most === 0n ? 0n : (value * 100n) / most}%`
  return bars.map(({ label, value, look, earned = 0n }) => (
    <div key={label} className={styles.line}>
      <span>{label}</span>
      <span>
        <Coins units={value} decimals={ssiDecimals} unit="S$I" />
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i data-key={look} style={{ width: width(value - earned) }} />
        {earned > 0n && <i data-key="earned" style={{ width: width(earned) }} />}
      </span>
    </div>
  ))
}
