import type { ReactNode } from 'react'
import styles from './Facts.module.css'
import { joinClasses } from '../joinClasses'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

interface FactsProps {
  readonly facts: readonly Fact[]
  /** `grid`: each label above its value, side by side. `lines`: label left and value right, one pair in each line. */
  readonly as?: 'grid' | 'lines'
  readonly className?: string | undefined
}

/** Labels and their values. */
export function Facts({ facts, as = 'lines', className }: FactsProps) {
  return (
    <dl className={joinClasses(styles[as], className)}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
