import { useId, type CSSProperties } from 'react'
import styles from './Liquidity.module.css'

interface PercentProps {
  readonly label: string
  /** 0 to 100. */
  readonly value: bigint
  readonly onChange: (value: bigint) => void
}

/** A share in percent: by the slider, with arrow keys, or as a number. */
export function Percent({ label, value, onChange }: PercentProps) {
  const id = useId()
  const change = (text: string): void => {
    if (!/^\d{0,3}$/.test(text)) return
    const read = BigInt(text === '' ? '0' : text)
    onChange(read > 100n ? 100n : read)
  }
  return (
    <div className={styles.percent}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={value.toString()}
        style={{ '--part': `${value}%` } as CSSProperties}
        onChange={(event) => change(event.target.value)}
      />
      <span className={styles.number}>
        <input
          aria-label={`${label}, %`}
          inputMode="numeric"
          autoComplete="off"
          value={value.toString()}
          onChange={(event) => change(event.target.value)}
        />
        <span aria-hidden="true">%</span>
      </span>
    </div>
  )
}
