import { joinClasses } from '../joinClasses'
import styles from './Segmented.module.css'

interface SegmentedProps<T extends string> {
  /** The name of the choice, for screen readers. */
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T | null
  readonly onChange: (value: T) => void
  /** The choices share the whole width in equal parts. */
  readonly fill?: boolean
}

/** A choice between a few options, side by side. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
  fill = false,
}: SegmentedProps<T>) {
  return (
    <div className={joinClasses(styles.segmented, fill && styles.fill)} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
